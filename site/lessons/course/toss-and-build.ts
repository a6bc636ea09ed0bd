import type { Lesson } from './lesson.ts';

/** 1.2: the first tile starts the row, every other goes to an end; no action before the row is built. */
export const tossAndBuild: Lesson = {
  id: 'toss-and-build',
  number: '1.2',
  title: { en: 'Toss and build', ko: '던지고 줄 만들기' },
  about: { en: 'Any loose tile, either end, turn by turn.', ko: '번갈아 가며 남은 타일을 골라 줄의 끝에 놓아요.' },
  steps: [
    {
      id: 'first-tile', kind: 'do', position: '- P.X.B.A.A.P. - a 0-0 rulebook', goal: 'move:place', shown: ['3r'], rules: ['R2.1', 'R3.1'],
      texts: {
        en: {
          title: 'The tiles are tossed',
          task: 'Start the row with any tile you like.',
          look: 'The six tiles below were tossed, so chance has decided which side is up. The row above them is still empty.',
          action: 'Choose a loose tile and lay it as it lies, or turn it over.',
          met: 'The first tile just starts the row; it has no end to choose. Now Lady X places one, then you again, until all six lie in the row.',
        },
        ko: {
          title: '타일을 던졌어요',
          task: '마음에 드는 타일을 하나 놓아 줄을 시작해 보세요.',
          look: '타일 6개를 던져서 어느 면이 위로 올지 운에 맡겼어요. 줄은 아직 비어 있어요.',
          action: '남은 타일을 하나 고르고, 보이는 그대로 놓거나 뒤집어서 놓아 보세요.',
          met: '첫 타일은 그냥 줄을 시작해요. 고를 끝이 아직 없거든요. 이제 레이디 X가 놓고, 다시 내가 놓으면서 6개를 모두 줄에 이어요.',
        },
      },
    },
    {
      id: 'either-end', kind: 'all', position: 'A.X. B.P.B.A. - x 0-0 rulebook', goal: 'move:place row:*P* !turned', shown: ['2l'], rules: ['R3.1'],
      texts: {
        en: {
          title: 'Either end',
          task: 'Place the police as they lie, at one end of the row and then at the other.',
          look: 'You are Lady X. The police are among the loose tiles below the row.',
          action: 'Choose the police, then an end, and lay the tile as it lies. Take it back and try the other end.',
          met: 'Any loose tile may go to either end. Nothing is ever put between two tiles that lie there.',
        },
        ko: {
          title: '왼쪽 끝이나 오른쪽 끝',
          task: '경찰을 보이는 그대로 줄의 한쪽 끝에 놓고, 무른 다음 반대쪽 끝에도 놓아 보세요.',
          look: '나는 레이디 X예요. 줄 아래의 남은 타일 가운데 경찰이 있어요.',
          action: '경찰을 고르고, 끝을 정한 다음, 보이는 그대로 놓아 보세요. 그리고 무르고 반대쪽 끝에도 놓아 보세요.',
          met: '남은 타일은 어느 것이든 어느 쪽 끝에든 놓을 수 있어요. 놓인 타일 사이에는 끼워 넣지 않아요.',
        },
      },
    },
    {
      id: 'not-yet', kind: 'wrong', position: 'B.A.X. P.B.P. - a 0-0 rulebook', goal: 'refused:R3.1', shown: ['f2'], rules: ['R3.1'],
      texts: {
        en: {
          title: 'Not yet',
          task: 'Try to move a tile that already lies in the row, and hear why you may not.',
          look: 'Three tiles are still loose, so the row is not finished.',
          action: 'Choose any tile of the row, not a loose one.',
          met: 'First the row is built. While a tile is loose, you place one in your turn; what lies in the row stays as it is.',
        },
        ko: {
          title: '아직은 안 돼요',
          task: '이미 줄에 놓인 타일을 움직이려고 해 보고, 왜 안 되는지 들어 보세요.',
          look: '타일 3개가 아직 남아 있어서 줄이 다 만들어지지 않았어요.',
          action: '남은 타일 말고 줄에 있는 타일을 골라 보세요.',
          met: '먼저 줄을 다 만들어야 해요. 남은 타일이 있으면 자기 차례에 타일을 놓고, 줄에 있는 타일은 그대로 두어요.',
        },
      },
    },
  ],
};
