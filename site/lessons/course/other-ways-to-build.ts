import type { Lesson } from './lesson.ts';

/** 6.6: building the row where another description is followed: passing, turning, and what pays. */
export const otherWaysToBuild: Lesson = {
  id: 'other-ways-to-build',
  number: '6.6',
  title: { en: 'Other ways to build', ko: '줄을 만드는 다른 방법' },
  about: { en: 'One pass or none, no turning, no pay while building: how other tables build the row.', ko: '패스는 한 번이거나 없고, 뒤집어 놓지 않고, 만드는 동안 점수가 없는 테이블도 있어요.' },
  steps: [
    {
      id: 'one-pass', kind: 'do', position: 'Pb AxPaXbPxAb - a 0-0 rulebook,pass=1', goal: 'move:pass', shown: ['pass'], rules: ['R3.3'],
      texts: {
        en: {
          title: 'One pass for two',
          task: 'Pass as Arsène, at a table with one pass in the whole game.',
          look: 'You are building the row. You need not place a tile, as long as the pass is left.',
          action: 'Do not choose a loose tile: there is a button for passing.',
          met: 'The pass is used up, for both of you. By the rulebook passing has no limit; two other descriptions allow it once in a game, to whoever takes it first.',
        },
        ko: {
          title: '둘이서 패스 한 번',
          task: '게임을 통틀어 패스가 한 번뿐인 테이블에서, 아르센이 되어 패스해 보세요.',
          look: '지금은 줄을 만드는 중이에요. 패스가 남아 있는 동안은 타일을 놓지 않아도 돼요.',
          action: '남은 타일을 고르지 말고 패스 단추를 찾아보세요.',
          met: '이제 두 사람 모두 패스할 수 없어요. 규칙서에는 패스에 한도가 없지만, 다른 설명 두 곳에서는 누가 하든 게임에서 한 번뿐이에요.',
        },
      },
    },
    {
      id: 'no-pass-left', kind: 'predict', position: 'Pb AxPaXbPxAb - x 0-0 rulebook,pass=0', goal: '', shown: ['pass'], rules: ['R3.3'],
      texts: {
        en: {
          title: 'And then the other one',
          task: 'Say what happens if Lady X wants to pass as well.',
          look: 'It is the same table, one turn later. How many passes are left?',
          action: 'The pass belonged to both players together.',
          met: 'It is not allowed: she has to place a tile. By the overview it is like this from the start, because it knows no passing.',
        },
        ko: {
          title: '이번에는 상대가',
          task: '레이디 X도 패스하려고 하면 어떻게 될지 맞혀 보세요.',
          look: '같은 테이블의 바로 다음 차례예요. 패스가 몇 번 남았나요?',
          action: '패스 한 번은 두 사람이 함께 쓰는 것이었어요.',
          met: '할 수 없어요. 레이디 X는 타일을 놓아야 해요. 소개 글에는 패스가 아예 없으니, 소개 글대로 하면 처음부터 이래요.',
        },
      },
    },
    {
      id: 'as-it-lies', kind: 'predict', position: 'PaXb XpAxBpAb - a 0-0 rulebook,flip=0', goal: '', shown: ['1rf'], rules: ['R3.2'], memory: 'seen',
      texts: {
        en: {
          title: 'As it lies',
          task: 'Say what happens if Arsène lays the first loose tile at the right end and turns it over, where nothing is turned while placing.',
          look: 'The police are under that tile: turned over, it would get Lady X questioned.',
          action: 'Is there a choice here whether a tile is turned over when it is placed?',
          met: 'It is not allowed. By the rulebook Arsène would take 1; at this table every tile is placed, and later returned, as it lies. To flip a tile of the row is still an action.',
        },
        ko: {
          title: '보이는 그대로',
          task: '놓을 때 뒤집지 않는 테이블에서, 아르센이 1번째 남은 타일을 오른쪽 끝에 뒤집어서 놓으면 어떻게 될지 맞혀 보세요.',
          look: '그 타일 밑에는 경찰이 있어요. 뒤집으면 레이디 X가 심문을 받게 돼요.',
          action: '이 테이블에서는 타일을 놓을 때 뒤집을지 고를 수 있나요?',
          met: '할 수 없어요. 규칙서대로라면 아르센이 1개를 받았을 거예요. 이 테이블에서는 놓을 때도, 되돌려 놓을 때도 보이는 그대로예요. 줄의 타일을 뒤집는 행동은 여전히 할 수 있어요.',
        },
      },
    },
    {
      id: 'unpaid-building', kind: 'do', position: 'BxApPbXpXa Ab - a 0-0 rulebook,build=0', goal: 'row:ABA*', shown: ['1l'], rules: ['R3.4', 'R3.5'],
      texts: {
        en: {
          title: 'Building without pay',
          task: 'Place the last tile so that the Blue Lion lies between two pictures of Arsène.',
          look: 'You are Arsène. The Blue Lion is at the left end, with one Arsène on its right.',
          action: 'Put the last tile at the left end, as it lies.',
          met: 'A theft stands, and nobody is paid: at this table combinations pay only once the row is built. It stays as an old one. By the rulebook you would have 2 diamonds now.',
        },
        ko: {
          title: '점수 없이 만들기',
          task: '블루 라이언이 아르센 둘 사이에 오도록 마지막 타일을 놓아 보세요.',
          look: '나는 아르센이에요. 블루 라이언은 왼쪽 끝에 있고, 그 오른쪽에 아르센이 하나 있어요.',
          action: '마지막 타일을 보이는 그대로 왼쪽 끝에 놓으세요.',
          met: '절도가 생겼지만 아무도 받지 않아요. 이 테이블에서는 줄을 다 만든 뒤에만 조합이 점수가 되고, 이 절도는 이미 있던 조합으로 남아요. 규칙서대로라면 지금 2개를 받았을 거예요.',
        },
      },
    },
    {
      id: 'made-anew', kind: 'do', position: 'PbAxPaBxXpAb - - a 0-0 overview', goal: 'paid:a', shown: ['f2'], rules: ['R5.2', 'R6.1'], memory: 'seen',
      texts: {
        en: {
          title: 'The first action',
          task: 'Make the interrogation at the left end pay Arsène, by the overview.',
          look: 'It was there when the row was done, so it paid nobody. As it stands, Arsène is the one who is questioned.',
          action: 'What is on the back of the Arsène between the police? With another thief it is another combination.',
          met: '1 diamond: Lady X between the police is a new combination, and your own. What stood when the row was done is old, but an action can make something new of it at every table.',
        },
        ko: {
          title: '첫 번째 행동',
          task: '소개 글대로 하는 테이블에서, 왼쪽 끝의 심문으로 아르센이 받게 해 보세요.',
          look: '줄이 완성될 때 이미 있었던 심문이라 아무도 받지 못했어요. 지금 심문을 받는 도둑은 아르센이에요.',
          action: '경찰 사이에 있는 아르센의 뒷면은 무엇인가요? 도둑이 바뀌면 다른 조합이에요.',
          met: '1개를 받아요. 경찰 사이의 레이디 X는 새로 만든 조합이고 아르센의 것이에요. 줄이 완성될 때 있던 조합은 이미 있던 조합이지만, 어느 테이블에서든 행동으로 새 조합을 만들 수 있어요.',
        },
      },
    },
  ],
};
