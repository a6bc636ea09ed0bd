import type { Lesson } from './lesson.ts';

/** 5.5: four tiles, two returns: fewer actions, scoring as ever, and an order that is yours. */
export const fourTiles: Lesson = {
  id: 'four-tiles',
  number: '5.5',
  title: { en: 'Four tiles, two returns', ko: '타일 4개, 되돌려 놓기 두 번' },
  about: { en: 'After two at once you act with four, then bring back two in the order you like.', ko: '두 조합이 한꺼번에 나오면 4개로 행동하고, 2개를 원하는 순서로 되돌려 놓아요.' },
  steps: [
    {
      id: 'one-pair', kind: 'wrong', position: 'PxPbAxAp - XbBa x 3-4 rulebook', goal: 'refused:R4.3', shown: ['s12'], rules: ['R4.3', 'R4.5'],
      texts: {
        en: {
          title: 'Ends are near',
          task: 'Try a swap that cannot be done with four tiles.',
          look: 'End tiles are never swapped. Which of the four are ends now?',
          action: 'Choose the tile at one end, and try to swap it with its neighbour.',
          met: 'Refused. Ends are the ends of the row as it lies now, so of four tiles only the middle two may be swapped. Seven actions are left: that swap, two from end to end, four flips.',
        },
        ko: {
          title: '끝이 가까워요',
          task: '타일이 4개일 때 할 수 없는 자리 바꾸기를 일부러 해 보세요.',
          look: '끝 타일은 자리를 바꿀 수 없어요. 4개 가운데 지금 끝 타일은 어느 것일까요?',
          action: '한쪽 끝의 타일을 골라 이웃한 타일과 바꿔 보세요.',
          met: '할 수 없어요. 끝은 지금 놓여 있는 줄의 끝이라서, 타일이 4개면 가운데 둘만 바꿀 수 있어요. 남은 행동은 일곱 가지예요. 그 자리 바꾸기 하나, 끝에서 끝으로 둘, 뒤집기 넷이에요.',
        },
      },
    },
    {
      id: 'score-with-four', kind: 'do', position: 'XaXbPxPb - BaAp a 2-4 rulebook', goal: 'a>0 turn:x', shown: ['s23', 'b1l', 'b1r'], rules: ['R6.6', 'R6.4'],
      texts: {
        en: {
          title: 'Small row, same rules',
          task: 'Score with four tiles as Arsène, then bring back both tiles that were waiting.',
          look: 'Two police lie side by side, with Lady X next to them.',
          action: 'The one swap that is left brings Lady X between the police. Then bring back the two, each at an end you like.',
          met: '1 diamond with four tiles. Both old tiles went back, Lady X waits now: so your rival has five. Once the row is built, no turn begins with fewer than four.',
        },
        ko: {
          title: '줄은 짧아도 규칙은 그대로',
          task: '아르센이 되어 타일 4개로 점수를 내고, 기다리던 타일 2개를 모두 되돌려 놓으세요.',
          look: '경찰 둘이 나란히 있고 바로 옆에 레이디 X가 있어요.',
          action: '하나 남은 자리 바꾸기로 레이디 X를 경찰 사이에 넣어 보세요. 그런 다음 2개를 원하는 끝에 하나씩 되돌려 놓으세요.',
          met: '타일 4개로 1개를 받았어요. 먼저 빠졌던 2개는 돌아갔고 이제 레이디 X 타일이 기다리니, 상대는 타일 5개로 해요. 줄을 다 만든 뒤에는 4개보다 적은 타일로 차례를 시작하는 일이 없어요.',
        },
      },
    },
    {
      id: 'your-order', kind: 'do', position: 'PbAxApPx - XbBa/ x 3-4 rulebook', goal: 'row:BX????', shown: ['b1l', 'b1l'], rules: ['R6.4', 'R6.3'],
      texts: {
        en: {
          title: 'The order is yours',
          task: 'Bring back both tiles so that the row begins with the Blue Lion and then Lady X.',
          look: 'You are Lady X, and you have acted. Both tiles may go to the same end; the one that goes second lies outside.',
          action: 'Which tile has to be second from the left? Bring that one back first.',
          met: 'The row begins as you wanted. You choose which of the two returns first, and each is finished before the next one: its end first, then turned or not.',
        },
        ko: {
          title: '순서는 내 마음대로',
          task: '줄이 왼쪽부터 블루 라이언, 레이디 X로 시작하도록 타일 2개를 되돌려 놓으세요.',
          look: '나는 레이디 X이고 행동은 이미 했어요. 2개를 같은 쪽 끝에 놓아도 돼요. 나중에 놓는 타일이 바깥쪽에 있게 돼요.',
          action: '왼쪽에서 2번째가 되어야 하는 타일은 어느 것인가요? 그 타일부터 되돌려 놓으세요.',
          met: '원하는 대로 됐어요. 2개 가운데 무엇을 먼저 되돌려 놓을지는 내가 정해요. 하나를 다 마친 다음에 다음 것을 해요. 먼저 끝을 고르고, 그다음에 뒤집을지 정하고요.',
        },
      },
    },
  ],
};
