import type { KeysHelp } from './keys-help.en.ts';

/** The same in Korean. */
export const keysHelp: KeysHelp = [
  { key: 'Tab', does: '다음 타일이나 버튼으로 가기. Shift를 함께 누르면 이전으로' },
  { key: '← →', does: '한 줄 안에서 옆 타일이나 버튼으로 가기' },
  { key: '↑ ↓', does: '따로 빼 둔 타일, 줄, 남은 타일, 버튼 사이를 오가기' },
  { key: 'Home End', does: '맨 앞이나 맨 뒤로 가기' },
  { key: 'Enter Space', does: '고르기, 버튼 누르기' },
  { key: '1–6', does: '그 번호의 타일 고르기' },
  { key: 'Esc', does: '다 두기 전에 한 단계 뒤로' },
  { key: 'F', does: '타일 뒤집기. 놓거나 되돌릴 때는 보지 않고 뒤집기' },
  { key: 'Shift+← Shift+→', does: '그쪽 이웃 타일과 자리 바꾸기' },
  { key: 'E', does: '끝 타일을 반대쪽 끝으로 옮기기' },
  { key: 'P', does: '줄을 만드는 동안 패스하기. 컴퓨터끼리 둘 때는 멈추고 계속하기' },
  { key: 'N', does: '컴퓨터끼리 두는 게임을 한 수만 진행하기' },
  { key: 'T', does: '수를 글로 입력하는 칸으로 가기' },
  { key: 'Ctrl+Z', does: '무르기' },
  { key: 'Ctrl+Y', does: '다시 두기. Ctrl+Shift+Z도 같아요' },
  { key: 'H', does: '힌트' },
  { key: 'R', does: '줄을 읽어 주기' },
  { key: 'L', does: '방금 있었던 일을 읽어 주기' },
  { key: 'M', does: '지금 할 수 있는 것을 읽어 주기' },
  { key: 'S', does: '점수를 읽어 주기' },
  { key: 'K', does: '이 타일의 뒷면에 대해 알려진 것을 읽어 주기' },
  { key: '?', does: '도움말' },
];
