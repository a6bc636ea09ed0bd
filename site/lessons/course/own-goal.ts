import type { Lesson } from './lesson.ts';

/** 3.5: whoever makes it, the owner is paid. */
export const ownGoal: Lesson = {
  id: 'own-goal',
  number: '3.5',
  title: { en: 'Own goal', ko: '자책골' },
  about: { en: 'Whoever finishes a combination, its owner is paid.', ko: '누가 완성하든 조합의 주인이 받아요.' },
  steps: [
    {
      id: 'give-it-away', kind: 'wrong', position: 'ApXbBaPbXpAx - - a 0-0 rulebook', goal: 'x>0 a=0', shown: ['s45'], rules: ['R5.5', 'R5.3'],
      texts: {
        en: {
          title: 'A present for Lady X',
          task: 'Find the action with which you, Arsène, pay Lady X 2 diamonds.',
          look: 'Lady X and the Blue Lion stand side by side. Only one police keeps her second picture away.',
          action: 'Swap the police in place 4 with the Lady X beside it.',
          met: 'An own goal: your action made the theft, but it is hers, so Lady X takes the 2 diamonds. The owner is paid, whoever made it.',
        },
        ko: {
          title: '레이디 X에게 주는 선물',
          task: '내가 아르센인데 레이디 X에게 다이아몬드 2개를 주게 되는 행동을 찾아보세요.',
          look: '레이디 X와 블루 라이언이 나란히 있어요. 또 다른 레이디 X는 경찰 하나에 막혀 있네요.',
          action: '4번째 자리의 경찰과 그 옆 레이디 X의 자리를 바꿔 보세요.',
          met: '자책골이에요. 절도를 만든 사람은 나지만 레이디 X의 절도라서 레이디 X가 2개를 받아요. 누가 만들었든 조합의 주인이 받습니다.',
        },
      },
    },
    {
      id: 'two-traps', kind: 'all', position: 'BaApPxPbXbAx - - x 0-0 rulebook', goal: 'a>0 x=0', shown: ['rl'], rules: ['R5.5'],
      texts: {
        en: {
          title: 'Two traps in one row',
          task: 'Find both actions that make you, Lady X, pay Arsène.',
          look: 'One trap is a theft for Arsène, the other an interrogation of your own picture.',
          action: 'See where the Arsène at the right end could go, and with which police your own picture must not change places.',
          met: '2 diamonds or 1, and both times for Arsène. Neither trap looks dangerous until you read the row for your rival as well.',
        },
        ko: {
          title: '한 줄에 함정 둘',
          task: '레이디 X인 내가 아르센에게 다이아몬드를 주게 되는 행동 2가지를 모두 찾아보세요.',
          look: '하나는 아르센의 절도, 하나는 내 그림이 당하는 심문이에요.',
          action: '오른쪽 끝의 아르센이 어디로 갈 수 있는지, 내 그림이 어느 경찰과 자리를 바꾸면 안 되는지 보세요.',
          met: '2개든 1개든 모두 아르센이 받아요. 상대의 눈으로 줄을 읽어 보기 전에는 둘 다 함정처럼 보이지 않아요.',
        },
      },
    },
    {
      id: 'yours-only', kind: 'do', position: 'BaApPxPbXbAx - - x 0-0 rulebook', goal: 'x>0 a=0', shown: ['s23'], rules: ['R5.5', 'R5.2'],
      texts: {
        en: {
          title: 'The same row, your way',
          task: 'Find the one action in this row that pays Lady X.',
          look: 'The police are in places 3 and 4, with a thief on either side. Which of the two do you want questioned?',
          action: 'Let Arsène in place 2 change places with the police beside him.',
          met: '1 diamond for you, Lady X. The police that would have questioned you question him: not the kind of action counts, but whose combination comes of it.',
        },
        ko: {
          title: '같은 줄, 이번에는 내 것',
          task: '같은 줄에서 레이디 X가 받는 단 하나의 행동을 찾아보세요.',
          look: '3번째와 4번째 자리에 경찰이 있고, 양옆에 도둑이 하나씩 있어요. 누가 심문을 받아야 할까요?',
          action: '2번째 자리의 아르센과 그 옆 경찰의 자리를 바꿔 보세요.',
          met: '이번에는 레이디 X인 내가 다이아몬드 1개를 받아요. 어떤 행동을 하느냐보다 누구의 조합이 생기느냐가 중요해요.',
        },
      },
    },
  ],
};
