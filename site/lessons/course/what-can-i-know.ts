import type { Lesson } from './lesson.ts';

/** 6.3: backs that can be worked out, backs that stay open, and what a seen back changes. */
export const whatCanIKnow: Lesson = {
  id: 'what-can-i-know',
  number: '6.3',
  title: { en: 'What can I know?', ko: '무엇을 알 수 있을까요?' },
  about: { en: 'Some backs can be worked out without looking, most stay open until one is seen.', ko: '보지 않고 알아낼 수 있는 뒷면도 있지만, 대부분은 볼 때까지 알 수 없어요.' },
  steps: [
    {
      id: 'worked-out', kind: 'back', position: 'P.B.P.B.P.A. - - a 0-0 rulebook', goal: '', shown: [], rules: ['R1.1', 'R2.2'], tile: 6,
      texts: {
        en: {
          title: 'Nobody has looked',
          task: 'Work out what is under the Arsène at the right end.',
          look: 'Every pair of pictures is on one tile only. Three police lie here, so the police are on no back.',
          action: 'So under the two Blue Lions are Arsène and Lady X, one each. Which pair is left for the last tile?',
          met: 'Lady X. Three police take every pair with the police; the two Blue Lions take the pairs with Arsène and with Lady X. One pair is left: Arsène and Lady X.',
        },
        ko: {
          title: '아무도 보지 않았지만',
          task: '오른쪽 끝에 있는 아르센의 뒷면이 무엇인지 알아내 보세요.',
          look: '그림의 짝은 저마다 타일 하나에만 있어요. 여기에 경찰 3개가 모두 보이니, 어느 뒷면에도 경찰은 없어요.',
          action: '블루 라이언 2개의 뒷면은 경찰이 아니니 아르센과 레이디 X예요. 마지막 타일에는 어떤 짝이 남나요?',
          met: '레이디 X예요. 경찰이 들어가는 짝은 경찰 3개가, 블루 라이언과 두 도둑의 짝은 블루 라이언 2개가 차지했어요. 남은 짝은 아르센과 레이디 X뿐이에요.',
        },
      },
    },
    {
      id: 'open', kind: 'back', position: 'P.B.P.B.P.A. - - a 0-0 rulebook', goal: '', shown: [], rules: ['R2.2'], tile: 1,
      texts: {
        en: {
          title: 'The same row, another tile',
          task: 'Say what is under the police at the left end.',
          look: 'The three police have Arsène, Lady X and the Blue Lion on their backs. Which one has which?',
          action: 'Could two of the police change places without anybody seeing it?',
          met: 'Nobody can know. The three police look alike, and any of the three pictures may be under this one. What is open stays open until a tile is turned over in play.',
        },
        ko: {
          title: '같은 줄, 다른 타일',
          task: '왼쪽 끝에 있는 경찰의 뒷면이 무엇인지 말해 보세요.',
          look: '경찰 3개의 뒷면은 아르센, 레이디 X, 블루 라이언이에요. 그런데 어느 것이 어느 것일까요?',
          action: '경찰 둘의 자리가 서로 바뀌어 있다면 알아챌 수 있을까요?',
          met: '아무도 알 수 없어요. 경찰 3개는 똑같아 보여서, 이 타일의 뒷면은 세 그림 가운데 무엇이든 될 수 있어요. 게임 중에 뒤집어서 보기 전까지는 알 수 없어요.',
        },
      },
    },
    {
      id: 'use-it', kind: 'do', position: 'A.P.P.A.X.A. - - a 0-0 rulebook', goal: 'theft:a', shown: ['f5'], rules: ['R1.1', 'R4.4'],
      texts: {
        en: {
          title: 'A sure flip',
          task: 'Make a theft for Arsène, though nobody has seen a single back.',
          look: 'Three of one picture, two of another, one of a third: in such a row the single tile gives its back away.',
          action: 'Which picture is nowhere to be seen? It is under the single tile, between two pictures of Arsène.',
          met: 'The Blue Lion, as it had to be: 2 diamonds. Whenever the pictures are three, two and one, the single tile has the fourth picture on its back.',
        },
        ko: {
          title: '틀림없는 뒤집기',
          task: '뒷면을 하나도 보지 못했지만, 아르센의 절도를 만들어 보세요.',
          look: '한 그림이 3개, 다른 그림이 2개, 또 다른 그림이 1개예요. 이런 줄에서는 하나뿐인 타일의 뒷면을 알 수 있어요.',
          action: '하나도 보이지 않는 그림은 무엇인가요? 그 그림이 하나뿐인 타일 밑에, 아르센 둘 사이에 있어요.',
          met: '블루 라이언이 나왔어요. 그럴 수밖에 없었고요. 2개를 받아요. 그림이 3개, 2개, 1개로 보이면, 하나뿐인 타일의 뒷면은 언제나 보이지 않는 네 번째 그림이에요.',
        },
      },
    },
    {
      id: 'from-what-was-seen', kind: 'back', position: 'X.AbP.AxB.X. - - x 0-0 rulebook', goal: '', shown: [], rules: ['R2.2', 'R1.1'], tile: 3, memory: 'seen',
      texts: {
        en: {
          title: 'Two backs were seen',
          task: 'Work out what is under the police in place 3.',
          look: 'Arsène is on three tiles. Two of them lie here with their backs seen: the Blue Lion, and Lady X.',
          action: 'The third has Arsène and the police, and it shows no Arsène. Only one tile shows the police.',
          met: 'Arsène. The third tile of Arsène has to show its police side, and only one police is there. Without the two seen backs nobody could have known it.',
        },
        ko: {
          title: '뒷면 2개를 보았을 때',
          task: '3번째 자리에 있는 경찰의 뒷면이 무엇인지 알아내 보세요.',
          look: '아르센은 타일 3개에 있어요. 그중 2개는 여기에서 뒷면까지 보았어요. 하나는 블루 라이언, 하나는 레이디 X예요.',
          action: '나머지 하나는 아르센과 경찰의 짝인데, 아르센 쪽이 보이지 않아요. 경찰이 보이는 타일은 하나뿐이에요.',
          met: '아르센이에요. 아르센의 세 번째 타일은 경찰 쪽이 보이고 있을 텐데, 경찰은 하나뿐이거든요. 뒷면 2개를 보지 못했다면 알 수 없었을 거예요.',
        },
      },
    },
    {
      id: 'still-open', kind: 'back', position: 'X.AbP.AxB.X. - - x 0-0 rulebook', goal: '', shown: [], rules: ['R2.2'], tile: 6, memory: 'seen',
      texts: {
        en: {
          title: 'And this one?',
          task: 'Say what is under the Lady X at the right end.',
          look: 'Two tiles show Lady X, and neither has Arsène on its back: that tile lies in place 4.',
          action: 'Two pairs of Lady X are left, with the police and with the Blue Lion. Can you tell which is which?',
          met: 'Nobody can know: police or Blue Lion, each as likely as the other. As soon as one of the two is turned over, the other is known as well.',
        },
        ko: {
          title: '그럼 이 타일은요?',
          task: '오른쪽 끝에 있는 레이디 X의 뒷면이 무엇인지 말해 보세요.',
          look: '레이디 X가 보이는 타일은 둘이에요. 어느 쪽도 뒷면이 아르센은 아니에요. 그 타일은 4번째 자리에 있으니까요.',
          action: '레이디 X의 짝은 경찰과 블루 라이언이 남았어요. 어느 것이 어느 것인지 알 수 있을까요?',
          met: '아무도 알 수 없어요. 경찰일 수도, 블루 라이언일 수도 있고 가능성은 똑같아요. 둘 중 하나를 뒤집으면 다른 하나도 바로 알게 돼요.',
        },
      },
    },
  ],
};
