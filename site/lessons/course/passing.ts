import type { Lesson } from './lesson.ts';

/** 1.4: a pass by the rulebook, what it is good for, and what other tables play. */
export const passing: Lesson = {
  id: 'passing',
  number: '1.4',
  title: { en: 'Passing', ko: '패스' },
  about: { en: 'What the rulebook says, and what others play.', ko: '규칙서에서는 어떻게 하고, 다른 테이블에서는 어떻게 하는지 알아봐요.' },
  steps: [
    {
      id: 'pass', kind: 'do', position: 'P.A.X. B.A.P. - x 0-0 rulebook', goal: 'move:pass', shown: ['pass'], rules: ['R3.3'],
      texts: {
        en: {
          title: 'No tile this time',
          task: 'Let this turn go by without placing a tile.',
          look: 'While the row is being built and no tile is chosen, there is one more button.',
          action: 'Choose no tile. Pass.',
          met: 'You passed: the row stays as it is, and Arsène has the turn. The rulebook sets no limit to passing, but only while the row is built.',
        },
        ko: {
          title: '이번에는 쉬어 가기',
          task: '이번 차례에는 타일을 놓지 말고 넘겨 보세요.',
          look: '줄을 만드는 동안, 아직 타일을 고르지 않았을 때는 단추가 하나 더 있어요.',
          action: '타일을 고르지 말고 패스해 보세요.',
          met: '패스했어요. 줄은 그대로이고 아르센의 차례예요. 규칙서에는 패스 횟수가 정해져 있지 않지만, 줄을 만들 때만 할 수 있어요.',
        },
      },
    },
    {
      id: 'last-tile', kind: 'until', position: 'P.X.B.A.X. B. - a 0-0 rulebook', goal: 'move:pass stage:act turn:a', shown: ['pass'], replies: ['1r'], rules: ['R3.3', 'R3.5'],
      texts: {
        en: {
          title: 'What a pass is good for',
          task: 'Make sure that you, Arsène, take the first action once the row is built.',
          look: 'One tile is still loose. Whoever does not place it acts first.',
          action: 'Leave the last tile to Lady X: pass.',
          met: 'Lady X placed the sixth tile, so the first action is yours. Every pass moves the turn on by one.',
        },
        ko: {
          title: '패스가 쓸모 있을 때',
          task: '줄이 다 만들어지면 아르센인 내가 먼저 행동하도록 해 보세요.',
          look: '타일이 하나 남았어요. 그 타일을 놓지 않는 사람이 먼저 행동하게 돼요.',
          action: '마지막 타일을 레이디 X에게 맡기고 패스해 보세요.',
          met: '레이디 X가 6번째 타일을 놓았으니 첫 행동은 내 차례예요. 패스할 때마다 차례가 하나씩 밀려요.',
        },
      },
    },
    {
      id: 'one-pass', kind: 'predict', position: 'B.X. A.P.X.A. - x 0-0 rulebook,pass=1', goal: '', shown: ['pass', 'pass'], rules: ['R3.3'],
      texts: {
        en: {
          title: 'One pass in the whole game',
          task: 'Predict what happens at a table that has agreed on one pass in all, when Lady X passes and Arsène wants to pass too.',
          look: 'Two published descriptions know only one pass in the whole game. The question is for whom.',
          action: 'The one pass is shared by both players.',
          met: 'His pass is refused: Lady X has used the only one. Agree before you start which way you play.',
        },
        ko: {
          title: '게임에 한 번만',
          task: '패스를 통틀어 한 번만 하기로 했는데, 레이디 X가 패스한 뒤 아르센도 패스하려고 하면 어떻게 될지 맞혀 보세요.',
          look: '다른 설명 두 가지는 패스를 게임에 한 번만 할 수 있다고 해요. 누구에게 한 번일까요?',
          action: '그 한 번은 두 사람이 함께 쓰는 것이에요.',
          met: '아르센은 패스할 수 없어요. 하나뿐인 패스를 레이디 X가 썼거든요. 어떻게 할지 게임 전에 정해 두세요.',
        },
      },
    },
    {
      id: 'no-pass', kind: 'wrong', position: 'X.B.A. P.A.P. - x 0-0 overview', goal: 'refused:R3.3', shown: ['pass'], rules: ['R3.3'],
      texts: {
        en: {
          title: 'No pass at all',
          task: 'Try to pass at a table that plays by the short overview.',
          look: 'You are Lady X again, and the row is being built as before.',
          action: 'Press the dim button.',
          met: 'Refused: the short overview, which most shops carry, knows no passing. By the rulebook you could have passed.',
        },
        ko: {
          title: '패스가 없는 테이블',
          task: '짧은 소개 글대로 하는 테이블에서 패스해 보세요.',
          look: '다시 레이디 X가 되어 줄을 만드는 중이에요.',
          action: '흐릿한 단추를 눌러 보세요.',
          met: '할 수 없어요. 상점에서 흔히 볼 수 있는 짧은 소개 글에는 패스가 없어요. 규칙서대로 한다면 패스할 수 있었을 거예요.',
        },
      },
    },
  ],
};
