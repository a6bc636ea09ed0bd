import type { Picture, Player } from '../rules/index.ts';
import type { NearestWords, Zone } from './nearest.en.ts';

const subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' }, names: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' };
const zones: Readonly<Record<Zone, string>> = { row: '줄', loose: '남은 타일', due: '되돌려 놓을 타일', fresh: '이번 차례에 빼 둔 타일' };
const to: Readonly<Record<Zone, string>> = { row: '줄에', loose: '남은 타일에', due: '되돌려 놓을 타일에', fresh: '이번 차례에 빼 둔 타일에' };
const tile = (text: string): string => `${pictures[text[0] as Picture]}, 뒷면은 ${text[1] === '.' ? '아직 못 봄' : pictures[text[1]!.toUpperCase() as Picture]} (${text})`;

/** What is said of tables that cannot be, and of those nearest to them, in Korean. */
export const nearestWords: NearestWords = {
  cannot: '테이블에 이렇게 놓일 수 없습니다.',
  impossible: {
    'police-aside': '경찰이 따로 빼져 있는데, 경찰은 조합의 가운데가 되지 않습니다.',
    'loose-known': '남은 타일의 앞뒤를 모두 아는데, 남은 타일은 뒤집힌 적이 없습니다.',
    'no-pair': '따로 빼 둔 타일이 있는데, 줄에 그 타일을 가운데 두었을 짝이 없거나 아무도 받지 않았습니다.',
    'paid-too-much': '놓인 타일이 이렇게 적은데 다이아몬드를 이만큼 받을 수는 없습니다.',
    'paid-while-built': '이 테이블에서는 줄을 만드는 동안 점수가 없는데, 벌써 다이아몬드가 있습니다.',
    'aside-while-built': '이 테이블에서는 줄을 만드는 동안 타일을 빼 두지 않습니다.',
    'never-paid': '조합이 놓여 있는데 아무도 받은 적이 없습니다.',
  },
  note: (why) => `규칙대로 한 게임에서는 이렇게 되지 않습니다. ${why} 그래도 심판은 답합니다.`,
  changed: (zone, place, from, text) => `${zones[zone]} ${place}번째: ‘${from}’ 대신 ${tile(text)}.`,
  added: (zone, text) => `${zones[zone]}: 타일 하나 더, ${tile(text)}.`,
  removed: (zone, place, from) => `${zones[zone]} ${place}번째(${from}): 뺍니다.`,
  moved: (zone, place, from, into) => `${zones[zone]} ${place}번째(${from}): ${to[into]} 있습니다.`,
  exchanged: (place) => `줄: ${place}번째와 ${place + 1}번째 타일의 자리를 바꿉니다.`,
  aside: (text, from) => `따로 빼 둔 타일: ‘${from}’ 대신 ‘${text}’.`,
  score: (who, points) => `${names[who]}: 다이아몬드 ${points}개.`,
  written: (text) => `점수는 ${text}처럼 적습니다.`,
  turn: (who) => `${subject[who]} 할 차례입니다.`,
  options: (text) => `테이블 규칙: ${text}.`,
  extra: '테이블 규칙 뒤의 것은 뺍니다.',
  missing: (text) => `채워 넣음: ${text}.`,
  draft: {
    more: (n, list) => `타일이 ${n}개 더 있어야 합니다. ${n === 1 ? '그 타일' : '다음 타일'}에 보이는 그림: ${list.map((each) => pictures[each]).join(', ')}.`,
    tooMany: (n) => `타일이 ${n}개 많습니다. 모두 6개입니다.`,
    clash: (zone, place) => `${zones[zone]} ${place}번째: 다른 타일과 함께 있을 수 없는 타일입니다.`,
    unknown: (zone, place) => `${zones[zone]} ${place}번째: 어느 타일인지 아직 정하지 않았습니다.`,
    done: '타일 6개가 모두 있습니다.',
  },
};
