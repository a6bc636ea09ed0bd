import type { Lesson } from './lesson.ts';

/** 4.3: a return never pays, and what it makes is old. */
export const returnPaysNobody: Lesson = {
  id: 'return-pays-nobody',
  number: '4.3',
  title: { en: 'A return pays nobody', ko: '되돌려 놓기에는 점수가 없어요' },
  about: { en: 'What a return makes stands unpaid, then and later.', ko: '되돌려 놓아서 생긴 조합은 그때도 나중에도 점수가 없어요.' },
  steps: [
    {
      id: 'three-for-nothing', kind: 'predict', position: 'BaPxBpApAx - Bx x 2-0 rulebook', goal: '', shown: ['s23', 'b1l'], rules: ['R6.5'],
      texts: {
        en: {
          title: 'Three Blue Lions',
          task: 'Say who is paid when Lady X swaps places 2 and 3, then brings the Blue Lion back to the left end.',
          look: 'After the swap two Blue Lions stand at the left end, and a third one is waiting.',
          action: 'Three Blue Lions will stand there. But which half of the turn puts the third one in its place?',
          met: 'Nobody is paid, not even for three Blue Lions. An action or a placement can pay, a return never does.',
        },
        ko: {
          title: '블루 라이언이 셋',
          task: '레이디 X가 2번째와 3번째를 바꾼 다음 블루 라이언을 왼쪽 끝에 되돌려 놓으면 누가 받는지 맞혀 보세요.',
          look: '자리를 바꾸면 왼쪽 끝에 블루 라이언 둘이 나란히 있고, 하나가 더 기다리고 있어요.',
          action: '블루 라이언 셋이 나란히 놓여요. 그런데 셋째는 차례의 어느 부분에서 들어오나요?',
          met: '아무도 받지 않아요. 블루 라이언이 셋이어도 마찬가지예요. 행동이나 타일 놓기는 점수가 될 수 있지만, 되돌려 놓기는 누구의 점수도 되지 않습니다.',
        },
      },
    },
    {
      id: 'theft-for-nothing', kind: 'do', position: 'BpAbPxPaXb - Ax a 0-1 rulebook', goal: 'rule:R6.5 row:*ABA*', shown: ['f5', 'b1l'], rules: ['R6.5'],
      texts: {
        en: {
          title: 'A theft for nothing',
          task: 'Make a theft of Arsène stand by bringing your tile back, and see who is paid.',
          look: 'The tile that waits shows Arsène. At the left end stand the Blue Lion and Arsène.',
          action: 'Act somewhere on the right, so that the left end stays as it is. Then bring Arsène back to the left end as he lies.',
          met: 'Arsène, the Blue Lion, Arsène, and not a diamond. All three tiles stay in the row, and from now on this theft is old.',
        },
        ko: {
          title: '헛수고한 절도',
          task: '타일을 되돌려 놓아서 아르센의 절도 모양을 만들고 누가 받는지 보세요.',
          look: '기다리는 타일은 아르센이에요. 왼쪽 끝에는 블루 라이언과 아르센이 있고요.',
          action: '왼쪽 끝은 그대로 두고 오른쪽에서 행동해요. 그다음 아르센을 보이는 그대로 왼쪽 끝에 되돌려 놓아요.',
          met: '아르센, 블루 라이언, 아르센인데 다이아몬드는 없어요. 세 타일은 모두 줄에 남고, 그때부터 이미 있던 조합이 됩니다.',
        },
      },
    },
    {
      id: 'still-nothing', kind: 'predict', position: 'AxBpAbPaPxXb - - x 0-1 rulebook', goal: '', shown: ['f6'], rules: ['R5.6'],
      texts: {
        en: {
          title: 'And the turn after?',
          task: 'Say who is paid when Lady X flips the right end tile while this old theft stands.',
          look: 'The theft at the left end was made by a return. Does this flip touch it?',
          action: 'Ask what the flip itself makes. What already stood is not made again by waiting.',
          met: 'Nobody is paid. A combination that nobody was paid for does not become due later: it is old, and pays nothing while it merely stands.',
        },
        ko: {
          title: '그럼 다음 차례에는?',
          task: '이미 있던 절도가 그대로인데 레이디 X가 오른쪽 끝 타일을 뒤집으면 누가 받는지 맞혀 보세요.',
          look: '왼쪽 끝의 절도는 되돌려 놓아서 생긴 거예요. 이번 뒤집기가 그 셋을 건드리나요?',
          action: '뒤집기로 새로 생기는 것이 있는지 보세요. 가만히 놓여 있던 것은 새로 생긴 것이 아니에요.',
          met: '아무도 받지 않아요. 그때 점수가 되지 않은 조합은 기다린다고 점수가 되지 않습니다. 이미 있던 조합이고, 그대로 있는 한 점수가 없습니다.',
        },
      },
    },
  ],
};
