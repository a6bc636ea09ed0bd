import type { Lesson } from './lesson.ts';

/** 2.3: any tile is turned over in its place, nobody looks first, and what was seen may be remembered. */
export const flip: Lesson = {
  id: 'flip',
  number: '2.3',
  title: { en: 'Flip, and remember', ko: '뒤집고 기억하기' },
  about: { en: 'A tile is turned in its place, without looking first.', ko: '타일을 제자리에서, 미리 보지 않고 뒤집어요.' },
  steps: [
    {
      id: 'blind', kind: 'do', position: 'A.P.X.B.A.X. - - x 0-0 rulebook', goal: 'move:flip', shown: ['f4'], rules: ['R4.4', 'R2.2'],
      texts: {
        en: {
          title: 'No looking first',
          task: 'Flip any tile you like.',
          look: 'You are Lady X, and nobody has seen a back yet. End tiles may be flipped as well as inner ones.',
          action: 'Choose a tile, then turn it over.',
          met: 'The tile stayed in its place, and now both players know both its sides. What came up stays, welcome or not.',
        },
        ko: {
          title: '미리 보지 않기',
          task: '마음에 드는 타일을 하나 뒤집어 보세요.',
          look: '나는 레이디 X이고, 뒷면은 아직 아무도 못 봤어요. 끝 타일도 안쪽 타일도 뒤집을 수 있어요.',
          action: '타일을 하나 골라 뒤집어 보세요.',
          met: '타일은 제자리에 있고, 이제 두 사람 모두 그 타일의 양면을 알아요. 무엇이 나왔든 그대로 두어요.',
        },
      },
    },
    {
      id: 'seen', kind: 'do', position: 'AxBaBxPbPaXp - - a 0-0 rulebook', goal: 'heist:a', shown: ['f4'], rules: ['R4.4', 'R5.4'], memory: 'seen',
      texts: {
        en: {
          title: 'A back you have seen',
          task: 'Flip the tile that completes three Blue Lions.',
          look: 'You are Arsène, and every back has been seen by now. The small pictures in the corners remember them for you.',
          action: 'The third Blue Lion lies under one of the two neighbours of the pair.',
          met: 'A heist: 3 diamonds. No luck was needed, because the back was known. In a game your own memory has to do it.',
        },
        ko: {
          title: '이미 본 뒷면',
          task: '타일을 하나 뒤집어 블루 라이언 3개를 완성해 보세요.',
          look: '나는 아르센이에요. 뒷면은 모두 한 번씩 보았고, 모서리의 작은 그림이 대신 기억해 주고 있어요.',
          action: '나란한 블루 라이언 둘의 양옆 가운데 한 타일의 뒷면이 블루 라이언이에요.',
          met: '세기의 강탈로 다이아몬드 3개를 받아요. 뒷면을 알고 있었으니 운이 필요 없었어요. 게임에서는 스스로 기억해야 해요.',
        },
      },
    },
    {
      id: 'remember', kind: 'until', position: 'XbApBpXaXpAb - - a 0-0 rulebook', goal: 'theft:a', shown: ['f3', 'f3'], replies: ['f4'], rules: ['R4.4', 'R5.3', 'R2.2'],
      texts: {
        en: {
          title: 'Now you remember',
          task: 'Flip the Blue Lion away, watch what Lady X does, and then use what only your memory shows.',
          look: 'Keep your eye on place 3: whatever is up there, the other side is still the one you saw.',
          action: 'After the answer of Lady X, you have an Arsène on both sides of place 3. Flip place 3 once more.',
          met: 'A theft, 2 diamonds: the Blue Lion was still there, face down. Remembering what is underneath is half the game.',
        },
        ko: {
          title: '이제는 기억으로',
          task: '블루 라이언을 뒤집어 숨기고, 레이디 X의 차례를 지켜본 다음, 기억해 둔 것을 써 보세요.',
          look: '3번째 자리를 잘 봐 두세요. 무엇이 위로 와 있든, 반대쪽에는 아까 본 그림이 있어요.',
          action: '레이디 X의 차례가 끝나면 3번째 자리 양옆이 모두 아르센이에요. 3번째 타일을 한 번 더 뒤집어 보세요.',
          met: '절도로 다이아몬드 2개를 받아요. 블루 라이언은 뒷면에 그대로 있었어요. 뒷면을 기억하는 것이 게임의 절반이에요.',
        },
      },
    },
  ],
};
