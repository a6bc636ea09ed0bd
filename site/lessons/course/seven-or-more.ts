import type { Lesson } from './lesson.ts';

/** 6.1: the game ends with the seventh diamond, at once, whoever acts and however many come. */
export const sevenOrMore: Lesson = {
  id: 'seven-or-more',
  number: '6.1',
  title: { en: 'Seven or more', ko: '7개 이상이면 끝' },
  about: { en: 'With seven diamonds or more the game is over at once, in anybody’s turn.', ko: '누구의 차례든 다이아몬드가 7개 이상이 되면 그 자리에서 게임이 끝나요.' },
  steps: [
    {
      id: 'eight', kind: 'do', position: 'BaAxApXpBxBp - - a 5-6 rulebook', goal: 'wins:a', shown: ['lr'], rules: ['R7.1', 'R5.4'],
      texts: {
        en: {
          title: 'Eight will do',
          task: 'Win the game for Arsène, now.',
          look: 'The score is 5 to 6. Two Blue Lions lie at the right end. Where is the third?',
          action: 'A tile at one end may go to the other end.',
          met: 'A heist: 5 and 3 make 8. It need not be seven exactly: with seven or more the game is over at once, and Lady X has no last turn.',
        },
        ko: {
          title: '8개여도 좋아요',
          task: '아르센이 되어 지금 바로 게임에서 이겨 보세요.',
          look: '점수는 5 대 6이에요. 오른쪽 끝에 블루 라이언 둘이 있어요. 나머지 하나는 어디 있나요?',
          action: '한쪽 끝의 타일은 반대쪽 끝으로 보낼 수 있어요.',
          met: '세기의 강탈로 5개에 3개를 더해 8개예요. 딱 7개가 아니어도 돼요. 7개 이상이면 바로 끝나고, 레이디 X에게 마지막 차례는 없어요.',
        },
      },
    },
    {
      id: 'their-seventh', kind: 'wrong', position: 'AbBpXaApPxXb - - x 5-4 rulebook', goal: 'wins:a', shown: ['s34'], rules: ['R7.1', 'R5.5'],
      texts: {
        en: {
          title: 'Losing in your own turn',
          task: 'Find the action that ends the game for Arsène in your own turn: you are Lady X.',
          look: 'Arsène lacks 2 diamonds, a theft. At the left end an Arsène and the Blue Lion lie ready.',
          action: 'Let the next Arsène come to the right of the Blue Lion.',
          met: 'You acted, Arsène has seven, and the game is over: it does not matter whose turn it is. With a rival at six, any combination of theirs ends the game; at five, a theft is enough.',
        },
        ko: {
          title: '내 차례에 지는 법',
          task: '레이디 X가 되어, 내 차례에 아르센이 이기게 되는 행동을 찾아보세요.',
          look: '아르센은 2개가 모자라요. 절도 한 번이면 돼요. 왼쪽 끝에 아르센과 블루 라이언이 벌써 나란히 있어요.',
          action: '가까운 아르센을 블루 라이언의 오른쪽에 데려와 보세요.',
          met: '행동은 내가 했는데 아르센이 7개가 되어 게임이 끝났어요. 누구의 차례인지는 상관없어요. 상대가 6개면 상대의 조합은 무엇이든 게임을 끝내고, 5개면 절도 한 번으로 끝나요.',
        },
      },
    },
    {
      id: 'no-return', kind: 'do', position: 'PbPaBaXbXp - Xa x 3-5 rulebook', goal: 'wins:x', shown: ['s34'], rules: ['R7.1', 'R6.1'],
      texts: {
        en: {
          title: 'Nothing left to do',
          task: 'Win as Lady X, with five tiles and one that waits to be returned.',
          look: 'Two pictures of Lady X lie side by side, the Blue Lion next to them. You have 5.',
          action: 'A swap brings the Blue Lion between the two.',
          met: '7 diamonds, over. The middle tile still left the row, but nothing else happens: the tile that waited is not brought back any more.',
        },
        ko: {
          title: '더 할 일은 없어요',
          task: '되돌려 놓을 타일이 하나 남은 채로, 레이디 X가 되어 타일 5개로 이겨 보세요.',
          look: '레이디 X 둘이 나란히 있고 바로 옆에 블루 라이언이 있어요. 지금 5개를 가지고 있어요.',
          action: '자리를 바꿔 블루 라이언을 둘 사이에 넣어 보세요.',
          met: '7개, 끝이에요. 가운데 타일은 줄에서 빠졌지만 그 밖에는 아무 일도 없어요. 기다리던 타일도 이제 되돌려 놓지 않아요.',
        },
      },
    },
    {
      id: 'not-by-a-return', kind: 'predict', position: 'BpAbXbPaPx - Ax/ a 6-4 rulebook', goal: '', shown: ['b1l'], rules: ['R6.5', 'R7.1'],
      texts: {
        en: {
          title: 'One short',
          task: 'Say who is paid, if Arsène, who has six, brings back the waiting tile at the left end.',
          look: 'Arsène has acted already. At the left end lie the Blue Lion and an Arsène, and the tile that returns is an Arsène too.',
          action: 'A theft will lie there. But what makes it, an action or a return?',
          met: 'Nobody: a return never pays, so it never ends the game. Arsène still has six, the theft is old from now on, and it is Lady X’s turn.',
        },
        ko: {
          title: '하나가 모자라요',
          task: '6개를 가진 아르센이 기다리던 타일을 왼쪽 끝에 되돌려 놓으면 누가 받을지 맞혀 보세요.',
          look: '아르센은 행동을 이미 했어요. 왼쪽 끝에 블루 라이언과 아르센이 있고, 돌아오는 타일도 아르센이에요.',
          action: '절도 모양이 생길 거예요. 그런데 행동으로 생기나요, 되돌려 놓아서 생기나요?',
          met: '아무도 받지 않아요. 되돌려 놓기로는 점수가 없으니 게임이 끝나는 일도 없어요. 아르센은 그대로 6개이고, 이 절도는 이제부터 이미 있던 조합이에요. 다음은 레이디 X의 차례예요.',
        },
      },
    },
    {
      id: 'sixteen', kind: 'do', position: 'PxXaBpPaBxBa - - x 6-6 rulebook', goal: 'wins:x x=3', shown: ['s34'], rules: ['R1.3', 'R7.1', 'R7.2'],
      texts: {
        en: {
          title: 'The supply is empty',
          task: 'Win with a heist as Lady X, though only 3 of the 15 diamonds are left.',
          look: 'The score is 6 to 6. Two Blue Lions lie at the right end, the third in place 3.',
          action: 'Swap the third Blue Lion to the others. The police that it passes will pay Arsène 1.',
          met: '9 to 7: 16 diamonds, though the box has 15. They are counters, not a limit: nobody is paid less because the supply is empty. Write the rest down.',
        },
        ko: {
          title: '공용 더미가 비면',
          task: '다이아몬드 15개 가운데 3개만 남았지만, 레이디 X가 되어 세기의 강탈로 이겨 보세요.',
          look: '점수는 6 대 6이에요. 오른쪽 끝에 블루 라이언 둘이 있고, 나머지 하나는 3번째 자리에 있어요.',
          action: '3번째 자리의 블루 라이언을 다른 둘 옆으로 옮겨 보세요. 자리를 바꾸는 경찰 때문에 아르센도 1개를 받아요.',
          met: '9 대 7, 합쳐서 16개예요. 상자에는 15개뿐이지만 다이아몬드는 점수를 세는 도구일 뿐 한도가 아니에요. 모자라도 덜 받지 않으니, 나머지는 종이에 적으세요.',
        },
      },
    },
  ],
};
