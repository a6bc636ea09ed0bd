import type { Lesson } from './lesson.ts';

/** 6.4: actions that change nothing, undoing, and how a game ends that neither can win. */
export const standstill: Lesson = {
  id: 'standstill',
  number: '6.4',
  title: { en: 'A standstill', ko: '끝나지 않는 게임' },
  about: { en: 'Two players who forget nothing can go on for ever; they may agree a draw.', ko: '아무것도 잊지 않는 두 사람은 끝없이 계속할 수 있어요. 그럴 때는 무승부에 합의할 수 있어요.' },
  steps: [
    {
      id: 'changes-nothing', kind: 'do', position: 'XpApXaXbPbAb - - x 3-3 rulebook', goal: 'rule:R5.8', shown: ['s34'], rules: ['R5.8', 'R4.1'],
      texts: {
        en: {
          title: 'Act, and change nothing',
          task: 'Find the action of Lady X after which the row reads the same as before.',
          look: 'You must act, and nothing here pays you. Look for two neighbours with the same picture.',
          action: 'Swap the two of Lady X in the middle.',
          met: 'Allowed, and nobody is paid: the row reads as before, only the backs changed places. It is the nearest thing to a pass, which does not exist once the row is built.',
        },
        ko: {
          title: '했는데 그대로예요',
          task: '레이디 X가 되어, 하고 나서도 줄이 똑같아 보이는 행동을 찾아보세요.',
          look: '행동은 꼭 해야 하는데 여기에는 점수가 되는 것이 없어요. 같은 그림이 나란히 있는 곳을 찾아보세요.',
          action: '가운데의 레이디 X 둘의 자리를 바꿔 보세요.',
          met: '할 수 있는 행동이고, 아무도 받지 않아요. 줄은 그대로 보이고 뒷면만 자리를 바꿨어요. 줄을 다 만든 뒤에는 패스가 없으니, 이것이 패스와 가장 비슷해요.',
        },
      },
    },
    {
      id: 'undone', kind: 'predict', position: 'AbBxPbXpAxAp - - x 3-3 rulebook', goal: '', shown: ['lr', 'rl'], rules: ['R4.2', 'R5.1'],
      texts: {
        en: {
          title: 'There and back',
          task: 'Say who is paid, if Lady X moves the left end tile to the right end and Arsène moves it straight back.',
          look: 'After the two actions the row is what it was.',
          action: 'Was there any combination in the row to begin with?',
          met: 'Nobody. What one player does, the other can undo, and no rule forbids it. The game sets no limit on how long that may go on.',
        },
        ko: {
          title: '갔다가 다시',
          task: '레이디 X가 왼쪽 끝 타일을 오른쪽 끝으로 보내고 아르센이 바로 되돌리면, 누가 받을지 맞혀 보세요.',
          look: '두 행동이 끝나면 줄은 처음과 똑같아요.',
          action: '처음부터 줄에 조합이 있었나요?',
          met: '아무도 받지 않아요. 한 사람이 한 일을 다른 사람이 없던 일로 만들 수 있고, 그것을 막는 규칙은 없어요. 얼마나 오래 계속하는지도 정해져 있지 않아요.',
        },
      },
    },
    {
      id: 'third-time', kind: 'until', position: 'PaBaXbAxXpBp - - a 3-3 rulebook', goal: 'row:PBXAXB moves:4 turn:a !paid', shown: ['lr', 'lr'], replies: ['rl', 'rl', 'rl', 'rl', 'rl', 'rl'], rules: ['R7.3', 'R4.2'],
      texts: {
        en: {
          title: 'For the third time',
          task: 'Go to and fro until this row lies before you, Arsène, for the third time.',
          look: 'Lady X moves the right end tile to the left end, every time. What have you got to do before that?',
          action: 'Move the left end tile to the right end, and once more in your next turn.',
          met: 'The same row with the same player to act, for the third time: now the table proposes a draw. It does so too after 20 turns without a diamond. Nobody has to accept; and you may agree a draw at any time.',
        },
        ko: {
          title: '세 번째로 같은 줄',
          task: '아르센의 차례에 이 줄이 세 번째로 놓일 때까지 왔다 갔다 해 보세요.',
          look: '레이디 X는 번번이 오른쪽 끝 타일을 왼쪽 끝으로 보내요. 그 전에 무엇을 해 두어야 할까요?',
          action: '왼쪽 끝 타일을 오른쪽 끝으로 보내고, 다음 차례에도 한 번 더 하세요.',
          met: '같은 사람의 차례에 같은 줄이 세 번째로 놓였어요. 이제 테이블이 무승부를 제안해요. 20차례 동안 다이아몬드가 나오지 않아도 제안해요. 받아들이지 않아도 되고, 무승부는 언제든 합의할 수 있어요.',
        },
      },
    },
    {
      id: 'no-pass', kind: 'predict', position: 'BpXpBxPaAbAx - - x 5-5 rulebook', goal: '', shown: ['pass'], rules: ['R4.1'],
      texts: {
        en: {
          title: 'Sitting it out',
          task: 'Say what happens, if Lady X would rather do nothing and passes.',
          look: 'The row is complete. How many actions does a turn have now?',
          action: 'Passing belongs to the building of the row.',
          met: 'It is not allowed. Once the row is built you take exactly one action, even if you like none of them. Who does not want to go on can offer a draw, or resign.',
        },
        ko: {
          title: '그냥 기다리기',
          task: '레이디 X가 아무것도 하기 싫어서 패스하면 어떻게 될지 맞혀 보세요.',
          look: '줄은 다 만들어졌어요. 이제 한 차례에 행동을 몇 번 하나요?',
          action: '패스는 줄을 만드는 동안에만 있어요.',
          met: '할 수 없어요. 줄을 다 만든 뒤에는 마음에 드는 것이 없어도 행동을 꼭 한 번 해요. 더 하고 싶지 않으면 무승부를 제안하거나 기권할 수 있어요.',
        },
      },
    },
  ],
};
