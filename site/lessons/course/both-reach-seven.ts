import type { Lesson } from './lesson.ts';

/** 6.2: one action brings both to seven: the higher total wins, level is a draw. */
export const bothReachSeven: Lesson = {
  id: 'both-reach-seven',
  number: '6.2',
  title: { en: 'Both reach seven', ko: '둘 다 7개가 되면' },
  about: { en: 'If one action brings both to seven, the higher total wins, and level is a draw.', ko: '행동 하나로 둘 다 7개 이상이 되면 많은 쪽이 이기고, 같으면 무승부예요.' },
  steps: [
    {
      id: 'level', kind: 'predict', position: 'AxPxXbAbPaPb - - a 6-6 rulebook', goal: '', shown: ['s45'], rules: ['R7.2', 'R5.7'],
      texts: {
        en: {
          title: 'Six to six',
          task: 'Say who is paid, if Arsène swaps places 4 and 5 at 6 to 6.',
          look: 'After the swap there are three police, in places 2, 4 and 6. Who stands between them?',
          action: 'Lady X is questioned in place 3, Arsène in place 5.',
          met: 'Both, 1 each: 7 to 7. Nobody was first, because one action paid both at the same moment. Level is a draw.',
        },
        ko: {
          title: '6 대 6에서',
          task: '6 대 6에서 아르센이 4번째와 5번째의 자리를 바꾸면 누가 받을지 맞혀 보세요.',
          look: '바꾸고 나면 경찰이 2번째, 4번째, 6번째 자리에 있어요. 그 사이에 누가 있나요?',
          action: '3번째 자리에서는 레이디 X가, 5번째 자리에서는 아르센이 심문을 받아요.',
          met: '둘 다 1개씩 받아서 7 대 7이에요. 행동 하나로 같은 순간에 받았으니 먼저인 사람은 없어요. 점수가 같으면 무승부예요.',
        },
      },
    },
    {
      id: 'higher-loses-you', kind: 'wrong', position: 'XbBaPbXaXpPa - - a 6-6 rulebook', goal: 'wins:x', shown: ['s34'], rules: ['R7.2', 'R5.5'],
      texts: {
        en: {
          title: 'Seven and still lost',
          task: 'Find the action that brings you, Arsène, to seven and loses all the same.',
          look: 'Arsène earns 1 when police stand on both sides of a Lady X. But what stands at the left end?',
          action: 'Swap the police in place 3 with the Lady X beside them, and count what Lady X gets.',
          met: '7 to 8. Both reached seven by one action, so the higher total wins: her theft is worth 2, your interrogation 1.',
        },
        ko: {
          title: '7개인데도 져요',
          task: '아르센이 7개가 되지만 그래도 지게 되는 행동을 찾아보세요.',
          look: '레이디 X의 양옆에 경찰이 오면 아르센이 1개를 받아요. 그런데 왼쪽 끝에는 무엇이 있나요?',
          action: '3번째 자리의 경찰을 옆의 레이디 X와 바꾸고, 레이디 X가 몇 개를 받는지 세어 보세요.',
          met: '7 대 8이에요. 행동 하나로 둘 다 7개 이상이 되었으니 많은 쪽이 이겨요. 상대의 절도는 2개, 내 심문은 1개거든요.',
        },
      },
    },
    {
      id: 'alone', kind: 'do', position: 'XbBaPbXaXpPa - - a 6-6 rulebook', goal: 'wins:a', shown: ['f5'], rules: ['R7.1', 'R5.2'], memory: 'seen',
      texts: {
        en: {
          title: 'The same row, won',
          task: 'Win for Arsène in the same row, now that you remember the backs.',
          look: 'Lady X in place 4 already has police on her left.',
          action: 'Police have to appear on her right, in place 5. What is on the back there?',
          met: '7 to 6: you were paid alone, so Lady X stays below seven. Near the end, look for the action that pays only you.',
        },
        ko: {
          title: '같은 줄에서 이기기',
          task: '이번에는 뒷면을 기억하니, 같은 줄에서 아르센이 이기게 해 보세요.',
          look: '4번째 자리의 레이디 X는 왼쪽에 이미 경찰이 있어요.',
          action: '오른쪽, 5번째 자리에도 경찰이 나타나면 돼요. 거기 뒷면은 무엇인가요?',
          met: '7 대 6이에요. 나만 받아서 레이디 X는 7개가 되지 못했어요. 끝이 가까울 때는 둘 다 받는 행동보다 나만 받는 행동이 좋아요.',
        },
      },
    },
    {
      id: 'higher-wins', kind: 'do', position: 'PaXaXpPbBaXb - - x 6-6 rulebook', goal: 'wins:x', shown: ['s34'], rules: ['R7.2', 'R5.3'],
      texts: {
        en: {
          title: 'Your rival gets there too',
          task: 'Win for Lady X, although Arsène reaches seven by the same action.',
          look: 'At the right end a Blue Lion and a Lady X lie ready. A second Lady X has to come to the other side of the Blue Lion.',
          action: 'Swap places 3 and 4. That pays Arsène as well: count both before you worry.',
          met: '8 to 7 for you. All that one action pays is counted first, and only then the totals are compared: 2 for your theft, 1 for his interrogation.',
        },
        ko: {
          title: '상대도 7개가 되지만',
          task: '같은 행동으로 아르센도 7개가 되지만, 그래도 레이디 X가 이기게 해 보세요.',
          look: '오른쪽 끝에 블루 라이언과 레이디 X가 나란히 있어요. 블루 라이언의 반대쪽에도 레이디 X가 와야 해요.',
          action: '3번째와 4번째의 자리를 바꿔 보세요. 아르센도 받게 되지만, 걱정하기 전에 둘 다 세어 보세요.',
          met: '8 대 7로 이겼어요. 행동 하나로 받는 것을 먼저 모두 더한 다음 점수를 견줘요. 내 절도는 2개, 아르센이 받는 심문은 1개예요.',
        },
      },
    },
  ],
};
