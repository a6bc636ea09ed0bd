import type { Lesson } from './lesson.ts';

/** 4.5: a swap that nobody can see makes nothing. */
export const unseenSwap: Lesson = {
  id: 'unseen-swap',
  number: '4.5',
  title: { en: 'A swap nobody can see', ko: '눈에 보이지 않는 자리 바꾸기' },
  about: { en: 'Two tiles of the same picture change places, and nothing is made.', ko: '같은 그림끼리 자리를 바꾸면 아무것도 만들지 않은 것이에요.' },
  steps: [
    {
      id: 'same-police', kind: 'predict', position: 'BxPxPbAxPaBa - - x 1-0 rulebook', goal: '', shown: ['s23'], rules: ['R5.8'],
      texts: {
        en: {
          title: 'Police for police',
          task: 'Say who is paid when the two police in places 2 and 3 change places.',
          look: 'An old interrogation stands in places 3 to 5, and another police comes into it. Does the row read otherwise?',
          action: 'Read the six pictures before and after, and compare.',
          met: 'Nobody is paid. The row reads the same before and after, and a swap that nobody can see makes nothing, whichever tile came into the trio.',
        },
        ko: {
          title: '경찰과 경찰',
          task: '2번째와 3번째에 있는 경찰 둘의 자리를 바꾸면 누가 받는지 맞혀 보세요.',
          look: '3번째부터 5번째 자리에 이미 있던 심문이 있고, 거기에 다른 경찰이 들어와요. 줄의 그림이 달라지나요?',
          action: '바꾸기 전과 후에 그림 6개를 읽고 견주어 보세요.',
          met: '아무도 받지 않아요. 다른 타일이 들어왔더라도 줄의 그림이 전과 그대로이면 아무것도 만들지 않은 것입니다.',
        },
      },
    },
    {
      id: 'one-that-shows', kind: 'do', position: 'BxPxPbAxPaBa - - x 1-0 rulebook', goal: 'interrogation:x', shown: ['s34'], rules: ['R5.6', 'R5.2'],
      texts: {
        en: {
          title: 'One that shows',
          task: 'Find the swap in the same row that does pay Lady X.',
          look: 'The swap has to change what can be read. Which neighbours show different pictures?',
          action: 'Let Arsène change places with the police on his left.',
          met: '1 diamond for Lady X. Arsène stands between two police as before, but one of them is another tile, and everybody can see that the row has changed: a new combination.',
        },
        ko: {
          title: '눈에 보이는 것',
          task: '같은 줄에서 레이디 X가 받는 자리 바꾸기를 찾아보세요.',
          look: '줄의 그림이 달라지는 자리 바꾸기여야 해요. 서로 다른 그림이 이웃한 곳은 어디인가요?',
          action: '아르센과 그 왼쪽 경찰의 자리를 바꿔 보세요.',
          met: '레이디 X가 다이아몬드 1개를 받아요. 아르센은 전에도 경찰 사이에 있었지만 한쪽 경찰이 다른 타일이고 줄의 그림도 달라졌으므로 새로 만든 조합입니다.',
        },
      },
    },
    {
      id: 'both-unseen', kind: 'all', position: 'PaBaBxBpAxXp - - a 1-2 rulebook', goal: 'rule:R5.8', shown: ['s23'], rules: ['R5.8'],
      texts: {
        en: {
          title: 'To act, and change nothing',
          task: 'Find both swaps after which this row reads as before.',
          look: 'Three Blue Lions stand here from a return. Which neighbours cannot be told apart?',
          action: 'Swap two Blue Lions, the left pair or the right pair.',
          met: 'Allowed, and unpaid: reordering three Blue Lions is no new heist. Your action is spent all the same, and only the backs have moved.',
        },
        ko: {
          title: '행동했지만 그대로',
          task: '줄의 그림이 전과 똑같은 자리 바꾸기 2가지를 모두 찾아보세요.',
          look: '되돌려 놓기로 생긴 블루 라이언 3개가 있어요. 그림만 보고는 구별할 수 없는 이웃은 어디인가요?',
          action: '왼쪽의 블루 라이언 둘이나 오른쪽의 블루 라이언 둘을 서로 바꿔 보세요.',
          met: '할 수 있지만 점수는 없어요. 블루 라이언 3개의 순서만 바꾼 것은 새 조합이 아닙니다. 그래도 행동은 하나 한 것이고, 뒷면만 자리를 옮겼습니다.',
        },
      },
    },
  ],
};
