import type { Lesson } from './lesson.ts';

/** 1.3: the end is fixed before the picture is known, and why that matters. */
export const endFirst: Lesson = {
  id: 'end-first',
  number: '1.3',
  title: { en: 'End first, then the blind turn', ko: '끝을 먼저, 뒤집기는 나중에' },
  about: { en: 'Why you choose the end before you know the picture.', ko: '왜 그림을 알기 전에 끝부터 정하는지 알아봐요.' },
  steps: [
    {
      id: 'four-ways', kind: 'all', position: 'X.A.P.B.X. A. - a 0-0 rulebook', goal: 'move:place', shown: ['1lf'], rules: ['R3.1', 'R3.2'],
      texts: {
        en: {
          title: 'Four ways',
          task: 'Find every way to place the last loose tile.',
          look: 'The table asks you two questions, one after the other.',
          action: 'Left or right first, then as it lies or turned over. Go through all of them.',
          met: 'Two ends, and at each the tile may be laid as it lies or turned over. The end always comes first.',
        },
        ko: {
          title: '네 가지 방법',
          task: '하나 남은 타일을 놓을 수 있는 방법을 모두 찾아보세요.',
          look: '타일을 고르면 두 가지를 차례로 물어봐요.',
          action: '먼저 왼쪽인지 오른쪽인지, 그다음에 보이는 그대로인지 뒤집을지를 정해요. 모두 해 보세요.',
          met: '끝이 두 곳이고, 어느 끝에서든 보이는 그대로 놓거나 뒤집어서 놓을 수 있어요. 정하는 순서는 언제나 끝이 먼저예요.',
        },
      },
    },
    {
      id: 'too-late', kind: 'do', position: 'XpAxBa PaPbXb - a 0-0 rulebook', goal: 'turned row:AXAB', shown: ['1lf'], rules: ['R3.2'],
      texts: {
        en: {
          title: 'Too late to choose',
          task: 'Place the first loose tile at the left end and turn it over.',
          look: 'It shows the police now. What is under it you cannot know.',
          action: 'Choose the leftmost of the loose tiles, then the left end, then turn it over.',
          met: 'Arsène! At the right end he would have been worth 2 diamonds. But the end was fixed before you saw him, and what comes up stays.',
        },
        ko: {
          title: '이미 정한 끝',
          task: '남은 타일 가운데 1번째를 왼쪽 끝에 뒤집어서 놓아 보세요.',
          look: '지금은 경찰이 보여요. 그 뒷면은 알 수 없어요.',
          action: '맨 앞의 남은 타일을 고르고, 왼쪽 끝을 정한 다음, 뒤집어 보세요.',
          met: '아르센이 나왔어요! 오른쪽 끝이었다면 다이아몬드 2개를 받았을 거예요. 하지만 끝은 보기 전에 정했고, 나온 그림은 그대로 두어요.',
        },
      },
    },
    {
      id: 'hindsight', kind: 'do', position: 'XpAxBa PaPbXb - a 0-0 rulebook', goal: 'theft:a', shown: ['1rf'], rules: ['R3.2', 'R3.4', 'R5.3'],
      texts: {
        en: {
          title: 'If you had known',
          task: 'Place the same tile so that Arsène steals the Blue Lion.',
          look: 'It is the same row once more, but now you know: under the first loose tile is Arsène.',
          action: 'Arsène is needed beside the Blue Lion. Which end is that?',
          met: 'A theft: 2 diamonds. Whoever could look first would always pick the right end. That is why the end comes first.',
        },
        ko: {
          title: '미리 알았다면',
          task: '같은 타일을 다시 놓아 아르센의 절도를 만들어 보세요.',
          look: '아까와 같은 줄이지만 이제는 알아요. 남은 타일 가운데 1번째의 뒷면은 아르센이에요.',
          action: '아르센이 블루 라이언 옆에 와야 해요. 그쪽은 어느 끝일까요?',
          met: '절도로 다이아몬드 2개를 받았어요. 먼저 볼 수 있다면 언제나 좋은 끝을 고르겠죠. 그래서 끝부터 정해요.',
        },
      },
    },
    {
      id: 'worked-out', kind: 'do', position: 'PbXpXbAxBa P. - a 0-0 rulebook', goal: 'theft:a', shown: ['1rf'], rules: ['R3.2', 'R5.3'], memory: 'seen',
      texts: {
        en: {
          title: 'Blind, but not by chance',
          task: 'Place the last tile so that you are paid for sure.',
          look: 'All five tiles of the row were turned when they were placed, so you have seen both their sides. Which pair is missing?',
          action: 'Under the last police is Arsène. Bring him to the end where the Blue Lion waits.',
          met: 'You turned it without looking and still knew. Remembering is allowed, and so is working it out.',
        },
        ko: {
          title: '안 보고도 알아요',
          task: '마지막 타일을 놓아 틀림없이 다이아몬드를 받아 보세요.',
          look: '줄의 타일 5개는 모두 뒤집어서 놓았기 때문에 양면을 다 보았어요. 어떤 짝이 남았을까요?',
          action: '마지막 경찰의 뒷면은 아르센이에요. 블루 라이언이 있는 끝으로 가져가 보세요.',
          met: '보지 않고 뒤집었지만 이미 알고 있었어요. 기억하는 것도, 따져서 알아내는 것도 괜찮아요.',
        },
      },
    },
  ],
};
