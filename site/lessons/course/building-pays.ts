import type { Lesson } from './lesson.ts';

/** 1.5: a placement pays, also the rival; a tile set aside goes back in the same turn, pass or no pass. */
export const buildingPays: Lesson = {
  id: 'building-pays',
  number: '1.5',
  title: { en: 'Building can pay, even your rival', ko: '줄을 만들 때도 점수가 나요' },
  about: { en: 'A combination counts as soon as a tile makes it, for whoever owns it.', ko: '타일을 놓아 조합이 되면 바로 점수예요. 상대가 받을 수도 있어요.' },
  steps: [
    {
      id: 'paid', kind: 'do', position: 'PbAp XaBaPxBx - x 0-0 rulebook', goal: 'interrogation:x', shown: ['3r'], rules: ['R3.4', 'R5.2'],
      texts: {
        en: {
          title: 'Paid for placing',
          task: 'Place a tile so that Arsène ends up between two police.',
          look: 'You are Lady X. One police stands on the left of Arsène, and his right side is free.',
          action: 'Take the loose police to the right end, as they lie.',
          met: 'An interrogation: 1 diamond for you, although the row is not finished. The middle tile is set aside.',
        },
        ko: {
          title: '놓자마자 점수',
          task: '타일을 놓아 아르센을 경찰 둘 사이에 가두어 보세요.',
          look: '나는 레이디 X예요. 아르센의 왼쪽에는 경찰이 있고, 오른쪽은 비어 있어요.',
          action: '남은 타일 가운데 경찰을 보이는 그대로 오른쪽 끝에 놓아 보세요.',
          met: '심문이에요. 줄이 다 만들어지지 않았어도 내가 다이아몬드 1개를 받아요. 가운데 타일은 따로 빼 두어요.',
        },
      },
    },
    {
      id: 'gift', kind: 'wrong', position: 'BaXp ApAxPbXb - a 0-0 rulebook', goal: 'x>0 a=0', shown: ['4l'], rules: ['R3.4', 'R5.5'],
      texts: {
        en: {
          title: 'A gift to your rival',
          task: 'Find a placement that pays Lady X: you are Arsène now.',
          look: 'A theft is the Blue Lion between two pictures of the same thief. One half of it lies in the row.',
          action: 'Lady X is missing on the left of the Blue Lion.',
          met: 'Lady X takes 2 diamonds for a tile that you placed. A combination pays its owner, whoever makes it.',
        },
        ko: {
          title: '상대에게 주는 선물',
          task: '이번에는 아르센이 되어, 레이디 X가 다이아몬드를 받게 되는 놓기를 찾아보세요.',
          look: '같은 도둑 둘 사이에 블루 라이언이 있으면 절도예요. 절반은 이미 줄에 있어요.',
          action: '블루 라이언의 왼쪽에 레이디 X가 오면 어떻게 될까요?',
          met: '내가 놓은 타일로 레이디 X가 다이아몬드 2개를 받아요. 조합은 누가 만들었든 주인이 받아요.',
        },
      },
    },
    {
      id: 'place-then-return', kind: 'do', position: 'XbXp ApAxPb Ba x 0-2 rulebook', goal: 'move:place move:return', shown: ['1r', 'b1r'], rules: ['R6.7', 'R3.1'],
      texts: {
        en: {
          title: 'Place, then return',
          task: 'Place a loose tile, then bring the Blue Lion back to an end of the row.',
          look: 'You are Lady X, and the Blue Lion that earned your diamonds waits beside the row. It is your duty to bring it back.',
          action: 'The loose tile comes first. Then choose an end for the Blue Lion, and lay it or turn it over.',
          met: 'One turn, two duties: first place, then return. The tile set aside never takes the place of a loose one.',
        },
        ko: {
          title: '놓고 나서 되돌려 놓기',
          task: '남은 타일을 하나 놓고, 블루 라이언을 줄 끝에 되돌려 놓아 보세요.',
          look: '나는 레이디 X예요. 점수를 내고 빠진 블루 라이언이 줄 옆에 있어요. 되돌려 놓는 것은 내 몫이에요.',
          action: '남은 타일이 먼저예요. 그다음에 블루 라이언을 놓을 끝을 정하고, 그대로 놓거나 뒤집어 보세요.',
          met: '한 차례에 할 일이 두 가지예요. 먼저 놓고, 그다음에 되돌려 놓아요. 빼 둔 타일을 남은 타일 대신 놓을 수는 없어요.',
        },
      },
    },
    {
      id: 'pass-and-return', kind: 'do', position: 'XbXp ApAxPb Ba x 0-2 rulebook', goal: 'move:pass move:return', shown: ['pass', 'b1l'], rules: ['R3.6', 'R6.7'],
      texts: {
        en: {
          title: 'A pass does not save you',
          task: 'Pass in the same situation, and finish the turn.',
          look: 'A pass takes the place of the loose tile, of nothing else.',
          action: 'Pass, then do what the table still asks of you.',
          met: 'You placed nothing, and still the Blue Lion had to go back. A pass skips the placement, never the return.',
        },
        ko: {
          title: '패스해도 할 일은 남아요',
          task: '같은 상황에서 패스하고, 차례를 끝까지 마쳐 보세요.',
          look: '패스는 남은 타일을 놓는 것만 대신해요.',
          action: '패스한 다음, 아직 남은 일을 해 보세요.',
          met: '타일은 놓지 않았지만 블루 라이언은 되돌려 놓아야 했어요. 패스하면 놓기만 건너뛰고, 되돌려 놓기는 건너뛸 수 없어요.',
        },
      },
    },
  ],
};
