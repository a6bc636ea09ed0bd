import type { Lesson } from './lesson.ts';

/** 2.4: exactly one action a turn, also when none is good: on this row every action pays the rival now or lets her be paid next. */
export const oneAction: Lesson = {
  id: 'one-action',
  number: '2.4',
  title: { en: 'One action, always', ko: '행동은 언제나 하나' },
  about: { en: 'No passing any more, even when every action hurts.', ko: '이제는 패스할 수 없어요. 어떤 행동을 해도 손해일 때도요.' },
  steps: [
    {
      id: 'no-way-out', kind: 'predict', position: 'AxBaXbXpBpAp - - a 0-0 rulebook', goal: '', shown: ['pass'], rules: ['R4.1'], memory: 'seen',
      texts: {
        en: {
          title: 'Better do nothing?',
          task: 'Predict what happens when Arsène passes here.',
          look: 'He likes none of his actions and would rather wait. But no tile is loose any more.',
          action: 'Passing belongs to building the row.',
          met: 'Not allowed: once the row is built you take exactly one action in every turn, even if every action hurts.',
        },
        ko: {
          title: '가만히 있으면 안 될까요?',
          task: '여기서 아르센이 패스하면 어떻게 될지 맞혀 보세요.',
          look: '아르센은 마음에 드는 행동이 없어서 쉬고 싶어요. 그런데 이제 남은 타일이 없어요.',
          action: '패스는 줄을 만들 때의 것이에요.',
          met: '패스할 수 없어요. 줄을 다 만든 뒤에는 어떤 행동을 해도 손해이더라도 차례마다 행동을 꼭 하나 해요.',
        },
      },
    },
    {
      id: 'what-hurts', kind: 'all', position: 'AxBaXbXpBpAp - - a 0-0 rulebook', goal: 'x>0', shown: ['s23'], rules: ['R5.5', 'R5.3'], memory: 'seen',
      texts: {
        en: {
          title: 'What hurts at once',
          task: 'Find all three actions that pay Lady X at once.',
          look: 'She needs the Blue Lion between two pictures of herself. Two pictures of her already stand together in the middle.',
          action: 'Two swaps do it, and one flip: look under the Arsène at the left end.',
          met: 'Three of your eleven actions give her 2 diamonds right away. Those you can avoid.',
        },
        ko: {
          title: '바로 손해인 행동',
          task: '레이디 X가 바로 다이아몬드를 받게 되는 행동 세 가지를 모두 찾아보세요.',
          look: '레이디 X 둘 사이에 블루 라이언이 있으면 절도예요. 레이디 X 둘은 이미 가운데에 모여 있어요.',
          action: '자리 바꾸기 둘과 뒤집기 하나예요. 왼쪽 끝 아르센의 뒷면을 보세요.',
          met: '행동 열한 가지 가운데 세 가지는 레이디 X에게 바로 2개를 줘요. 이런 행동은 피할 수 있어요.',
        },
      },
    },
    {
      id: 'still-act', kind: 'do', position: 'AxBaXbXpBpAp - - a 0-0 rulebook', goal: 'x=0 turn:x', shown: ['s34'], rules: ['R4.1', 'R4.3'], memory: 'seen',
      texts: {
        en: {
          title: 'Act all the same',
          task: 'Take an action that does not pay Lady X at once.',
          look: 'You found the three that pay her. Any other will do.',
          action: 'Swapping the two Ladies in the middle, for example, changes nothing that anybody can see.',
          met: 'One action, and your turn is over. On this row none is good: whichever you choose, Lady X can be paid now or in her next turn.',
        },
        ko: {
          title: '그래도 행동하기',
          task: '레이디 X가 바로 다이아몬드를 받지 않는 행동을 하나 해 보세요.',
          look: '레이디 X가 받는 세 가지는 이미 찾았어요. 그 밖에는 무엇이든 괜찮아요.',
          action: '이를테면 가운데의 레이디 X 둘을 서로 바꾸면 눈에 보이는 것은 달라지지 않아요.',
          met: '행동을 하나 했으니 차례가 끝났어요. 이 줄에는 좋은 행동이 없어요. 무엇을 하든 레이디 X가 바로 받거나 다음 차례에 받을 수 있어요.',
        },
      },
    },
    {
      id: 'her-turn', kind: 'do', position: 'AxBaXpXbBpAp - - x 0-0 rulebook', goal: 'theft:x', shown: ['s23'], rules: ['R4.3', 'R5.3'], memory: 'seen',
      texts: {
        en: {
          title: 'The other side of it',
          task: 'Be Lady X now, and take what Arsène had to leave you.',
          look: 'Arsène has swapped the two in the middle, so the row looks as before.',
          action: 'What was a trap for him is a theft for you: a swap next to the middle, or a flip at the left end.',
          met: 'A theft, 2 diamonds, because Arsène had to act and could not wait. Leaving your rival no good action is a fine plan.',
        },
        ko: {
          title: '상대의 눈으로',
          task: '이번에는 레이디 X가 되어, 아르센이 남겨 둘 수밖에 없던 것을 가져와 보세요.',
          look: '아르센이 가운데 둘을 서로 바꿔서 줄의 모습은 그대로예요.',
          action: '아르센에게 함정이었던 것이 나에게는 절도예요. 가운데 옆에서 자리를 바꾸거나 왼쪽 끝을 뒤집어 보세요.',
          met: '절도로 다이아몬드 2개를 받아요. 아르센은 기다리지 못하고 행동해야 했거든요. 상대에게 좋은 행동을 남기지 않는 것도 좋은 작전이에요.',
        },
      },
    },
  ],
};
