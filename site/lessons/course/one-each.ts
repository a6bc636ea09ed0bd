import type { Lesson } from './lesson.ts';

/** 5.3: two at once for two owners; and the action that pays only you. */
export const oneEach: Lesson = {
  id: 'one-each',
  number: '5.3',
  title: { en: 'Two at once, one each', ko: '한 번에 두 조합, 하나씩' },
  about: { en: 'Two combinations with two owners pay both. Is there an action that pays only you?', ko: '조합 2개의 주인이 다르면 둘 다 받아요. 나만 받는 행동도 있을까요?' },
  steps: [
    {
      id: 'who-is-paid', kind: 'predict', position: 'AxBaXbApBpXp - - a 0-0 rulebook', goal: '', shown: ['s34'], rules: ['R5.7', 'R5.5'],
      texts: {
        en: {
          title: 'Swap in the middle',
          task: 'Say who is paid, if Arsène swaps places 3 and 4.',
          look: 'Read the row as it will be: Arsène, Blue Lion, Arsène, and then?',
          action: 'Look at the left three and at the right three after the swap. Whose pictures are around each Blue Lion?',
          met: 'Both are paid, 2 each: a theft of Arsène on the left, a theft of Lady X on the right. Each owner is paid, whoever acted.',
        },
        ko: {
          title: '가운데 자리 바꾸기',
          task: '아르센이 3번째와 4번째의 자리를 바꾸면 누가 받을지 맞혀 보세요.',
          look: '바뀐 다음의 줄을 읽어 보세요. 아르센, 블루 라이언, 아르센, 그다음은요?',
          action: '바뀐 뒤의 왼쪽 셋과 오른쪽 셋을 보세요. 블루 라이언의 양옆에 누가 있나요?',
          met: '둘 다 2개씩 받아요. 왼쪽은 아르센의 절도, 오른쪽은 레이디 X의 절도예요. 누가 행동했든 조합의 주인이 저마다 받아요.',
        },
      },
    },
    {
      id: 'only-me', kind: 'do', position: 'BaPaAxXbPxPb - - a 2-2 rulebook', goal: 'a=1 x=0', shown: ['s23'], rules: ['R5.2', 'R4.3'],
      texts: {
        en: {
          title: 'Do not share',
          task: 'Find the swap that pays Arsène and not Lady X.',
          look: 'One swap would bring both thieves between police, 1 diamond each. You want only Lady X to be questioned.',
          action: 'Lady X already has police on her right. Move police to her left, and leave Arsène outside.',
          met: '1 diamond for Arsène, nothing for Lady X. Swapping places 4 and 5 would have paid both of you. Before you take a point, look for the action that does not share.',
        },
        ko: {
          title: '나눠 주지 않기',
          task: '아르센은 받고 레이디 X는 받지 못하는 자리 바꾸기를 찾아보세요.',
          look: '두 도둑을 모두 경찰 사이에 넣어 1개씩 나눠 갖는 행동이 있어요. 하지만 레이디 X만 심문을 받게 하고 싶어요.',
          action: '레이디 X의 오른쪽에는 이미 경찰이 있어요. 왼쪽에도 경찰을 데려오고, 아르센은 바깥에 두세요.',
          met: '아르센만 1개를 받고 레이디 X는 받지 못했어요. 4번째와 5번째를 바꾸었다면 둘 다 받았을 거예요. 점수를 얻기 전에 나눠 주지 않는 행동이 있는지 살펴보세요.',
        },
      },
    },
    {
      id: 'other-chair', kind: 'do', position: 'AxBaXbApBpXp - - x 0-0 rulebook', goal: 'x>0 a=0', shown: ['f1'], rules: ['R5.3', 'R4.4'], memory: 'seen',
      texts: {
        en: {
          title: 'The first row again',
          task: 'Find the action that pays only Lady X, now that you are her and remember the backs.',
          look: 'The swap in the middle would pay both. Look at the left end instead: a Blue Lion already has Lady X on its right.',
          action: 'What is on the back of the tile at the left end? Turn it over.',
          met: 'A theft, 2 diamonds, and only for Lady X. Who remembers the backs need not share.',
        },
        ko: {
          title: '첫 번째 줄을 다시',
          task: '이번에는 뒷면을 기억하는 레이디 X가 되어, 나만 받는 행동을 찾아보세요.',
          look: '가운데에서 자리를 바꾸면 둘 다 받아요. 왼쪽 끝을 보세요. 블루 라이언의 오른쪽에 이미 레이디 X가 있어요.',
          action: '왼쪽 끝 타일의 뒷면은 무엇인가요? 뒤집어 보세요.',
          met: '절도예요. 레이디 X만 2개를 받아요. 뒷면을 기억하면 나눠 주지 않아도 돼요.',
        },
      },
    },
    {
      id: 'worth-it', kind: 'do', position: 'PxXaBpPaBxBa - - x 0-0 rulebook', goal: 'heist:x', shown: ['s34'], rules: ['R5.4', 'R5.7', 'R5.5'],
      texts: {
        en: {
          title: 'Sharing that pays',
          task: 'Make a heist for Lady X, even if Arsène gets something too.',
          look: 'Two Blue Lions lie at the right end. The third is in place 3, with one tile between.',
          action: 'Swap the third Blue Lion one place to the right.',
          met: '3 for your heist, 1 for Arsène: his combination was made as well, because police now stand on both sides of Lady X. A heist belongs to whoever acts; a theft or an interrogation has its owner, whoever makes it.',
        },
        ko: {
          title: '나눠 줘도 남는 장사',
          task: '아르센이 조금 받더라도 레이디 X의 세기의 강탈을 만들어 보세요.',
          look: '오른쪽 끝에 블루 라이언 둘이 있어요. 나머지 하나는 3번째 자리에, 한 칸 떨어져 있어요.',
          action: '3번째 자리의 블루 라이언을 오른쪽으로 한 칸 옮겨 보세요.',
          met: '세기의 강탈로 3개를 받고, 아르센도 1개를 받아요. 레이디 X의 양옆에 경찰이 와서 심문도 생겼거든요. 세기의 강탈은 지금 차례인 사람의 것이고, 절도와 심문은 누가 만들든 주인이 정해져 있어요.',
        },
      },
    },
  ],
};
