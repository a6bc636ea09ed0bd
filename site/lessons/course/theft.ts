import type { Lesson } from './lesson.ts';

/** 3.1: what makes a theft, what only looks like one, and the ways to it. */
export const theft: Lesson = {
  id: 'theft',
  number: '3.1',
  title: { en: 'Theft: 2 diamonds', ko: '절도: 다이아몬드 2개' },
  about: { en: 'The Blue Lion between two pictures of the same thief.', ko: '블루 라이언이 같은 도둑 둘 사이에 있으면 절도예요.' },
  steps: [
    {
      id: 'from-the-end', kind: 'do', position: 'AxXpXbPbApBa - - a 0-0 rulebook', goal: 'theft:a', shown: ['lr'], rules: ['R5.3', 'R4.2'],
      texts: {
        en: {
          title: 'The third picture',
          task: 'Bring a second Arsène to the other side of the Blue Lion.',
          look: 'Arsène and the Blue Lion stand together in places 5 and 6. Who could come to the right of them?',
          action: 'The left end tile shows Arsène as well. Send it to the other end.',
          met: 'Arsène, the Blue Lion, Arsène: a theft. It pays 2 diamonds to the thief who stands on both sides.',
        },
        ko: {
          title: '세 번째 그림',
          task: '블루 라이언의 다른 쪽에 아르센을 하나 더 데려와 보세요.',
          look: '5번째와 6번째 자리에 아르센과 블루 라이언이 나란히 있어요. 그 오른쪽에는 누가 올 수 있을까요?',
          action: '왼쪽 끝 타일도 아르센이에요. 반대쪽 끝으로 보내 보세요.',
          met: '아르센, 블루 라이언, 아르센. 절도예요! 양옆에 있는 바로 그 도둑이 다이아몬드 2개를 받습니다.',
        },
      },
    },
    {
      id: 'two-thieves', kind: 'predict', position: 'PxAbXaBxPaPb - - a 0-0 rulebook', goal: '', shown: ['s34'], rules: ['R5.3', 'R5.1'],
      texts: {
        en: {
          title: 'A thief on each side',
          task: 'Say who is paid when the tiles in places 3 and 4 change places.',
          look: 'Read the row as it will be. Who stands left of the Blue Lion then, and who right of it?',
          action: 'It will read Arsène, the Blue Lion, Lady X. Is that one thief or two?',
          met: 'Nobody is paid. Arsène and Lady X do not steal together: a theft needs the same thief on both sides.',
        },
        ko: {
          title: '양옆에 다른 도둑',
          task: '3번째와 4번째 타일의 자리를 바꾸면 누가 받는지 맞혀 보세요.',
          look: '자리를 바꾼 다음의 줄을 떠올려 보세요. 블루 라이언의 왼쪽과 오른쪽에는 누가 있나요?',
          action: '아르센, 블루 라이언, 레이디 X가 돼요. 같은 도둑인가요, 다른 도둑인가요?',
          met: '아무도 받지 않아요. 아르센과 레이디 X는 함께 훔치지 않거든요. 양옆에 같은 도둑이 있어야 절도입니다.',
        },
      },
    },
    {
      id: 'every-way', kind: 'all', position: 'AxApBxXpAbBp - - a 0-0 rulebook', goal: 'theft:a', shown: ['s23'], rules: ['R5.3'],
      texts: {
        en: {
          title: 'Three roads to one theft',
          task: 'Find all three actions that make a theft for Arsène.',
          look: 'For each Blue Lion, ask who stands beside it and who could come to its other side.',
          action: 'Two of the three are swaps: one moves a Blue Lion, one moves Lady X out of the way. The third goes from end to end.',
          met: 'Three actions, 2 diamonds each. It does not matter which tile moved: what counts is that three pictures now stand side by side.',
        },
        ko: {
          title: '절도로 가는 세 갈래 길',
          task: '아르센의 절도가 생기는 행동 3가지를 모두 찾아보세요.',
          look: '블루 라이언마다 옆에 누가 있는지, 다른 쪽에는 누가 올 수 있는지 살펴보세요.',
          action: '둘은 자리 바꾸기예요. 하나는 블루 라이언을 움직이고, 하나는 사이에 낀 레이디 X를 비켜 세워요. 나머지 하나는 끝에서 끝으로예요.',
          met: '세 가지 모두 다이아몬드 2개예요. 어느 타일을 움직였는지는 상관없습니다. 그림 3개가 나란히 놓이기만 하면 됩니다.',
        },
      },
    },
  ],
};
