import type { FaultMessages } from './faults.en.ts';

const list = (expected: readonly string[]): string => expected.join(', ');

export const faultMessages: FaultMessages = {
  'not-text': () => '글자로 된 내용이 아닙니다.',
  'too-long': ([most]) => `너무 깁니다. ${most}자까지만 읽습니다.`,
  'missing-field': (expected) => `여기에 빠진 항목이 있습니다: ${list(expected)}.`,
  'extra-field': () => '테이블 규칙 뒤에는 아무것도 올 수 없습니다.',
  'bad-tile': (expected) => `타일이 아닙니다. 여기에 올 수 있는 글자: ${list(expected)}.`,
  'same-sides': () => '타일의 앞뒤 그림은 서로 다릅니다.',
  'repeated-tile': () => '같은 타일이 두 번 나옵니다. 두 그림의 짝마다 타일은 하나뿐입니다.',
  'tile-count': ([found]) => `타일은 모두 6개여야 하는데 ${found}개입니다.`,
  'impossible-backs': () => '타일 6개가 이렇게 놓일 수 없습니다. 이 그림들에 맞는 뒷면이 없습니다.',
  'bad-turn': () => '누구 차례인지 적습니다. a는 아르센, x는 레이디 X입니다.',
  'bad-score': () => '점수는 0에서 10까지의 두 수를 붙임표로 이어 적습니다. 예: 3-5.',
  'bad-preset': () => '테이블 규칙은 rulebook이나 overview로 시작합니다.',
  'bad-option': (expected) => `그런 테이블 규칙은 없습니다. 쓸 수 있는 것: ${list(expected)}.`,
  'bad-value': (expected) => `이 테이블 규칙에 쓸 수 있는 값: ${list(expected)}.`,
  'repeated-option': () => '같은 테이블 규칙을 두 번 적었습니다.',
  'too-many-slashes': () => '빗금은 하나만 쓸 수 있습니다.',
  'lone-slash': () => '빗금만으로는 뜻이 없습니다. 따로 빼 둔 타일이 없으면 -를 적습니다.',
  'slash-unneeded': () => '게임이 끝나지 않았다면 빗금은 지금 되돌릴 타일이 있을 때만 씁니다.',
  'slash-missing': () => '게임이 끝났으므로 따로 빼 둔 타일의 앞이나 뒤에 빗금이 있어야 합니다.',
  'due-before-action': () => '이 테이블에서는 행동하기 전에 타일을 되돌립니다. 빗금 앞에는 아무것도 올 수 없습니다.',
  'too-many-aside': ([most]) => `여기에는 타일을 ${most}개까지만 빼 둘 수 있습니다.`,
  'short-row': () => '타일을 따로 빼 두었다면 줄에는 타일이 2개 이상 있습니다.',
  'bad-comment': () => '여기에는 메모를 쓸 수 없습니다.',
  'open-comment': () => '메모가 닫히지 않았습니다. }가 빠졌습니다.',
  'bad-save': ([field]) => `저장된 게임을 읽을 수 없습니다. ${field} 항목이 잘못되었습니다.`,
  'after-end': () => '이 낱말 앞에서 게임이 이미 끝났습니다.',
  move: (number, message) => `${number}번째 수: ${message}`,
};
