import type { QuestionFaults } from './question-words.en.ts';

export const questionFaults: QuestionFaults = {
  'bad-belief': '생각은 no(할 수 없음)나 a2x0처럼 다이아몬드 수로 적으세요.',
  'no-version': '그런 규칙 판은 없어요. 있는 판: {}.',
  'extra-part': '여기 뒤에는 아무것도 쓸 수 없어요.',
  'no-ruling': '그런 이름의 판정 사례는 없어요.',
  'bad-at': '여기에는 수의 개수를 적어요. {}까지예요.',
  'unknown-picture': '{n}번째 그림 “{word}”: 모르는 말이에요.',
  'near-picture': '{n}번째 그림 “{word}”: 가장 비슷한 이름으로 읽었어요. 확인해 주세요.',
  'many-pictures': '그림이 {n}개 있어요. 테이블에는 6개가 있으니 앞의 6개만 놓았어요.',
  'nothing-read': '이 글에는 배치도, 게임도, 질문도 없어요.',
};
