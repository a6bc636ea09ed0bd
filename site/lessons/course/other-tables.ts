import type { Lesson } from './lesson.ts';

/** 6.5: the same situations where another description is followed: swaps, returns, and the rival's combination. */
export const otherTables: Lesson = {
  id: 'other-tables',
  number: '6.5',
  title: { en: 'Other tables', ko: '다른 테이블 규칙' },
  about: { en: 'Other swaps, other returns, an unpaid rival: what changes where the overview or another option is played.', ko: '자리 바꾸기, 되돌려 놓기, 상대의 조합. 소개 글이나 다른 테이블 규칙으로 하면 무엇이 달라질까요?' },
  steps: [
    {
      id: 'any-swap', kind: 'do', position: 'BxAbApPbXaXp - - a 1-2 rulebook,swap=any', goal: 'theft:a', shown: ['s12'], rules: ['R4.3', 'R5.3'],
      texts: {
        en: {
          title: 'Any two neighbours',
          task: 'Make a theft for Arsène at a table where end tiles may be swapped too.',
          look: 'Two pictures of Arsène lie in places 2 and 3. The Blue Lion lies right beside them, at the end.',
          action: 'Let the end tile and its neighbour change places.',
          met: 'A theft, 2 diamonds. The overview lets any two neighbours change places; by the rulebook this swap is refused, because an end tile takes part in it.',
        },
        ko: {
          title: '이웃이면 어디든',
          task: '끝 타일도 자리를 바꿀 수 있는 테이블에서, 아르센의 절도를 만들어 보세요.',
          look: '2번째와 3번째 자리에 아르센 둘이 있어요. 블루 라이언은 바로 옆, 끝에 있고요.',
          action: '끝 타일과 이웃한 타일의 자리를 바꿔 보세요.',
          met: '절도로 2개를 받아요. 소개 글대로 하면 이웃한 타일은 어디든 바꿀 수 있어요. 규칙서대로라면 끝 타일이 들어가므로 할 수 없는 행동이에요.',
        },
      },
    },
    {
      id: 'middle-swap', kind: 'predict', position: 'XaApPbBxXpAb - - a 1-1 rulebook,swap=middle', goal: '', shown: ['s23'], rules: ['R4.3'],
      texts: {
        en: {
          title: 'Only the two in the middle',
          task: 'Say what happens if Arsène swaps places 2 and 3 where only the two middle tiles may be swapped.',
          look: 'Six tiles are in the row. Which two are the middle?',
          action: 'Places 3 and 4 are the middle. Do places 2 and 3 make that pair?',
          met: 'It is not allowed here, though by the rulebook it would be. One published summary has it so: one pair in a row of six or four, none at all in a row of five.',
        },
        ko: {
          title: '가운데 둘만',
          task: '가운데 타일 2개만 바꿀 수 있는 테이블에서 아르센이 2번째와 3번째를 바꾸면 어떻게 될지 맞혀 보세요.',
          look: '줄에 타일이 6개 있어요. 가운데 둘은 어느 것인가요?',
          action: '가운데는 3번째와 4번째예요. 2번째와 3번째가 그 둘인가요?',
          met: '규칙서대로라면 되지만 여기서는 할 수 없어요. 어느 요약에 이렇게 적혀 있어요. 타일이 6개나 4개면 한 쌍만 바꿀 수 있고, 5개면 바꿀 수 있는 것이 없어요.',
        },
      },
    },
    {
      id: 'return-first', kind: 'do', position: 'XaBxPaPbAb - Xp x 2-3 rulebook,ret=before', goal: 'theft:x', shown: ['b1l', 's23'], rules: ['R6.2', 'R6.3', 'R5.3'],
      texts: {
        en: {
          title: 'Return first, then act',
          task: 'Bring back the waiting tile so that Lady X can make a theft with it in the same turn.',
          look: 'At this table you return the tile before you act, and then act with six. A Lady X and the Blue Lion lie at the left end.',
          action: 'Put the returned Lady X beside the other one. Then one swap brings the Blue Lion between them.',
          met: 'A theft with a full row, 2 diamonds. By the rulebook you would have acted with five and returned the tile afterwards: here nobody ever acts with five.',
        },
        ko: {
          title: '되돌려 놓기 먼저',
          task: '기다리던 타일을 되돌려 놓고, 같은 차례에 그 타일로 레이디 X의 절도를 만들어 보세요.',
          look: '이 테이블에서는 행동하기 전에 타일을 되돌려 놓고 6개로 행동해요. 왼쪽 끝에 레이디 X와 블루 라이언이 있어요.',
          action: '돌아온 레이디 X를 다른 레이디 X 옆에 놓으세요. 그러면 자리 바꾸기 한 번으로 블루 라이언이 둘 사이에 와요.',
          met: '온전한 줄에서 절도를 만들어 2개를 받아요. 규칙서대로라면 5개로 먼저 행동하고 나중에 되돌려 놓았을 거예요. 여기서는 5개로 하는 차례가 없어요.',
        },
      },
    },
    {
      id: 'unpaid-rival', kind: 'predict', position: 'PxAbAxBpXbPa - - x 2-2 rulebook,rival=0', goal: '', shown: ['s34'], rules: ['R5.5'],
      texts: {
        en: {
          title: 'No own goals',
          task: 'Say who is paid, if Lady X swaps places 3 and 4 at a table where nobody is paid for what the rival makes.',
          look: 'After the swap the Blue Lion lies between two pictures of Arsène.',
          action: 'The theft would be for Arsène, but Lady X made it. What does this table say to that?',
          met: 'Nobody. By the rulebook Arsène would take 2. Here the theft stays in the row, nothing is set aside, and from now on it is old: Arsène has to make another.',
        },
        ko: {
          title: '자책골이 없는 테이블',
          task: '상대가 만들어 준 조합으로는 아무도 받지 않는 테이블에서, 레이디 X가 3번째와 4번째를 바꾸면 누가 받을지 맞혀 보세요.',
          look: '바꾸고 나면 블루 라이언이 아르센 둘 사이에 있게 돼요.',
          action: '아르센의 절도이지만 만든 사람은 레이디 X예요. 이 테이블에서는 어떻게 될까요?',
          met: '아무도 받지 않아요. 규칙서대로라면 아르센이 2개를 받았을 거예요. 여기서는 절도가 줄에 그대로 남고 빠지는 타일도 없어요. 이제부터 이미 있던 조합이니 아르센은 새로 만들어야 해요.',
        },
      },
    },
    {
      id: 'overview', kind: 'do', position: 'ApAbXaXpPb - Bx a 3-3 overview', goal: 'theft:a', shown: ['b1l', 's12'], rules: ['R6.2', 'R4.3', 'R6.3'],
      texts: {
        en: {
          title: 'As the overview has it',
          task: 'Play a turn by the overview: bring back the Blue Lion, then steal it for Arsène.',
          look: 'Two things are different: the tile returns first, as it lies, and end tiles may be swapped.',
          action: 'At which end would the Blue Lion need only one swap to lie between two pictures of Arsène?',
          met: 'A theft, and none of it could be done by the rulebook: neither the return before the action nor the swap at the end. Agree which description you follow before the first toss.',
        },
        ko: {
          title: '소개 글대로',
          task: '소개 글대로, 블루 라이언을 되돌려 놓은 다음 아르센의 절도를 만들어 보세요.',
          look: '두 가지가 달라요. 타일을 먼저, 보이는 그대로 되돌려 놓고, 끝 타일도 자리를 바꿀 수 있어요.',
          action: '블루 라이언을 어느 끝에 놓으면 자리 바꾸기 한 번으로 아르센 둘 사이에 들어갈까요?',
          met: '절도예요. 행동보다 먼저 되돌려 놓기도, 끝 타일과 자리 바꾸기도 규칙서대로라면 할 수 없는 일이에요. 타일을 던지기 전에 어느 쪽을 따를지 정해 두세요.',
        },
      },
    },
  ],
};
