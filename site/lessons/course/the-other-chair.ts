import type { Lesson } from './lesson.ts';

/** 3.4: the same three combinations as Lady X. */
export const theOtherChair: Lesson = {
  id: 'the-other-chair',
  number: '3.4',
  title: { en: 'The other chair', ko: '맞은편 의자' },
  about: { en: 'The same three combinations, seen by Lady X.', ko: '레이디 X가 되어 같은 조합 3가지를 만들어 봐요.' },
  steps: [
    {
      id: 'her-theft', kind: 'do', position: 'BpXaAbPaPxXb - - x 0-0 rulebook', goal: 'theft:x', shown: ['rl'], rules: ['R5.3', 'R4.2'],
      texts: {
        en: {
          title: 'Her theft',
          task: 'Steal the Blue Lion for Lady X.',
          look: 'At the left end stand the Blue Lion and Lady X. What is missing?',
          action: 'Lady X stands at the right end too. Send her to the other end.',
          met: '2 diamonds for Lady X. The Blue Lion between two pictures of her is her theft, just as it is his between two of Arsène.',
        },
        ko: {
          title: '레이디 X의 절도',
          task: '레이디 X가 되어 블루 라이언을 훔쳐 보세요.',
          look: '왼쪽 끝에 블루 라이언과 레이디 X가 있어요. 무엇이 모자랄까요?',
          action: '오른쪽 끝에도 레이디 X가 있어요. 반대쪽 끝으로 보내 보세요.',
          met: '레이디 X가 다이아몬드 2개를 받아요. 블루 라이언이 레이디 X 둘 사이에 있으면 레이디 X의 절도입니다.',
        },
      },
    },
    {
      id: 'question-him', kind: 'do', position: 'XbPaPxAbBpXa - - x 0-0 rulebook', goal: 'interrogation:x', shown: ['s34'], rules: ['R5.2', 'R4.3'],
      texts: {
        en: {
          title: 'Questions for Arsène',
          task: 'Get paid for an interrogation, as Lady X.',
          look: 'You are paid when the other thief is questioned. Where are the police?',
          action: 'Put the Arsène in place 4 between the two police.',
          met: '1 diamond for Lady X: Arsène is between the police, so she is the other thief.',
        },
        ko: {
          title: '아르센을 심문하라',
          task: '레이디 X가 되어 심문으로 다이아몬드를 받아 보세요.',
          look: '다른 도둑이 심문을 받아야 내가 받아요. 경찰은 어디에 있나요?',
          action: '4번째 자리의 아르센을 경찰 둘 사이에 넣어 보세요.',
          met: '레이디 X가 다이아몬드 1개를 받아요. 경찰 사이에 낀 사람이 아르센이므로 다른 도둑은 레이디 X입니다.',
        },
      },
    },
    {
      id: 'not-yourself', kind: 'wrong', position: 'AbPaXbBpPxAx - - x 0-0 rulebook', goal: 'a>0 x=0', shown: ['s45'], rules: ['R5.2', 'R5.5'],
      texts: {
        en: {
          title: 'The habit of the other chair',
          task: 'Find an action in the turn of Lady X that pays Arsène.',
          look: 'You are still Lady X. What must not happen to your own picture?',
          action: 'The picture of Lady X is next to one police. Bring a second one to its other side.',
          met: 'Arsène takes 1 diamond, in your turn. Police, Lady X, police is good for Arsène and never for her: who sits in which chair decides what to look for.',
        },
        ko: {
          title: '자리가 바뀌면',
          task: '레이디 X의 차례인데도 아르센이 받게 되는 행동을 하나 찾아보세요.',
          look: '지금도 나는 레이디 X예요. 레이디 X 그림에 무슨 일이 생기면 안 될까요?',
          action: '레이디 X의 한쪽 옆에 경찰이 있어요. 다른 쪽에도 경찰을 데려와 보세요.',
          met: '내 차례에 아르센이 다이아몬드 1개를 받았어요. 경찰, 레이디 X, 경찰은 언제나 아르센의 것입니다. 어느 의자에 앉았는지에 따라 노릴 것이 달라져요.',
        },
      },
    },
    {
      id: 'her-three', kind: 'all', position: 'XaXpBxPbBaPa - - x 0-0 rulebook', goal: 'x>0', shown: ['s23'], rules: ['R5.2', 'R5.3', 'R5.4'], memory: 'seen',
      texts: {
        en: {
          title: 'One of each',
          task: 'Find all three actions that pay Lady X: a theft, an interrogation and a heist.',
          look: 'A small picture in a corner is a back. Look for two pictures with one tile between them that could become the third.',
          action: 'The theft is a swap. The other two are flips: one between two Blue Lions, one between two police.',
          met: '2, 1 and 3 diamonds out of one row. Before you act, look for all three combinations, from your own chair.',
        },
        ko: {
          title: '하나씩 모두',
          task: '레이디 X가 받는 행동 3가지, 곧 절도와 심문과 세기의 강탈을 모두 찾아보세요.',
          look: '모서리의 작은 그림은 뒷면이에요. 같은 그림 둘 사이에서, 바뀌면 조합이 될 타일을 찾아보세요.',
          action: '절도는 자리 바꾸기로 돼요. 나머지 둘은 뒤집기예요. 블루 라이언 둘 사이와 경찰 둘 사이를 보세요.',
          met: '한 줄에서 2개, 1개, 3개를 받을 길을 찾았어요. 행동하기 전에 내 의자에서 세 가지 조합을 모두 살펴보세요.',
        },
      },
    },
  ],
};
