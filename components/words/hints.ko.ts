import type { HintWords } from './hints.en.ts';

/** What stands in Korean around hints, analyses and stories. */
export const hints: HintWords = {
  lang: 'ko',
  title: '힌트',
  look: {
    place: '아직 놓지 않은 타일을 보세요. 하나를 놓을 때예요.',
    pass: '타일마다 여기저기에 놓으면 어떻게 되는지 보세요.',
    end: '줄의 양 끝을 보세요.',
    swap: '줄 안에서 서로 이웃한 타일을 보세요.',
    flip: '타일을 뒤집으면 무엇이 나올지 생각해 보세요.',
    return: '되돌릴 타일을 보세요. 어느 끝에, 어느 면으로 놓을까요?',
  },
  best: (moves, more) => (moves.length === 1 ? `가장 좋은 수: ${moves[0]}.` : `똑같이 좋은 수: ${moves.join('; ')}${more > 0 ? `; 그 밖에 ${more}개` : ''}.`),
  more: '더 알려 주기',
  showAll: '모든 수 보기',
  line: '여기서 가장 좋은 진행',
  openly: '보이는 면만 따지고, 이미 본 뒷면은 넣지 않아요.',
  remember: '뒷면은 스스로 기억해야 하고, 기억하면 더 좋은 수가 보일 수도 있어요.',
  wait: '힌트는 이 테이블에서 둘 차례인 사람에게만 줘요.',
  off: '이 테이블에는 힌트가 없어요.',
  over: '게임이 끝났어요. 무엇이 더 좋았는지는 이 게임의 이야기에 있어요.',
  working: '따져 보고 있어요…',
  lost: '여기서는 따져 볼 수 없었어요.',
  table: '모든 수, 좋은 것부터',
  columns: { action: '수', comes: '결과', gives: '가장 좋은 수와 견주면', why: '이유' },
  asGood: '더 좋은 수는 없어요.',
  shut: '닫기',
  story: {
    title: '이 판 이야기',
    lookAt: (number) => `${number}번째 수를 두기 전의 테이블 보기`,
    shown: '지금 테이블에 보여요',
    judged: '수마다 그때까지 모두가 본 것으로 판단해요. 추정이라고 한 것은 추정이에요.',
    notYet: '게임이 끝나면 이야기를 들려줘요.',
    working: '게임을 살펴보고 있어요',
  },
};
