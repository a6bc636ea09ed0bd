import type { Lesson } from './lesson.ts';

/** 4.1: the middle tile leaves, the row closes up, and what ends and neighbours are is read anew. */
export const middleLeaves: Lesson = {
  id: 'middle-leaves',
  number: '4.1',
  title: { en: 'The middle tile leaves', ko: '가운데 타일이 빠져요' },
  about: { en: 'After a payment the row closes up, and five tiles remain.', ko: '점수를 받으면 빈자리가 좁혀지고 타일 5개가 남아요.' },
  steps: [
    {
      id: 'watch-it-go', kind: 'do', position: 'XpXaBxAbPaBp - - x 0-0 rulebook', goal: 'theft:x', shown: ['s23'], rules: ['R6.1'],
      texts: {
        en: {
          title: 'Watch the middle',
          task: 'Steal as Lady X, and watch where the Blue Lion goes.',
          look: 'Two pictures of Lady X stand at the left end, side by side. The Blue Lion is their neighbour.',
          action: 'Let the tiles in places 2 and 3 change places.',
          met: 'You are paid, and the middle tile is set aside with the same side up. The row closes up at once, so there is no gap: Lady X stands beside Lady X.',
        },
        ko: {
          title: '가운데를 보세요',
          task: '레이디 X가 되어 블루 라이언을 훔치고 그 타일이 어디로 가는지 보세요.',
          look: '왼쪽 끝에 레이디 X 둘이 나란히 있고, 바로 옆이 블루 라이언이에요.',
          action: '2번째와 3번째 타일의 자리를 바꿔 보세요.',
          met: '다이아몬드를 받았고, 가운데 타일은 보이는 면 그대로 따로 빼 둬요. 줄은 바로 당겨서 빈자리를 메웁니다. 그래서 레이디 X 둘이 다시 나란히 있어요.',
        },
      },
    },
    {
      id: 'two-swaps', kind: 'all', position: 'XpXaAbPaBp - Bx a 0-2 rulebook', goal: 'move:swap', shown: ['s23'], rules: ['R4.5', 'R4.3'],
      texts: {
        en: {
          title: 'Five tiles, how many swaps?',
          task: 'Find every swap that Arsène can make in this row of five.',
          look: 'Only inner tiles are swapped. With five in the row, how many of them are no end tiles?',
          action: 'The inner tiles are in places 2, 3 and 4. Try each pair of neighbours among them.',
          met: 'Two swaps, where six tiles had three. All three kinds of action are still there; end, neighbour and middle simply mean the row as it lies now.',
        },
        ko: {
          title: '5개일 때 자리 바꾸기는?',
          task: '타일 5개인 이 줄에서 아르센이 할 수 있는 자리 바꾸기를 모두 찾아보세요.',
          look: '자리 바꾸기는 안쪽 타일끼리만 해요. 5개 가운데 끝 타일이 아닌 것은 몇 개인가요?',
          action: '안쪽 타일은 2번째, 3번째, 4번째예요. 그 안에서 이웃끼리 바꿔 보세요.',
          met: '6개일 때는 3가지였는데 지금은 2가지예요. 세 가지 행동은 그대로 할 수 있습니다. 끝, 이웃, 가운데는 지금 놓여 있는 줄을 기준으로 합니다.',
        },
      },
    },
    {
      id: 'a-new-end', kind: 'wrong', position: 'BxPaPbAbXp - Xa x 1-0 rulebook', goal: 'refused:R4.3', shown: ['s45'], rules: ['R4.3', 'R4.5'],
      texts: {
        en: {
          title: 'A new end',
          task: 'Try to swap an end tile of this row of five.',
          look: 'Place 5 was an inner place while there was a place 6. What is it now?',
          action: 'Try to let the tiles in places 4 and 5 change places.',
          met: 'Refused: end tiles are not swapped, and in this shorter row the tile in place 5 is an end tile too.',
        },
        ko: {
          title: '새로운 끝',
          task: '타일 5개인 이 줄에서 끝 타일의 자리를 바꾸려고 해 보세요.',
          look: '6번째 자리가 있을 때는 5번째 자리도 안쪽이었어요. 지금은 어떤가요?',
          action: '4번째와 5번째 타일의 자리를 바꾸려고 해 보세요.',
          met: '안 돼요. 끝 타일은 자리를 바꿀 수 없습니다. 줄이 짧아져서 이제 5번째 타일도 끝 타일이에요.',
        },
      },
    },
  ],
};
