import type { Picture } from '../rules/index.ts';
import type { Chance, DisputeWords } from './dispute.en.ts';

const pictures: Readonly<Record<Picture, string>> = { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' };

const chances = (list: readonly Chance[]): string => list.map(({ picture, ways, of }) => `${pictures[picture]}(${of}가지 중 ${ways})`).join(', ');

/** What the referee says of two people who disagree, in Korean. */
export const disputeWords: DisputeWords = {
  both: { one: '첫 번째 사람이 맞고, 두 번째 사람은 틀립니다.', two: '두 번째 사람이 맞고, 첫 번째 사람은 틀립니다.', both: '두 사람 모두 맞습니다.', neither: '두 사람 모두 틀립니다.' },
  alone: (who, right) => `${who ? '두 번째' : '첫 번째'} 사람이 ${right ? '맞습니다.' : '틀립니다.'}`,
  right: '맞습니다.',
  wrong: '틀립니다.',
  depends: (list, of) => `나온 그림이 다음과 같으면 맞습니다. ${chances(list)}. 모두 ${of}가지 중 ${list.reduce((sum, { ways }) => sum + ways, 0)}.`,
  never: '무엇이 나오든 틀립니다.',
  isAllowed: '할 수 있습니다.',
  cited: (rules) => (rules.length > 0 ? ` (${rules.join(', ')})` : ''),
  elsewhere: (where) => `${where} 맞습니다.`,
};
