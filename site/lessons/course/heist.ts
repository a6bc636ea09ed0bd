import type { Lesson } from './lesson.ts';

/** 3.3: three Blue Lions, for the player whose turn it is. */
export const heist: Lesson = {
  id: 'heist',
  number: '3.3',
  title: { en: 'Heist: 3 diamonds', ko: '세기의 강탈: 다이아몬드 3개' },
  about: { en: 'Three Blue Lions side by side, for whoever makes them.', ko: '블루 라이언 3개를 나란히 만든 사람이 받아요.' },
  steps: [
    {
      id: 'all-three', kind: 'do', position: 'AxBaXpBxBpPa - - a 0-0 rulebook', goal: 'heist:a', shown: ['s23'], rules: ['R5.4', 'R4.3'],
      texts: {
        en: {
          title: 'All three of them',
          task: 'Bring the three Blue Lions side by side.',
          look: 'Two of them are neighbours already. The third is in place 2, and one tile stands between.',
          action: 'Let Lady X and the Blue Lion on her left change places.',
          met: 'The heist of the century: three Blue Lions side by side pay 3 diamonds, more than anything else.',
        },
        ko: {
          title: '셋을 한자리에',
          task: '블루 라이언 3개가 나란히 오게 해 보세요.',
          look: '둘은 벌써 나란히 있어요. 나머지 하나는 2번째 자리에 있고, 사이에 타일 하나가 끼어 있어요.',
          action: '레이디 X와 그 왼쪽 블루 라이언의 자리를 바꿔 보세요.',
          met: '세기의 강탈이에요! 블루 라이언 3개가 나란히 놓이면 다이아몬드 3개를 받습니다. 조합 가운데 가장 커요.',
        },
      },
    },
    {
      id: 'whose-turn', kind: 'do', position: 'PaBxPbBaAxXp - - x 0-0 rulebook', goal: 'heist:x', shown: ['f3'], rules: ['R5.4', 'R4.4'], memory: 'seen',
      texts: {
        en: {
          title: 'It belongs to the turn',
          task: 'Make the heist as Lady X, with a back that you remember.',
          look: 'One tile stands between two Blue Lions. The small picture in its corner is its back.',
          action: 'Turn over the police in place 3.',
          met: 'Lady X takes 3. No thief is to be seen in three Blue Lions, so they belong to the player whose turn it is.',
        },
        ko: {
          title: '차례인 사람의 것',
          task: '레이디 X가 되어, 기억해 둔 뒷면으로 세기의 강탈을 해 보세요.',
          look: '블루 라이언 둘 사이에 타일이 하나 있어요. 모서리의 작은 그림이 그 뒷면이에요.',
          action: '3번째 자리의 경찰을 뒤집어 보세요.',
          met: '레이디 X가 3개를 받아요. 블루 라이언 3개에는 도둑이 없으므로 지금 차례인 사람이 주인입니다.',
        },
      },
    },
    {
      id: 'two-are-not-three', kind: 'predict', position: 'BpBxAbXpPaAx - - a 0-0 rulebook', goal: '', shown: ['rl'], rules: ['R5.4', 'R5.1'],
      texts: {
        en: {
          title: 'Two are not three',
          task: 'Say who is paid when the right end tile goes to the left end.',
          look: 'Arsène comes to the left end. Read the first four pictures then.',
          action: 'Arsène, two Blue Lions, Arsène. Look for three pictures side by side that make a combination.',
          met: 'Nobody is paid. Two Blue Lions are no heist, and a theft has just one between the thieves. A combination is always exactly three tiles.',
        },
        ko: {
          title: '둘은 셋이 아니에요',
          task: '오른쪽 끝 타일을 왼쪽 끝으로 보내면 누가 받는지 맞혀 보세요.',
          look: '아르센이 왼쪽 끝으로 가요. 그다음 맨 왼쪽부터 그림 4개를 읽어 보세요.',
          action: '아르센, 블루 라이언 둘, 아르센. 나란히 놓인 3개가 조합이 되는 곳이 있나요?',
          met: '아무도 받지 않아요. 블루 라이언이 둘이면 세기의 강탈이 아니고, 절도라면 도둑 사이에 하나만 있어야 해요. 조합은 언제나 타일 3개입니다.',
        },
      },
    },
  ],
};
