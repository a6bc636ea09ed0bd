import type { End, Picture, Player } from '../../machine/rules/index.ts';
import type { Words } from './en.ts';
import type { Duty, TileFacts } from './facts.ts';

const players: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: players.a, X: players.x, P: '경찰', B: '블루 라이언' };
const ends: Readonly<Record<End, string>> = { l: '왼쪽 끝', r: '오른쪽 끝' };
const diamonds = (n: number): string => `다이아몬드 ${n}개`;
/** A name with its particle, in the form after a consonant or after a vowel. */
const and = (player: Player, closed: string, open: string): string => players[player] + (player === 'a' ? closed : open);
const does = (player: Player): string => and(player, '이', '가');
const among = (place: number, of: number): string => (of > 1 ? `${of}개 중 ` : '') + `${place}번째`;

/** What is to be done in this turn, without the name. */
function duty({ stage, row, due, first }: Omit<Duty, 'player' | 'mood'>): string {
  if (stage === 'return') return `${first ? '먼저 ' : ''}${due > 1 ? `타일 ${due}개를` : '타일을'} 되돌리세요`;
  const then = due > 0 ? `고 ${due}개를 되돌리세요` : '';
  return stage === 'build' ? `타일을 놓${then || '으세요'}` : row < 6 ? `${row}개로 행동하${then || '세요'}` : '타일을 골라 행동하세요';
}

/** Everything the table says in Korean. `에게` and `부터` fit every name. */
export const words: Words = {
  lang: 'ko',
  game: '블루 라이언',
  players, pictures, diamonds,
  score: (player: Player, n: number) => `${players[player]}: ${diamonds(n)}`,
  duty: ({ player, mood, ...rest }: Duty) => (mood === 'thinks' ? `${does(player)} 생각하고 있어요` : mood === 'waits' ? `${and(player, '을', '를')} 기다리고 있어요` : `${and(player, '은', '는')} ${duty(rest)}`),

  zones: { row: '줄', loose: '남은 타일', aside: '따로 빼 둔 타일', bar: '할 수 있는 것', foot: '게임' },
  due: '이번에 되돌릴 타일',
  fresh: '다음에 되돌릴 타일',
  tile: ({ zone, place, of, up, back, workedOut, old, fresh }: TileFacts) =>
    `${zone === 'row' ? `${among(place, of)} 자리` : zone === 'loose' ? `남은 타일 ${among(place, of)}` : fresh ? '다음에 되돌릴 타일' : `되돌릴 타일${of > 1 ? ` ${among(place, of)}` : ''}`}, ${pictures[up]}`
    + (back ? `, 뒷면은 ${workedOut ? '틀림없이 ' : ''}${pictures[back]}` : '') + (old ? ', 이미 있던 조합' : ''),
  old: '이미 있던 조합',
  choices: {
    pass: '패스', left: ends.l, right: ends.r, lay: '보이는 그대로 놓기', over: '보지 않고 뒤집기',
    flip: '뒤집기', swapLeft: '왼쪽과 바꾸기', swapRight: '오른쪽과 바꾸기', otherEnd: '반대쪽 끝으로', cancel: '취소', back: '뒤로',
    toss: '다시 던지기', begins: (player: Player) => `${players[player]}부터 시작`,
    takeBack: '무르기', redo: '다시 두기', draw: '무승부 제안', resign: '기권', anew: '새 게임', cards: '카드', moves: '수 목록', help: '도움말',
  },
  passesLeft: (n: number) => `패스 (${n}번 남음)`,

  begin: (player: Player, lots: boolean) => `${lots ? '제비뽑기로 ' : ''}${does(player)} 먼저 해요.`,
  loaded: '배치를 불러왔어요.',
};
