import type { Lesson } from './lesson.ts';

/** 5.1: with a tile aside, a combination pays as ever; its middle waits, and the tile from before goes back. */
export const scoringWithFive: Lesson = {
  id: 'scoring-with-five',
  number: '5.1',
  title: { en: 'Scoring with five', ko: '다섯 개로 점수 내기' },
  about: { en: 'A combination pays with five tiles too; the new middle waits, the old one goes back.', ko: '타일 5개로도 조합은 점수가 돼요. 새로 빠진 타일은 기다리고, 먼저 빠졌던 타일은 돌아가요.' },
  steps: [
    {
      id: 'old-goes-back', kind: 'do', position: 'XpXbBaPaPb - Xa x 3-4 rulebook', goal: 'theft:x turn:a', shown: ['s23', 'b1r'], rules: ['R6.6', 'R6.8'],
      texts: {
        en: {
          title: 'One out, one in',
          task: 'Make a theft with the five tiles, then bring back the tile that was waiting.',
          look: 'You are Lady X. Your two pictures lie at the left end, and the Blue Lion lies right beside them.',
          action: 'Swap, so that the Blue Lion comes between the two. Then choose an end for the tile that was waiting.',
          met: '2 diamonds with five tiles. The Blue Lion left the row and waits for Arsène, the tile from the turn before went back now. So Arsène has five tiles as well.',
        },
        ko: {
          title: '하나는 나가고 하나는 들어오고',
          task: '타일 5개로 절도를 만든 다음, 기다리던 타일을 되돌려 놓으세요.',
          look: '나는 레이디 X예요. 왼쪽 끝에 레이디 X 둘이 나란히 있고, 바로 옆에 블루 라이언이 있어요.',
          action: '자리를 바꿔서 블루 라이언을 둘 사이에 넣어 보세요. 그런 다음 기다리던 타일을 놓을 끝을 고르세요.',
          met: '타일 5개로 다이아몬드 2개를 받았어요. 블루 라이언은 줄에서 빠져 아르센의 차례를 기다리고, 앞 차례에 빠졌던 타일은 지금 돌아갔어요. 그래서 아르센도 타일 5개로 해요.',
        },
      },
    },
    {
      id: 'two-ways', kind: 'all', position: 'PaXaXbPbXp - Ba a 3-3 rulebook', goal: 'a>0', shown: ['lr'], rules: ['R6.6', 'R5.2'],
      texts: {
        en: {
          title: 'Nine actions, two that pay',
          task: 'Find both actions that pay you, now that you are Arsène with five tiles.',
          look: 'Two police and three pictures of Lady X are in the row. Between the police there is one Lady X too many.',
          action: 'One way is an end tile that goes to the other end. The other is a swap that brings the police closer together.',
          met: 'An interrogation either way, 1 diamond, but of another Lady X. What pays with six tiles pays with five as well; only there are fewer actions to choose from.',
        },
        ko: {
          title: '행동 아홉 가지, 점수는 두 가지',
          task: '이번에는 아르센이 되어, 타일 5개로 내가 점수를 받는 행동 두 가지를 모두 찾아보세요.',
          look: '줄에 경찰 둘과 레이디 X 셋이 있어요. 경찰 사이에는 레이디 X가 하나 더 많네요.',
          action: '하나는 끝 타일을 반대쪽 끝으로 보내는 것이고, 다른 하나는 자리를 바꿔 경찰 둘을 더 가까이 데려오는 것이에요.',
          met: '어느 쪽이든 심문으로 1개를 받지만, 심문받는 레이디 X는 서로 달라요. 타일 6개일 때 점수가 되는 것은 5개일 때도 점수가 돼요. 고를 수 있는 행동이 적을 뿐이에요.',
        },
      },
    },
    {
      id: 'return-after', kind: 'predict', position: 'BaAxXbPxPb - Ap a 2-3 rulebook', goal: '', shown: ['s34', 'b1l'], rules: ['R6.5', 'R5.2'],
      texts: {
        en: {
          title: 'And the return?',
          task: 'Say what the return pays, if Arsène first swaps places 3 and 4 and then brings back the waiting tile at the left end.',
          look: 'The swap brings Lady X between two police: 1 diamond for Arsène, and she leaves the row. Only what comes after it is asked here.',
          action: 'At the left end the returned Arsène stands beside the Blue Lion and the other Arsène. Does a return ever pay?',
          met: 'Nothing. The action paid 1 for the interrogation; then the return made a theft, and a return pays nobody. That theft is old from now on.',
        },
        ko: {
          title: '되돌려 놓을 때는요?',
          task: '아르센이 3번째와 4번째를 바꾼 뒤 기다리던 타일을 왼쪽 끝에 되돌려 놓을 때, 그 되돌려 놓기로 누가 받을지 맞혀 보세요.',
          look: '자리를 바꾸면 레이디 X가 경찰 둘 사이에 끼어서 아르센이 1개를 받고, 레이디 X는 줄에서 빠져요. 여기서 묻는 것은 그다음 일이에요.',
          action: '왼쪽 끝에 돌아온 아르센 옆에는 블루 라이언과 또 다른 아르센이 있어요. 되돌려 놓기로 점수를 받을 수 있을까요?',
          met: '아무도 받지 않아요. 행동으로는 심문의 1개를 받았지만, 되돌려 놓아서 생긴 절도는 누구의 점수도 아니에요. 이 절도는 이제부터 이미 있던 조합이에요.',
        },
      },
    },
  ],
};
