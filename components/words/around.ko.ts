import type { End, Picture, Player } from '../../machine/rules/index.ts';
import type { Around, MoveFacts } from './around.en.ts';

const players: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: players.a, X: players.x, P: '경찰', B: '블루 라이언' };
const ends: Readonly<Record<End, string>> = { l: '왼쪽 끝', r: '오른쪽 끝' };

// The particle belongs to 타일, whatever stands in brackets behind it.
function whatIsDone(facts: MoveFacts): string {
  if (facts.kind === 'swap') return `${facts.places[0]}번째와 ${facts.places[1]}번째 타일 바꾸기`;
  const { kind, tile, end, turned, alone, up } = facts;
  const which = up ? `(${pictures[up]})` : '', over = turned ? '뒤집어서 ' : '';
  switch (kind) {
    case 'place': return end ? `${tile}번째 타일${which}을 ${ends[end]}에 ${over}놓기` : `${tile}번째 타일${which}을 첫 타일로 ${over}놓기`;
    case 'return': return `${alone ? '빼 둔' : `빼 둔 ${tile}번째`} 타일${which}을 ${ends[end!]}에 ${over}되돌리기`;
    case 'pass': return '패스';
    case 'end': return `${ends[end!]} 타일${which}을 ${ends[end === 'l' ? 'r' : 'l']}으로 옮기기`;
    case 'flip': return `${tile}번째 타일 뒤집기`;
  }
}

/** How moves are told and typed in Korean. */
export const around: Around = {
  lang: 'ko',

  move: (facts: MoveFacts): string => whatIsDone(facts) + (facts.shown ? `: ${pictures[facts.shown]}` : ''),
  takes: (player: Player, points: number): string => `${players[player]}에게 다이아몬드 ${points}개.`,
  list: {
    empty: '아직 둔 수가 없어요.',
    hidden: '지난 차례에 나온 그림은 게임이 끝나야 알려 줘요.',
  },
  typed: {
    label: '수 입력',
    example: '예: f3, 3번 뒤집기, 2번 3번 바꾸기, 왼쪽 끝을 오른쪽으로',
    play: '두기',
    empty: '아직 입력한 수가 없어요.',
    unknown: '알아들을 수 없는 수예요.',
    absent: '거기에 그런 타일은 없어요.',
    ambiguous: '어느 쪽인가요?',
    notNow: '지금은 둘 차례가 아니에요.',
  },
};
