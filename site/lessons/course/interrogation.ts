import type { Lesson } from './lesson.ts';

/** 3.2: a thief between two police, and the other thief is paid. */
export const interrogation: Lesson = {
  id: 'interrogation',
  number: '3.2',
  title: { en: 'Interrogation: 1 diamond', ko: '심문: 다이아몬드 1개' },
  about: { en: 'A thief between two police, and the other thief is paid.', ko: '도둑이 경찰 둘 사이에 끼면 다른 도둑이 받아요.' },
  steps: [
    {
      id: 'question-her', kind: 'do', position: 'AbPxPaXbBpAx - - a 0-0 rulebook', goal: 'interrogation:a', shown: ['s34'], rules: ['R5.2', 'R4.3'],
      texts: {
        en: {
          title: 'Questions for Lady X',
          task: 'Get Lady X between two police.',
          look: 'Two police stand in places 2 and 3, and Lady X is their neighbour.',
          action: 'Let her change places with the police on her left.',
          met: 'An interrogation. While the police question Lady X, Arsène takes 1 diamond: the thief in the middle gets nothing, the other thief is paid.',
        },
        ko: {
          title: '레이디 X를 심문하라',
          task: '레이디 X를 경찰 둘 사이에 넣어 보세요.',
          look: '2번째와 3번째 자리에 경찰이 있고, 바로 옆에 레이디 X가 있어요.',
          action: '레이디 X와 그 왼쪽 경찰의 자리를 바꿔 보세요.',
          met: '심문이에요. 경찰이 레이디 X를 붙잡고 묻는 사이에 아르센이 다이아몬드 1개를 챙겨요. 가운데 낀 도둑이 아니라 다른 도둑이 받습니다.',
        },
      },
    },
    {
      id: 'not-a-thief', kind: 'predict', position: 'AbPaPxBxPbXa - - x 0-0 rulebook', goal: '', shown: ['s34'], rules: ['R5.2', 'R5.1'],
      texts: {
        en: {
          title: 'Who is questioned here?',
          task: 'Say who is paid when the tiles in places 3 and 4 change places.',
          look: 'The Blue Lion comes to place 3. What will be on its left and on its right?',
          action: 'It will stand between two police. Is it a thief?',
          met: 'Nobody is paid. The police question thieves only, and the Blue Lion is what they steal: no interrogation.',
        },
        ko: {
          title: '누구를 심문할까',
          task: '3번째와 4번째 타일의 자리를 바꾸면 누가 받는지 맞혀 보세요.',
          look: '블루 라이언이 3번째 자리로 가요. 그 왼쪽과 오른쪽에는 무엇이 있나요?',
          action: '경찰 둘 사이에 놓여요. 그런데 블루 라이언이 도둑인가요?',
          met: '아무도 받지 않아요. 경찰은 도둑만 심문합니다. 블루 라이언은 도둑이 아니라 도둑이 노리는 물건이에요.',
        },
      },
    },
    {
      id: 'when-it-is-you', kind: 'predict', position: 'AbPaXbXaBpPx - - a 0-0 rulebook', goal: '', shown: ['rl'], rules: ['R5.2', 'R5.5'],
      texts: {
        en: {
          title: 'When it is you',
          task: 'Say who is paid when you, Arsène, send the right end tile to the left end.',
          look: 'The right end tile shows the police. Read the first three pictures as they will be.',
          action: 'Police, Arsène, police. Who is the other thief?',
          met: 'Lady X is paid, although the action was yours. The diamond comes from the supply, so the thief who is questioned loses none.',
        },
        ko: {
          title: '내가 심문받을 때',
          task: '내가 아르센일 때 오른쪽 끝 타일을 왼쪽 끝으로 보내면 누가 받는지 맞혀 보세요.',
          look: '오른쪽 끝 타일은 경찰이에요. 옮긴 다음 맨 왼쪽부터 그림 3개를 읽어 보세요.',
          action: '경찰, 아르센, 경찰. 그러면 다른 도둑은 누구인가요?',
          met: '내가 한 행동인데 레이디 X가 받아요. 다이아몬드는 공용 더미에서 나오므로 심문받은 도둑이 잃는 것은 없습니다.',
        },
      },
    },
    {
      id: 'every-question', kind: 'all', position: 'AxPaXpXbPbAb - - a 0-0 rulebook', goal: 'interrogation:a', shown: ['s23'], rules: ['R5.2'], memory: 'seen',
      texts: {
        en: {
          title: 'Police from everywhere',
          task: 'Find all three actions that get Lady X questioned.',
          look: 'The small pictures in the corners are the backs. Two pictures of Lady X stand between the police: one too many.',
          action: 'Move the left police inwards, or the right one; or turn over the Lady X with the police on her back.',
          met: 'Two swaps and a flip, 1 diamond each. A remembered back is worth as much as a picture that lies open.',
        },
        ko: {
          title: '사방에서 오는 경찰',
          task: '레이디 X가 심문받게 되는 행동 3가지를 모두 찾아보세요.',
          look: '모서리의 작은 그림은 뒷면이에요. 경찰 사이에 레이디 X가 둘 있는데, 하나가 더 많네요.',
          action: '왼쪽 경찰이나 오른쪽 경찰을 안쪽으로 옮겨 보세요. 뒷면이 경찰인 레이디 X를 뒤집어도 돼요.',
          met: '자리 바꾸기 2가지와 뒤집기 1가지, 모두 다이아몬드 1개예요. 기억해 둔 뒷면은 보이는 그림만큼이나 쓸모가 있어요.',
        },
      },
    },
  ],
};
