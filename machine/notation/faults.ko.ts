import type { FaultMessages } from './faults.en.ts';

const list = (expected: readonly string[]): string => expected.join(', ');

export const faultMessages: FaultMessages = {
  'not-text': () => '텍스트가 아니에요.',
  'too-long': ([most]) => `너무 길어요. ${most}자까지예요.`,
  'missing-field': (expected) => `빠진 것이 있어요: ${list(expected)}.`,
  'extra-field': () => '테이블 규칙 뒤에는 아무것도 쓸 수 없어요.',
  'bad-tile': (expected) => `타일이 아니에요. 쓸 수 있는 것: ${list(expected)}.`,
  'same-sides': () => '앞뒤 그림은 서로 달라야 해요.',
  'repeated-tile': () => '같은 타일이 두 번 나와요.',
  'tile-count': ([found]) => `타일이 ${found}개예요. 모두 6개여야 해요.`,
  'impossible-backs': () => '이 그림들에 맞는 뒷면이 없어요.',
  'bad-turn': () => '누구 차례인지 적으세요: a 아르센, x 레이디 X.',
  'bad-score': () => '점수는 3-5처럼 적으세요. 0부터 10까지예요.',
  'bad-preset': () => '테이블 규칙은 rulebook이나 overview로 시작해요.',
  'bad-option': (expected) => `그런 테이블 규칙은 없어요. 쓸 수 있는 것: ${list(expected)}.`,
  'bad-value': (expected) => `그런 값은 없어요. 쓸 수 있는 것: ${list(expected)}.`,
  'repeated-option': () => '같은 테이블 규칙이 두 번 나와요.',
  'too-many-slashes': () => '빗금은 하나만 쓸 수 있어요.',
  'lone-slash': () => '빼 둔 타일이 없으면 -만 적으세요.',
  'slash-unneeded': () => '게임 중에는 되돌려 놓을 타일이 있을 때만 빗금을 써요.',
  'slash-missing': () => '게임이 끝났으면 빼 둔 타일 앞이나 뒤에 빗금을 써요.',
  'due-before-action': () => '먼저 되돌려 놓는 규칙이에요. 빗금 앞에는 아무것도 쓸 수 없어요.',
  'too-many-aside': ([most]) => `타일은 ${most}개까지만 빼 둘 수 있어요.`,
  'short-row': () => '빼 둔 타일이 있으면 줄에 2개 이상 있어야 해요.',
  'bad-comment': () => '여기에는 메모를 쓸 수 없어요.',
  'open-comment': () => '메모를 닫는 }가 없어요.',
  'bad-save': ([field]) => `저장된 게임을 읽을 수 없어요: ${field}.`,
  'after-end': () => '이 앞에서 게임이 끝났어요.',
  move: (number, message) => `${number}번째 수: ${message}`,
};
