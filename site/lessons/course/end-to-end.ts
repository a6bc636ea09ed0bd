import type { Lesson } from './lesson.ts';

/** 2.1: an end tile goes to the other end, not turned; both ends can; it may pay the rival. */
export const endToEnd: Lesson = {
  id: 'end-to-end',
  number: '2.1',
  title: { en: 'End to end', ko: '끝에서 끝으로' },
  about: { en: 'An end tile goes to the other end and is not turned.', ko: '끝 타일을 반대쪽 끝으로, 뒤집지 않고 옮겨요.' },
  steps: [
    {
      id: 'carry', kind: 'do', position: 'AxAbXbXpApBp - - a 0-0 rulebook', goal: 'theft:a', shown: ['lr'], rules: ['R4.2', 'R5.3'],
      texts: {
        en: {
          title: 'All the way round',
          task: 'Bring an Arsène to the far end of the row, to steal the Blue Lion there.',
          look: 'At the right end stand Arsène and the Blue Lion. One more Arsène on their right would do.',
          action: 'Send the tile at the left end to the other end.',
          met: 'The left end tile went to the right end, showing the same picture. A theft: 2 diamonds for you.',
        },
        ko: {
          title: '끝까지 한 번에',
          task: '아르센을 줄의 반대쪽 끝으로 보내 블루 라이언을 훔쳐 보세요.',
          look: '오른쪽 끝에 아르센과 블루 라이언이 있어요. 그 오른쪽에 아르센이 하나 더 오면 돼요.',
          action: '왼쪽 끝 타일을 반대쪽 끝으로 보내 보세요.',
          met: '왼쪽 끝 타일이 같은 그림 그대로 오른쪽 끝으로 갔어요. 절도로 다이아몬드 2개를 받아요.',
        },
      },
    },
    {
      id: 'both-ends', kind: 'all', position: 'PbBaXbAxApXp - - x 0-0 rulebook', goal: 'move:end', shown: ['rl'], rules: ['R4.2'],
      texts: {
        en: {
          title: 'Two tiles can do it',
          task: 'Find both ways to send a tile from end to end.',
          look: 'Choose a tile inside the row first, if you like: the button for the other end stays dim, because only an end tile has another end to go to.',
          action: 'It works from left to right and from right to left.',
          met: 'A row has two ends, so there are two such actions. All other tiles move up by one place and keep their order.',
        },
        ko: {
          title: '할 수 있는 타일은 둘',
          task: '끝에서 끝으로 타일을 보내는 방법 두 가지를 모두 찾아보세요.',
          look: '안쪽 타일도 한번 골라 보세요. 반대쪽 끝으로 가는 단추가 흐릿할 거예요. 끝에 있는 타일만 반대쪽 끝으로 갈 수 있어요.',
          action: '왼쪽에서 오른쪽으로도, 오른쪽에서 왼쪽으로도 할 수 있어요.',
          met: '줄에는 끝이 두 곳이니 방법도 두 가지예요. 나머지 타일은 순서 그대로 한 자리씩 밀려요.',
        },
      },
    },
    {
      id: 'wrong-way', kind: 'wrong', position: 'XpPbBaXbAxPa - - x 0-0 rulebook', goal: 'a>0 x=0', shown: ['rl'], rules: ['R4.2', 'R5.2', 'R5.5'],
      texts: {
        en: {
          title: 'The wrong way',
          task: 'Find the end tile that would pay Arsène if you sent it across: you are Lady X.',
          look: 'When Lady X gets between two police, Arsène earns. Where is she already beside the police?',
          action: 'She stands at the left end with police on one side. Who could come to her other side?',
          met: 'Police, Lady X, police: 1 diamond for Arsène. Before you send a tile away, look who stands at the end where it arrives.',
        },
        ko: {
          title: '보내면 안 되는 타일',
          task: '레이디 X가 되어, 반대쪽으로 보내면 아르센이 다이아몬드를 받게 되는 끝 타일을 찾아보세요.',
          look: '레이디 X가 경찰 둘 사이에 끼면 아르센이 받아요. 레이디 X가 이미 경찰 옆에 있는 곳은 어디일까요?',
          action: '왼쪽 끝의 레이디 X는 한쪽에 경찰이 있어요. 다른 쪽에는 누가 올 수 있을까요?',
          met: '경찰, 레이디 X, 경찰이 되어 아르센이 다이아몬드 1개를 받아요. 타일을 보내기 전에 도착하는 끝을 살펴보세요.',
        },
      },
    },
  ],
};
