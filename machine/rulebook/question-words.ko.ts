import type { QuestionFaults } from './question-words.en.ts';

export const questionFaults: QuestionFaults = {
  'bad-belief': '생각은 no(할 수 없음)나 a2x0처럼 다이아몬드 수로 적으세요.',
  'no-version': '그런 규칙 판은 없어요. 있는 판: {}.',
  'extra-part': '여기 뒤에는 아무것도 쓸 수 없어요.',
  'no-ruling': '그런 이름의 판정 사례는 없어요.',
  'bad-at': '여기에는 수의 개수를 적어요. {}까지예요.',
  'nothing-read': '이 글에는 배치도, 게임도, 질문도 없어요.',
};
