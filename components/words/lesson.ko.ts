import type { Player } from '../../machine/rules/index.ts';
import type { LessonWords } from './lesson.en.ts';

const players: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' }, subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };

/** What a lesson says in Korean around its own texts. */
export const lessonWords: LessonWords = {
  lang: 'ko',
  step: (n, of) => `${of}단계 중 ${n}단계`,
  steps: '단계',
  kinds: { do: '해 보기', all: '모두 찾기', wrong: '실수 찾기', predict: '먼저 맞혀 보기', back: '뒷면은 무엇일까요?', until: '이어서 하기' },
  previous: '이전 단계',
  next: '다음 단계',
  done: '해냈어요',
  notDone: '아직이에요',
  hints: '힌트',
  look: '어디를 볼까요?',
  action: '어떤 행동일까요?',
  show: '보여 주세요',
  playIt: '대신 해 주세요',
  takeBack: '무르고 다시 해 보기',
  again: '이 단계 처음부터',
  wrong: '아직 아니에요.',
  theTask: '할 일:',
  refused: '할 수 없는 행동이에요.',
  goOn: '계속하세요. 차례가 아직 끝나지 않았어요.',
  playOn: '계속하세요.',
  waits: '잠시만요. 대답할 수 있게 지금 게임을 풀고 있어요.',
  answers: (rival) => `${players[rival]}의 답:`,
  given: {
    loss: (rival, turns) => (turns <= 0 ? `${subject[rival]} 이겼어요.` : turns === 1 ? `그러면 ${subject[rival]} 바로 이겨요.` : `그러면 내가 무엇을 하든 ${subject[rival]} ${turns}차례 안에 이겨요.`),
    even: () => '그러면 이제 아무도 억지로 이길 수 없어요.',
    win: (_rival, turns) => `그래도 이기지만, ${turns}차례가 더 걸려요.`,
  },
  paid: (rival, n) => `그러면 ${subject[rival]} 다이아몬드 ${n}개를 받아요.`,
  met: '맞아요!',
  found: (n, of) => (n < of ? `${of}개 중 ${n}개를 찾았어요. 무르고 다른 것을 찾아보세요.` : `${of}개를 모두 찾았어요!`),
  answer: '내 대답',
  answerFirst: '먼저 위에서 대답해 주세요. 그러면 보여 줄게요.',
  predictions: { forbidden: '할 수 없어요', nobody: '아무도 받지 않아요', a: '아르센이 받아요', x: '레이디 X가 받아요', both: '둘 다 받아요' },
  guesses: { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언', open: '알 수 없어요' },
  right: '맞아요!',
  notRight: '아니에요. 어떻게 되는지 보고 다시 맞혀 보세요.',
  notUnder: '아니에요. 어떤 짝이 남았는지 생각해 보세요.',
  why: '이유',
  stepsLeft: (n) => `아직 ${n}단계가 남았어요.`,
  unreadable: (id) => `“${id}” 단계를 읽을 수 없어요.`,
};
