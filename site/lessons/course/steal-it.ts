import type { Lesson } from './lesson.ts';

/** 0.1: a theft within the first minute, the same from the other chair, and the trap. */
export const stealIt: Lesson = {
  id: 'steal-it',
  number: '0.1',
  title: { en: 'Steal it in one move', ko: '한 수로 훔치기' },
  about: { en: 'Your first theft, before any rule.', ko: '규칙보다 먼저, 첫 절도를 해 봐요.' },
  steps: [
    {
      id: 'steal', kind: 'do', position: 'XaAbApBxXpPb - - a 0-0 rulebook', goal: 'theft:a', shown: ['s34'], rules: ['R5.3', 'R6.1'],
      texts: {
        en: {
          title: 'You are Arsène',
          task: 'Put the Blue Lion between two pictures of Arsène, in one action.',
          look: 'Two pictures of Arsène already stand side by side, in places 2 and 3, and the Blue Lion is next to them.',
          action: 'Let two neighbours change places.',
          met: 'That was a theft: 2 diamonds for Arsène. The middle tile leaves the row, the row closes up, and Lady X has to play with five.',
        },
        ko: {
          title: '나는 아르센',
          task: '한 번의 행동으로 아르센 둘 사이에 블루 라이언을 끼워 보세요.',
          look: '2번째와 3번째 자리에 아르센이 나란히 있고, 바로 옆에 블루 라이언이 있어요.',
          action: '이웃한 타일 2개의 자리를 바꿔 보세요.',
          met: '절도에 성공했어요! 아르센이 다이아몬드 2개를 받아요. 가운데 타일은 줄에서 빠지고 빈자리가 좁혀져요. 이제 레이디 X는 타일 5개로 해야 해요.',
        },
      },
    },
    {
      id: 'other-chair', kind: 'do', position: 'XaBaPaXpBxBp - - x 0-0 rulebook', goal: 'theft:x', shown: ['s34'], rules: ['R5.3', 'R4.3'],
      texts: {
        en: {
          title: 'Now you are Lady X',
          task: 'Steal the Blue Lion once more, this time for Lady X.',
          look: 'One picture of Lady X stands at the left end with the Blue Lion beside it. Who has to come and stand on its other side?',
          action: 'The second Lady X is in place 4. Swap her one place to the left.',
          met: 'A theft again: 2 diamonds, for Lady X this time. The two thieves have the same actions and the same combinations.',
        },
        ko: {
          title: '이번에는 레이디 X',
          task: '이번에는 레이디 X가 되어 블루 라이언을 훔쳐 보세요.',
          look: '왼쪽 끝에 레이디 X가 있고 그 옆에 블루 라이언이 있어요. 블루 라이언의 다른 쪽에는 누가 와야 할까요?',
          action: '또 다른 레이디 X가 4번째 자리에 있어요. 왼쪽으로 한 칸 옮겨 보세요.',
          met: '이번에도 절도예요. 레이디 X가 다이아몬드 2개를 받아요. 두 도둑이 할 수 있는 행동과 만들 수 있는 조합은 똑같아요.',
        },
      },
    },
    {
      id: 'own-goal', kind: 'wrong', position: 'AxAbPaPxBxBp - - a 0-0 rulebook', goal: 'x>0 a=0', shown: ['s23'], rules: ['R5.2', 'R5.5'],
      texts: {
        en: {
          title: 'Find the trap',
          task: 'Find the action that pays your rival: you are Arsène again.',
          look: 'Two police stand in places 3 and 4. When a thief gets between two police, the police ask questions, and the other thief earns.',
          action: 'Bring the Arsène in place 2 between the police.',
          met: 'An interrogation, and an own goal: you made it, but it belongs to Lady X, so she takes 1 diamond. Look at both thieves before you act.',
        },
        ko: {
          title: '함정 찾기',
          task: '다시 아르센이 되어, 상대가 다이아몬드를 받게 되는 행동을 찾아보세요.',
          look: '3번째와 4번째 자리에 경찰이 나란히 있어요. 도둑이 경찰 둘 사이에 끼면 심문을 받고, 다른 도둑이 다이아몬드를 받아요.',
          action: '2번째 자리의 아르센을 경찰 둘 사이에 넣어 보세요.',
          met: '심문이에요. 게다가 자책골이고요. 만든 사람은 나지만 조합의 주인은 레이디 X라서 레이디 X가 다이아몬드 1개를 받아요. 행동하기 전에 두 도둑을 모두 살펴보세요.',
        },
      },
    },
  ],
};
