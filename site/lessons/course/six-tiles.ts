import type { Lesson } from './lesson.ts';

/** 1.1: four pictures, every pair of them on one tile; what can be on a back, and what nobody can know. */
export const sixTiles: Lesson = {
  id: 'six-tiles',
  number: '1.1',
  title: { en: 'Six tiles, every pair once', ko: '타일 6개, 짝마다 하나씩' },
  about: { en: 'Four pictures, three of each, and what can be on a back.', ko: '그림 네 가지가 3개씩, 그리고 뒷면에 있을 수 있는 그림을 알아봐요.' },
  steps: [
    {
      id: 'three-of-each', kind: 'all', position: 'PbXaBaApXbXp - - x 0-0 rulebook', goal: 'move:flip row:*B*B*', shown: ['f1'], rules: ['R1.1', 'R4.4'], memory: 'seen',
      texts: {
        en: {
          title: 'Three of each',
          task: 'Flip a tile with a Blue Lion on its back, then find the other one.',
          look: 'The small picture in the corner of a tile is its back. Here it is shown to you; at the table nobody may look.',
          action: 'Look for the Blue Lion in the corners, choose that tile, and flip it.',
          met: 'Every picture is there three times, the Blue Lion too: one was up and two were underneath.',
        },
        ko: {
          title: '그림마다 3개',
          task: '뒷면이 블루 라이언인 타일을 뒤집어 보고, 나머지 하나도 찾아보세요.',
          look: '타일 모서리의 작은 그림이 뒷면이에요. 여기에서는 보여 드리지만, 실제로는 누구도 미리 볼 수 없어요.',
          action: '모서리에 블루 라이언이 있는 타일을 찾아서 뒤집어 보세요.',
          met: '그림은 저마다 3개씩 있어요. 블루 라이언도 하나는 앞면에, 둘은 뒷면에 있었어요.',
        },
      },
    },
    {
      id: 'missing-pair', kind: 'back', position: 'XaBaPxA.BpXb - - a 0-0 rulebook', goal: '', shown: [], tile: 4, rules: ['R1.1'], memory: 'seen',
      texts: {
        en: {
          title: 'The missing pair',
          task: 'Say what is under the Arsène in place 4.',
          look: 'Each pair of pictures is on exactly one tile. Five pairs lie open before you.',
          action: 'Arsène is already paired with Lady X in place 1 and with the Blue Lion in place 2. Who is left for him?',
          met: 'Four pictures make six pairs, and each pair is on one tile. Arsène with the police was the only pair missing.',
        },
        ko: {
          title: '남은 짝',
          task: '4번째 자리의 아르센 뒷면에 무엇이 있는지 맞혀 보세요.',
          look: '서로 다른 그림 둘을 짝지은 타일은 하나씩만 있어요. 다섯 짝은 이미 보여요.',
          action: '아르센은 1번째 자리에서 레이디 X와, 2번째 자리에서 블루 라이언과 짝이에요. 아르센과 짝이 될 그림은 무엇이 남았을까요?',
          met: '그림 네 가지로는 여섯 짝이 나오고, 짝마다 타일이 하나씩이에요. 남은 짝은 아르센과 경찰뿐이었어요.',
        },
      },
    },
    {
      id: 'use-it', kind: 'do', position: 'XpAxP.ApXbBa - - a 0-0 rulebook', goal: 'theft:a', shown: ['f3'], rules: ['R1.1', 'R4.4', 'R5.3'], memory: 'seen',
      texts: {
        en: {
          title: 'Two diamonds for thinking',
          task: 'Flip the one tile that gives you the Blue Lion between two pictures of Arsène.',
          look: 'You are Arsène. Your two pictures stand in places 2 and 4, and nobody has seen the back of the tile between them.',
          action: 'The police are already paired with Lady X and with Arsène. So what is under the police in place 3?',
          met: 'A theft, 2 diamonds, with a tile that nobody had ever turned. Five known tiles give the sixth away.',
        },
        ko: {
          title: '생각해서 얻은 다이아몬드',
          task: '타일 하나를 뒤집어 아르센 둘 사이에 블루 라이언이 오게 해 보세요.',
          look: '나는 아르센이에요. 2번째와 4번째 자리에 내 그림이 있고, 그 사이 타일의 뒷면은 아직 아무도 못 봤어요.',
          action: '경찰은 레이디 X와도, 아르센과도 이미 짝이 있어요. 그러면 3번째 자리의 경찰 뒷면은 무엇일까요?',
          met: '절도로 다이아몬드 2개를 받았어요. 한 번도 뒤집지 않은 타일이지만, 나머지 5개를 알면 알아낼 수 있어요.',
        },
      },
    },
    {
      id: 'nobody-knows', kind: 'back', position: 'A.X.P.B.B.P. - - x 0-0 rulebook', goal: '', shown: [], tile: 1, rules: ['R1.1', 'R2.2'],
      texts: {
        en: {
          title: 'No back seen yet',
          task: 'Say what is under the Arsène in place 1, now that no tile has been turned yet.',
          look: 'Under Arsène there is never another Arsène. That leaves three pictures. Does the row rule any of them out?',
          action: 'Nothing here decides between Lady X, the police and the Blue Lion.',
          met: 'Nobody can know. It is one of three pictures, never Arsène himself, and only turning the tile will tell which.',
        },
        ko: {
          title: '아직 못 본 뒷면',
          task: '아무 타일도 뒤집지 않은 지금, 1번째 자리의 아르센 뒷면이 무엇인지 맞혀 보세요.',
          look: '아르센 뒤에 또 아르센이 있을 수는 없으니 세 가지가 남아요. 이 줄을 보고 더 좁힐 수 있을까요?',
          action: '레이디 X인지, 경찰인지, 블루 라이언인지 정해 주는 것이 아무것도 없어요.',
          met: '알 수 없어요. 아르센을 뺀 세 가지 가운데 하나이고, 뒤집어야만 알 수 있어요.',
        },
      },
    },
  ],
};
