import type { Lesson } from './lesson.ts';

/** 4.2: first the action with five, then the tile comes back: the end, then the blind turn. */
export const actThenReturn: Lesson = {
  id: 'act-then-return',
  number: '4.2',
  title: { en: 'Act with five, then return', ko: '5개로 행동하고 되돌려 놓기' },
  about: { en: 'The order of the turn after a payment.', ko: '점수가 난 다음 차례에는 순서가 있어요.' },
  steps: [
    {
      id: 'not-yet', kind: 'wrong', position: 'BpAxAbXpPa - Bx x 2-0 rulebook', goal: 'refused:R6.2', shown: ['b1r'], rules: ['R6.2'],
      texts: {
        en: {
          title: 'Not yet',
          task: 'Try to bring the Blue Lion back before you act.',
          look: 'Arsène has just stolen. The Blue Lion that was set aside lies above the row.',
          action: 'Choose the tile that is set aside, before you do anything in the row.',
          met: 'Refused: Lady X acts first, with the five tiles that are left. Only then does the sixth come back, in the same turn.',
        },
        ko: {
          title: '행동이 먼저예요',
          task: '행동하기 전에 블루 라이언을 되돌려 놓으려고 해 보세요.',
          look: '방금 아르센이 훔쳤어요. 따로 빼 둔 블루 라이언이 줄 위쪽에 있어요.',
          action: '줄에서는 아무것도 하지 말고, 따로 빼 둔 타일부터 골라 보세요.',
          met: '안 돼요. 레이디 X는 남은 타일 5개로 먼저 행동합니다. 빼 둔 타일은 그다음에, 같은 차례에 되돌려 놓습니다.',
        },
      },
    },
    {
      id: 'swap-and-return', kind: 'do', position: 'BpAxAbXpPa - Bx x 2-0 rulebook', goal: 'move:swap move:return row:?????B', shown: ['s34', 'b1r'], rules: ['R6.2', 'R6.3'],
      texts: {
        en: {
          title: 'One turn, two halves',
          task: 'Swap two inner tiles, then bring the Blue Lion back to the right end as it lies.',
          look: 'The turn has two halves: an action with five tiles, and the return.',
          action: 'Swap places 3 and 4, for example. Then choose the right end, and lay the tile without turning it.',
          met: 'That is a whole turn with a tile set aside. The tile may come back at the left or the right end, never in between, and now the row has six again.',
        },
        ko: {
          title: '두 부분으로 된 차례',
          task: '안쪽 타일 2개의 자리를 바꾼 다음 블루 라이언을 보이는 그대로 오른쪽 끝에 되돌려 놓으세요.',
          look: '이번 차례는 타일 5개로 하는 행동과 되돌려 놓기, 이렇게 두 부분이에요.',
          action: '이를테면 3번째와 4번째 타일을 바꿔요. 그다음 오른쪽 끝을 고르고 뒤집지 않고 놓아요.',
          met: '타일을 빼 둔 다음 차례는 이렇게 해요. 되돌려 놓는 곳은 왼쪽 끝이나 오른쪽 끝이고, 사이에는 놓을 수 없습니다. 줄은 다시 6개가 되었어요.',
        },
      },
    },
    {
      id: 'one-action', kind: 'wrong', position: 'XbAxPxPbBa - Ap/ a 0-1 rulebook', goal: 'refused:R6.2', shown: ['f5'], rules: ['R6.2'],
      texts: {
        en: {
          title: 'No second action',
          task: 'Try to act once more: you, Arsène, have acted, and your tile still waits.',
          look: 'All that is left of this turn is the return.',
          action: 'Choose any tile of the row, as if you could act again.',
          met: 'Refused: a turn has exactly one action. The return is a duty that follows it, and without it the turn does not end.',
        },
        ko: {
          title: '행동은 한 번뿐',
          task: '아르센이 행동을 마치고 되돌릴 타일만 남았는데, 한 번 더 행동하려고 해 보세요.',
          look: '이번 차례에 남은 일은 되돌려 놓기뿐이에요.',
          action: '다시 행동할 것처럼 줄에서 아무 타일이나 골라 보세요.',
          met: '안 돼요. 한 차례에 행동은 하나입니다. 되돌려 놓기는 그 뒤에 꼭 해야 하는 일이고, 하지 않으면 차례가 끝나지 않습니다.',
        },
      },
    },
    {
      id: 'blind-turn', kind: 'do', position: 'X.P.P.B.X. - A. a 0-1 rulebook', goal: 'move:end turned', shown: ['lr', 'b1lf'], rules: ['R6.3'],
      texts: {
        en: {
          title: 'Turned over, unseen',
          task: 'Move an end tile to the other end, then bring the tile back turned over.',
          look: 'Nobody has seen the back of the tile that waits. First the action, then you are asked for the end, and last whether to turn it.',
          action: 'Send the left end tile to the right. Then choose an end, and turn the tile over.',
          met: 'First the end, then the turn: you chose the place before you knew the picture. What came up stays, since a tile is turned only once.',
        },
        ko: {
          title: '보지 않고 뒤집기',
          task: '끝 타일을 반대쪽 끝으로 옮긴 다음 빼 둔 타일을 뒤집어서 되돌려 놓으세요.',
          look: '기다리는 타일의 뒷면은 아직 아무도 못 봤어요. 먼저 행동하고, 그다음에 끝을 고르고, 뒤집을지는 맨 나중에 정해요.',
          action: '왼쪽 끝 타일을 오른쪽 끝으로 보내요. 그다음 놓을 끝을 고르고 뒤집어요.',
          met: '끝을 먼저 정하고 그다음에 뒤집습니다. 그림을 알기 전에 자리를 고른 거예요. 한 번만 뒤집을 수 있으니 무엇이 나왔든 그대로 둡니다.',
        },
      },
    },
  ],
};
