import type { Lesson } from './lesson.ts';

/** 1.6: the turns go on alternating from building to play, and a sixth tile that pays leaves five. */
export const sixthTile: Lesson = {
  id: 'sixth-tile',
  number: '1.6',
  title: { en: 'The sixth tile', ko: '6번째 타일' },
  about: { en: 'Who acts first, and what if the last tile pays.', ko: '누가 먼저 행동하고, 마지막 타일이 점수를 내면 어떻게 되는지 알아봐요.' },
  steps: [
    {
      id: 'who-acts-first', kind: 'until', position: 'B.P.X.A. X.P. - a 0-0 rulebook', goal: 'move:end', shown: ['1l', 'lr'], replies: ['1r', 'lr', 'lr'], rules: ['R3.5', 'R4.2'],
      texts: {
        en: {
          title: 'The turns go on',
          task: 'Place a tile, let Lady X place the last one, then send an end tile to the other end.',
          look: 'Two tiles are loose: one for you, one for Lady X. Then whose turn is it?',
          action: 'Place either tile. After Lady X, choose the tile at one end of the row and send it to the other end.',
          met: 'You placed the first tile of this row, so without a pass the first action is yours too: the turns simply go on alternating.',
        },
        ko: {
          title: '차례는 그대로 이어져요',
          task: '타일을 놓고, 레이디 X가 마지막 타일을 놓으면, 끝 타일을 반대쪽 끝으로 옮겨 보세요.',
          look: '타일이 2개 남았어요. 하나는 내가, 하나는 레이디 X가 놓아요. 그다음은 누구 차례일까요?',
          action: '둘 중 아무거나 놓으세요. 레이디 X가 놓고 나면 줄 끝의 타일을 골라 반대쪽 끝으로 보내 보세요.',
          met: '이 줄의 첫 타일을 내가 놓았으니, 패스가 없었다면 첫 행동도 내 차례예요. 차례는 그대로 번갈아 이어져요.',
        },
      },
    },
    {
      id: 'sixth-pays', kind: 'do', position: 'ApPbAbXpBx Xa - x 0-0 rulebook', goal: 'theft:x', shown: ['1r'], rules: ['R3.5', 'R3.4', 'R5.3'],
      texts: {
        en: {
          title: 'A last tile that pays',
          task: 'Finish the row as Lady X and steal the Blue Lion with the same tile.',
          look: 'At the right end stand Lady X and the Blue Lion. Who is missing?',
          action: 'Lay Lady X at the right end, as she lies.',
          met: 'A theft with the sixth tile: 2 diamonds, and its middle leaves at once. The row is built, and it has five tiles.',
        },
        ko: {
          title: '점수를 내는 마지막 타일',
          task: '레이디 X가 되어 마지막 타일로 줄을 마치면서 절도까지 해 보세요.',
          look: '오른쪽 끝에 레이디 X와 블루 라이언이 있어요. 누가 더 오면 될까요?',
          action: '레이디 X를 보이는 그대로 오른쪽 끝에 놓아 보세요.',
          met: '6번째 타일로 절도를 해서 다이아몬드 2개를 받아요. 가운데 타일은 바로 빠져요. 줄은 다 만들어졌고 타일은 5개예요.',
        },
      },
    },
    {
      id: 'first-act-with-five', kind: 'do', position: 'ApPbAbXpXa - Bx a 0-2 rulebook', goal: 'move:swap move:return', shown: ['s23', 'b1l'], rules: ['R4.3', 'R6.2'],
      texts: {
        en: {
          title: 'Your first action, with five',
          task: 'Swap two neighbours in the row of five, then return the Blue Lion.',
          look: 'You are Arsène. No tile is loose any more, so the time of placing is over.',
          action: 'Choose the tile in place 3 and swap it with a neighbour. Then bring back the tile that waits.',
          met: 'Building had ended with the sixth tile, although one lay aside. You acted with five first and returned the sixth in the same turn.',
        },
        ko: {
          title: '5개로 하는 첫 행동',
          task: '타일 5개의 줄에서 이웃한 둘의 자리를 바꾸고, 블루 라이언을 되돌려 놓아 보세요.',
          look: '나는 아르센이에요. 남은 타일이 없으니 타일을 놓는 때는 지났어요.',
          action: '3번째 타일을 골라 이웃과 자리를 바꾸세요. 그런 다음 기다리는 타일을 되돌려 놓으세요.',
          met: '하나가 빠져 있어도 줄 만들기는 6번째 타일로 끝났어요. 먼저 5개로 행동하고, 같은 차례에 되돌려 놓았어요.',
        },
      },
    },
  ],
};
