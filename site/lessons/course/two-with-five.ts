import type { Lesson } from './lesson.ts';

/** 5.4: two at once with five tiles: two wait, one goes back, and four are left for the rival. */
export const twoWithFive: Lesson = {
  id: 'two-with-five',
  number: '5.4',
  title: { en: 'Two at once with five', ko: '다섯 개로 한 번에 두 조합' },
  about: { en: 'Two middles leave, one tile goes back, and your rival plays with four.', ko: '가운데 2개가 빠지고 1개가 돌아가서, 상대는 타일 4개로 해야 해요.' },
  steps: [
    {
      id: 'three-left', kind: 'do', position: 'PaXbXaPxPb - Ba a 1-3 rulebook', goal: 'two turn:x', shown: ['s34', 'b1l'], rules: ['R5.7', 'R6.6'],
      texts: {
        en: {
          title: 'Down to three',
          task: 'Get both pictures of Lady X questioned, then finish your turn.',
          look: 'You are Arsène, with five tiles. Each Lady X needs police on both sides; the police in the middle can serve both.',
          action: 'Bring police between the two of Lady X. Then bring back the tile from the turn before: any end will do.',
          met: '2 diamonds for Arsène. Two middles left, so three tiles lay there until you brought back the old one. Lady X begins with four, and has two to return.',
        },
        ko: {
          title: '타일 3개만 남아요',
          task: '레이디 X 둘이 모두 심문을 받게 하고, 차례를 마치세요.',
          look: '나는 아르센이고 타일은 5개예요. 레이디 X마다 양옆에 경찰이 있어야 하고, 가운데 경찰은 양쪽에 모두 쓰여요.',
          action: '레이디 X 둘 사이에 경찰을 데려오세요. 그런 다음 앞 차례에 빠졌던 타일을 어느 끝에든 되돌려 놓으세요.',
          met: '아르센이 2개를 받아요. 가운데 2개가 빠져 3개만 남았다가, 먼저 빠졌던 타일이 돌아와 4개가 됐어요. 레이디 X는 타일 4개로 시작하고, 2개를 되돌려 놓아야 해요.',
        },
      },
    },
    {
      id: 'two-questioned', kind: 'do', position: 'PbAxAbPxPa - Xb x 2-1 rulebook', goal: 'x=2 turn:a', shown: ['s34', 'b1r'], rules: ['R5.2', 'R5.7', 'R6.8'],
      texts: {
        en: {
          title: 'Lady X doubles',
          task: 'Get both pictures of Arsène questioned as Lady X, then bring back the tile that has to go back.',
          look: 'Three police are in the row, with two pictures of Arsène side by side.',
          action: 'Separate the two of Arsène with police. Only the tile from the turn before goes back, not one that left just now.',
          met: '2 diamonds for Lady X. Three tiles are set aside for a moment, but only the one from before goes back: the two pictures of Arsène wait for his turn.',
        },
        ko: {
          title: '레이디 X의 두 배',
          task: '레이디 X가 되어 아르센 둘이 한꺼번에 심문을 받게 한 다음, 돌아갈 타일을 되돌려 놓으세요.',
          look: '줄에 경찰이 셋 있고, 아르센 둘이 나란히 있어요.',
          action: '아르센 둘 사이에 경찰을 넣어 보세요. 방금 빠진 타일이 아니라 앞 차례에 빠진 타일만 돌아가요.',
          met: '레이디 X가 2개를 받아요. 잠깐 타일 3개가 밖에 있었지만, 돌아간 것은 앞 차례에 빠진 1개뿐이에요. 방금 빠진 아르센 타일 둘은 아르센의 차례를 기다려요.',
        },
      },
    },
    {
      id: 'double-own-goal', kind: 'predict', position: 'PaPxAxAbPb - Bx a 2-3 rulebook', goal: '', shown: ['s23'], rules: ['R5.5', 'R5.7'],
      texts: {
        en: {
          title: 'Careful with five',
          task: 'Say who is paid, if Arsène swaps places 2 and 3.',
          look: 'After the swap police and Arsène stand by turns, from one end to the other.',
          action: 'Two thieves are questioned, and both are Arsène. Who is paid for that?',
          met: 'Lady X, and twice: 2 diamonds by one action of Arsène. An own goal can be a double one too.',
        },
        ko: {
          title: '다섯 개일 때 조심할 것',
          task: '아르센이 2번째와 3번째의 자리를 바꾸면 누가 받을지 맞혀 보세요.',
          look: '바꾸고 나면 경찰과 아르센이 한쪽 끝에서 다른 쪽 끝까지 번갈아 있게 돼요.',
          action: '도둑 둘이 심문을 받는데 둘 다 아르센이에요. 누가 받을까요?',
          met: '레이디 X가 두 번 받아요. 아르센의 행동 하나로 2개예요. 자책골도 한꺼번에 두 골이 될 수 있어요.',
        },
      },
    },
  ],
};
