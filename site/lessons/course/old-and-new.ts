import type { Lesson } from './lesson.ts';

/** 4.4: shifted, it is old; broken and made again, with a new middle, or beside an old one, it is new. */
export const oldAndNew: Lesson = {
  id: 'old-and-new',
  number: '4.4',
  title: { en: 'Old and new', ko: '이미 있던 조합과 새 조합' },
  about: { en: 'Only what this action made counts: four cases.', ko: '이번 행동으로 만든 조합만 점수가 돼요. 네 가지 경우를 봐요.' },
  steps: [
    {
      id: 'shifted', kind: 'predict', position: 'ApXaBxXpPbAb - - x 2-1 rulebook', goal: '', shown: ['lr'], rules: ['R5.6'],
      texts: {
        en: {
          title: 'Shifted',
          task: 'Say who is paid when the left end tile goes to the right end and the old theft moves one place along.',
          look: 'The theft of Lady X is in places 2 to 4. Will its three tiles still be side by side?',
          action: 'The same three tiles, the same pictures, side by side before and after.',
          met: 'Nobody is paid. The trio only came to another place; it was not made, so it is as old as before.',
        },
        ko: {
          title: '통째로 밀리면',
          task: '왼쪽 끝 타일이 오른쪽 끝으로 가서 이미 있던 절도가 한 칸 밀리면 누가 받는지 맞혀 보세요.',
          look: '레이디 X의 절도가 2번째부터 4번째 자리에 있어요. 옮긴 다음에도 세 타일이 나란한가요?',
          action: '전에도 후에도 같은 타일 3개가 같은 그림으로 나란히 있어요.',
          met: '아무도 받지 않아요. 셋이 자리만 옮겼을 뿐 새로 만든 것은 없어요. 통째로 밀려도 이미 있던 조합입니다.',
        },
      },
    },
    {
      id: 'made-again', kind: 'until', position: 'ApXaBxXpPbAb - - x 2-1 rulebook', goal: 'theft:x', shown: ['s34', 's34'], replies: ['f1', 'f1', 'f1', 'f1', 'f1', 'f1'], rules: ['R5.6', 'R5.3'],
      texts: {
        en: {
          title: 'Broken and made again',
          task: 'Break your old theft, let Arsène answer, and make it again, as Lady X.',
          look: 'An old theft pays nothing as it stands. It has to be gone for a turn before it can be made.',
          action: 'Swap places 3 and 4. When Arsène has acted, swap them back.',
          met: 'It pays: 2 diamonds. The same three tiles as before, but after your first action they were no theft, so the second one made it.',
        },
        ko: {
          title: '깨고 다시 만들기',
          task: '레이디 X가 되어 이미 있던 절도를 깨고, 아르센이 행동한 다음 다시 만들어 보세요.',
          look: '이미 있던 절도는 그대로 있으면 점수가 없어요. 한 번 없어져야 다시 만들 수 있어요.',
          action: '3번째와 4번째 타일을 바꿔요. 아르센이 행동하고 나면 다시 바꿔 놓아요.',
          met: '이번에는 다이아몬드 2개를 받아요. 같은 타일 3개라도 흩어졌다가 다시 만들어졌으므로 새로 만든 조합입니다.',
        },
      },
    },
    {
      id: 'new-middle', kind: 'do', position: 'BaPbXaPxApBx - - x 2-1 rulebook', goal: 'interrogation:x', shown: ['f3'], rules: ['R5.6', 'R5.2'], memory: 'seen',
      texts: {
        en: {
          title: 'A new picture in the middle',
          task: 'Turn the old interrogation of Lady X into one that pays her.',
          look: 'An old interrogation stands in places 2 to 4, and it is one for Arsène. Who has to be in the middle for you to be paid?',
          action: 'Look at the back of the tile between the police, and turn it over.',
          met: '1 diamond for Lady X. The police stood there before, but the picture between them is new, and that makes a new combination.',
        },
        ko: {
          title: '가운데 그림이 바뀌면',
          task: '이미 있던 레이디 X 심문을, 레이디 X인 내가 받는 심문으로 바꿔 보세요.',
          look: '2번째부터 4번째 자리에 이미 있던 심문이 있는데 아르센의 것이에요. 내가 받으려면 가운데에 누가 있어야 할까요?',
          action: '경찰 사이에 있는 타일의 뒷면을 보고 뒤집어 보세요.',
          met: '레이디 X가 다이아몬드 1개를 받아요. 경찰은 그대로 있었지만 가운데 그림이 바뀌었으므로 새로 만든 조합입니다.',
        },
      },
    },
    {
      id: 'beside-an-old-one', kind: 'predict', position: 'AbBpApBxXaXp - - x 1-2 rulebook', goal: '', shown: ['s45'], rules: ['R5.6', 'R5.3'],
      texts: {
        en: {
          title: 'Beside an old one',
          task: 'Say who is paid when the tiles in places 4 and 5 change places beside the old theft of Arsène.',
          look: 'Afterwards two thefts stand side by side. Which of them does the swap make?',
          action: 'Places 1 to 3 are the same before and after. Places 4 to 6 are not.',
          met: 'Only Lady X is paid: hers is new, and only its middle leaves. The old theft next to it stays as it was, unpaid.',
        },
        ko: {
          title: '이미 있던 조합 옆에서',
          task: '이미 있던 아르센의 절도 옆에서 4번째와 5번째 타일의 자리를 바꾸면 누가 받는지 맞혀 보세요.',
          look: '바꾸고 나면 절도 2개가 나란히 있어요. 그중 이번에 만든 것은 어느 쪽인가요?',
          action: '1번째부터 3번째까지는 전과 같아요. 4번째부터 6번째까지는 달라졌어요.',
          met: '레이디 X만 받아요. 레이디 X의 절도만 새 조합이고, 그 가운데 타일만 빠집니다. 옆에 있는 절도는 이미 있던 그대로 남아요.',
        },
      },
    },
  ],
};
