import type { Lesson } from './lesson.ts';

/** 2.2: two inner neighbours change places; an end tile takes no part. */
export const swap: Lesson = {
  id: 'swap',
  number: '2.2',
  title: { en: 'Swap', ko: '자리 바꾸기' },
  about: { en: 'Two neighbours change places, but never an end tile.', ko: '이웃한 타일 2개의 자리를 바꿔요. 끝 타일은 안 돼요.' },
  steps: [
    {
      id: 'neighbours', kind: 'do', position: 'XaBaPaBxBpPx - - a 0-0 rulebook', goal: 'heist:a', shown: ['s23'], rules: ['R4.3', 'R5.4'],
      texts: {
        en: {
          title: 'Change places',
          task: 'Bring all three Blue Lions together with one swap.',
          look: 'Two Blue Lions are side by side, and the third is only one tile away.',
          action: 'Choose the police between them and swap them with the Blue Lion on their left.',
          met: 'Three Blue Lions side by side: that is a heist, worth 3 diamonds. A swap lets two neighbours change places and turns neither.',
        },
        ko: {
          title: '이웃끼리 바꾸기',
          task: '자리를 한 번 바꿔 블루 라이언 3개를 나란히 모아 보세요.',
          look: '블루 라이언 둘은 이미 나란히 있고, 나머지 하나는 타일 하나 건너에 있어요.',
          action: '그 사이에 있는 경찰을 골라 왼쪽의 블루 라이언과 바꿔 보세요.',
          met: '블루 라이언 3개가 나란히 놓이면 세기의 강탈이고, 다이아몬드 3개예요. 자리 바꾸기는 이웃한 둘의 자리만 바꾸고 뒤집지 않아요.',
        },
      },
    },
    {
      id: 'ends-stay', kind: 'wrong', position: 'BpXaXbApPxAb - - x 0-0 rulebook', goal: 'refused:R4.3', shown: ['s12'], rules: ['R4.3'],
      texts: {
        en: {
          title: 'So near',
          task: 'Try to get the Blue Lion between the two Ladies with a swap, and hear why it cannot be done.',
          look: 'You are Lady X. If the first two tiles changed places, it would be a theft.',
          action: 'Choose the tile in place 2 and swap it with the one on its left.',
          met: 'Refused: an end tile takes no part in a swap. Some descriptions allow it; by the rulebook both tiles must be inside the row.',
        },
        ko: {
          title: '바로 옆인데',
          task: '자리를 바꿔 레이디 X 둘 사이에 블루 라이언을 넣으려고 해 보고, 왜 안 되는지 들어 보세요.',
          look: '나는 레이디 X예요. 맨 앞의 두 타일이 자리를 바꾸면 절도가 될 텐데요.',
          action: '2번째 타일을 골라 왼쪽 타일과 바꿔 보세요.',
          met: '할 수 없어요. 끝 타일은 자리를 바꿀 수 없어요. 된다고 하는 설명도 있지만, 규칙서에서는 둘 다 안쪽 타일이어야 해요.',
        },
      },
    },
    {
      id: 'three-pairs', kind: 'all', position: 'BpXaXbApPxAb - - x 0-0 rulebook', goal: 'move:swap', shown: ['s45'], rules: ['R4.3', 'R4.5'],
      texts: {
        en: {
          title: 'What can be swapped',
          task: 'Find every swap that is allowed in this row.',
          look: 'Leave out the two end tiles. How many pairs of neighbours remain?',
          action: 'Places 2 to 5 are inside the row: go through them pair by pair.',
          met: 'Three pairs in a row of six. Even two tiles with the same picture may be swapped: it uses up your action, and the row looks as before.',
        },
        ko: {
          title: '바꿀 수 있는 짝',
          task: '이 줄에서 할 수 있는 자리 바꾸기를 모두 찾아보세요.',
          look: '양쪽 끝 타일을 빼면 이웃한 두 타일은 몇 쌍이 남을까요?',
          action: '2번째부터 5번째까지가 안쪽이에요. 한 쌍씩 바꿔 보세요.',
          met: '타일 6개의 줄에서는 세 쌍이에요. 같은 그림끼리 바꿔도 되지만, 행동을 하나 쓰고 줄의 모습은 그대로예요.',
        },
      },
    },
  ],
};
