import type { Lesson } from './lesson.ts';

/** 5.2: one action can make two combinations, and both pay; never more than 4. */
export const twoAtOnce: Lesson = {
  id: 'two-at-once',
  number: '5.2',
  title: { en: 'Two at once', ko: '한 번에 두 조합' },
  about: { en: 'One action can make two combinations, and you are paid for both.', ko: '행동 하나로 조합 2개를 만들면 둘 다 점수가 돼요.' },
  steps: [
    {
      id: 'theft-and-questions', kind: 'do', position: 'AxBaPbApXbPx - - a 0-0 rulebook', goal: 'two a=3', shown: ['s34'], rules: ['R5.7', 'R6.1'],
      texts: {
        en: {
          title: 'Two wrong tiles',
          task: 'Make two combinations for Arsène with one action.',
          look: 'The left half would be a theft if an Arsène stood in place 3. The right half would be an interrogation if the police stood in place 4.',
          action: 'The two tiles that are wrong are neighbours: let them change places.',
          met: 'A theft and an interrogation of Lady X: 2 and 1, so 3 diamonds. Both middles leave the row together, and four tiles remain.',
        },
        ko: {
          title: '엇갈린 타일 2개',
          task: '한 번의 행동으로 아르센의 조합을 2개 만들어 보세요.',
          look: '3번째 자리에 아르센이 오면 왼쪽 절반은 절도가 돼요. 4번째 자리에 경찰이 오면 오른쪽 절반은 심문이 되고요.',
          action: '엇갈린 타일 2개가 서로 이웃해 있으니 자리를 바꿔 보세요.',
          met: '절도와 레이디 X의 심문이에요. 2개와 1개, 합쳐서 3개를 받아요. 가운데 타일 2개가 한꺼번에 빠지고 줄에는 타일 4개가 남아요.',
        },
      },
    },
    {
      id: 'one-in-both', kind: 'do', position: 'PaAbAxPxPbXb - - x 0-0 rulebook', goal: 'two x=2', shown: ['s34'], rules: ['R5.7', 'R5.2'],
      texts: {
        en: {
          title: 'One tile in both',
          task: 'Get both pictures of Arsène questioned at once: you are Lady X.',
          look: 'Each Arsène needs police on both sides, and there are only three police. One of them has to serve both.',
          action: 'Swap one Arsène with the police tile next to him, so that the police stand between the two.',
          met: 'Two interrogations, 2 diamonds for Lady X. The police tile in the middle counted for both: a tile may stand in two combinations.',
        },
        ko: {
          title: '두 조합에 걸친 타일',
          task: '레이디 X가 되어, 아르센 둘이 한꺼번에 심문을 받게 해 보세요.',
          look: '아르센마다 양옆에 경찰이 있어야 하는데 경찰은 3개뿐이에요. 그중 하나가 양쪽에 모두 쓰여야 해요.',
          action: '아르센 하나를 바로 옆의 경찰과 바꿔서, 아르센 둘 사이에 경찰이 오게 해 보세요.',
          met: '심문이 둘이니 레이디 X가 2개를 받아요. 가운데 경찰은 양쪽에 모두 쓰였어요. 타일 하나가 두 조합에 함께 들어가도 돼요.',
        },
      },
    },
    {
      id: 'one-flip', kind: 'do', position: 'AxBxPaBpAbXp - - a 0-0 rulebook', goal: 'two', shown: ['f3'], rules: ['R5.7', 'R4.4'], memory: 'seen',
      texts: {
        en: {
          title: 'One flip',
          task: 'Turn over one tile so that two thefts stand in the row.',
          look: 'You see the backs here, as you would remember them. Arsène stands at places 1 and 5, with a Blue Lion next to each.',
          action: 'Between the two Blue Lions an Arsène is missing. Flip the tile there.',
          met: 'Two thefts with one flip: 4 diamonds for Arsène. The Arsène in the middle belongs to both.',
        },
        ko: {
          title: '뒤집기 한 번',
          task: '타일 하나를 뒤집어서 절도 2개를 한꺼번에 만들어 보세요.',
          look: '여기서는 기억하고 있는 것처럼 뒷면이 보여요. 1번째와 5번째 자리에 아르센이 있고, 그 옆에 블루 라이언이 하나씩 있어요.',
          action: '블루 라이언 둘 사이에 아르센이 있으면 돼요. 그 자리의 타일을 뒤집어 보세요.',
          met: '한 번 뒤집어서 절도 2개, 아르센이 다이아몬드 4개를 받아요. 가운데 아르센은 두 절도에 모두 들어가요.',
        },
      },
    },
    {
      id: 'most-of-all', kind: 'do', position: 'BaBxPaBpXaPx - - a 0-0 rulebook', goal: 'a=4', shown: ['s34'], rules: ['R5.4', 'R5.7'],
      texts: {
        en: {
          title: 'The most there is',
          task: 'Earn 4 diamonds for Arsène with one action.',
          look: 'Two Blue Lions lie on the left, Lady X and one police on the right. What is missing on each side?',
          action: 'The third Blue Lion and the second police lie in places 3 and 4, each on the wrong side.',
          met: 'A heist and an interrogation, 3 and 1. More than two combinations at once cannot happen, and one action never pays more than 4.',
        },
        ko: {
          title: '가장 많이 받는 행동',
          task: '한 번의 행동으로 아르센이 다이아몬드 4개를 받게 해 보세요.',
          look: '왼쪽에는 블루 라이언 둘, 오른쪽에는 레이디 X와 경찰이 있어요. 양쪽에 무엇이 모자랄까요?',
          action: '3번째 블루 라이언과 2번째 경찰이 가운데 두 자리에 서로 엇갈려 있어요.',
          met: '세기의 강탈과 심문, 3개와 1개예요. 한 번에 조합이 셋 이상 생기는 일은 없고, 행동 하나로 4개보다 많이 받는 일도 없어요.',
        },
      },
    },
  ],
};
