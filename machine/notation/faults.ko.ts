import type { FaultMessages } from './faults.en.ts';

const list = (expected: readonly string[]): string => expected.join(', ');

export const faultMessages: FaultMessages = {
  'not-text': () => '텍스트가 아니에요.',
  'too-long': ([most]) => `너무 길어요. ${most}자까지만 읽을 수 있어요.`,
  'missing-field': (expected) => `여기에 빠진 것이 있어요: ${list(expected)}.`,
  'extra-field': () => '테이블 규칙 뒤에는 아무것도 올 수 없어요.',
  'bad-tile': (expected) => `타일이 아니에요. 여기에 쓸 수 있는 것: ${list(expected)}.`,
  'same-sides': () => '타일의 앞뒤 그림은 서로 달라야 해요.',
  'repeated-tile': () => '같은 타일이 두 번 나와요. 두 그림의 짝마다 타일은 하나뿐이에요.',
  'tile-count': ([found]) => `타일은 모두 6개여야 하는데 ${found}개예요.`,
  'impossible-backs': () => '타일 6개가 이렇게 놓일 수는 없어요. 이 그림들에 맞는 뒷면이 없어요.',
  'bad-turn': () => '누구 차례인지 적으세요. 아르센은 a, 레이디 X는 x예요.',
  'bad-score': () => '점수는 0부터 10까지의 두 수를 붙임표로 이어 적으세요. 예: 3-5.',
  'bad-preset': () => '테이블 규칙은 rulebook이나 overview로 시작해야 해요.',
  'bad-option': (expected) => `그런 테이블 규칙은 없어요. 쓸 수 있는 것: ${list(expected)}.`,
  'bad-value': (expected) => `이 테이블 규칙에 쓸 수 있는 값: ${list(expected)}.`,
  'repeated-option': () => '같은 테이블 규칙이 두 번 나와요.',
  'too-many-slashes': () => '빗금은 하나만 쓸 수 있어요.',
  'lone-slash': () => '빗금만으로는 뜻이 없어요. 따로 빼 둔 타일이 없으면 -만 적으세요.',
  'slash-unneeded': () => '게임이 끝나지 않았다면 빗금은 이번 차례에 되돌릴 타일이 있을 때만 써요.',
  'slash-missing': () => '게임이 끝났으면 따로 빼 둔 타일의 앞이나 뒤에 빗금이 있어야 해요.',
  'due-before-action': () => '이 규칙에서는 행동하기 전에 타일을 되돌려 놓아요. 빗금 앞에는 아무것도 올 수 없어요.',
  'too-many-aside': ([most]) => `여기에는 타일을 ${most}개까지만 빼 둘 수 있어요.`,
  'short-row': () => '타일을 따로 빼 두었으면 줄에 타일이 2개 이상 있어야 해요.',
  'bad-comment': () => '여기에는 메모를 쓸 수 없어요.',
  'open-comment': () => '메모를 닫는 }가 없어요.',
  'bad-save': ([field]) => `저장된 게임을 읽을 수 없어요. ${field} 값이 잘못됐어요.`,
  'after-end': () => '이 앞에서 게임이 이미 끝났어요.',
  move: (number, message) => `${number}번째 수: ${message}`,
};
