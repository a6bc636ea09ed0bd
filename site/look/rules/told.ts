/* An example in words and drawings: what is played, what comes of it by the engine, and how it looks before and after. */
import { drawPosition } from '../../../components/draw.ts';
import { formatPosition, parsePosition, type Picture, type Player, type Position } from '../../../machine/index.ts';
import { parseMove, type End } from '../../../machine/rules/index.ts';
import { judge, type Judgement } from '../../../machine/rulebook/judge.ts';
import type { Example, Lang } from '../../../machine/rulebook/types.ts';
import { drawnOnce } from './drawings.ts';

export interface ToldMove {
  readonly notation: string;
  /** The position in which it is played, as text. */
  readonly before: string;
  readonly done: string;
  /** A sentence each. */
  readonly comes: readonly string[];
  readonly refused: boolean;
}
export interface ToldExample {
  readonly position: string;
  readonly hasLoose: boolean;
  /** Drawings, as SVG texts. */
  readonly before: string;
  /** Null where nothing was played: the only move is refused. */
  readonly after: string | null;
  readonly moves: readonly ToldMove[];
  /** Whose turn it is then, or how the game ended. */
  readonly next: string;
}

const names = {
  en: { players: { a: 'Arsène', x: 'Lady X' }, pictures: { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' } },
  ko: { players: { a: '아르센', x: '레이디 X' }, pictures: { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' } },
} as const satisfies Record<Lang, { players: Record<Player, string>; pictures: Record<Picture, string> }>;
/** What a tile is called by what it shows. */
const tiles: Readonly<Record<Picture, string>> = { A: 'the Arsène tile', X: 'the Lady X tile', P: 'the police tile', B: 'the Blue Lion tile' };
const subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };
/** What comes up, as a subject. */
const up: Readonly<Record<Picture, string>> = { A: '아르센이', X: '레이디 X가', P: '경찰이', B: '블루 라이언이' };
const ends: Readonly<Record<Lang, Readonly<Record<End, string>>>> = { en: { l: 'left', r: 'right' }, ko: { l: '왼쪽 끝', r: '오른쪽 끝' } };

/** What a picture in the row, or beside it, is called when a position is read out. */
function read({ row, loose, due, fresh, turn, score }: Position, lang: Lang): string {
  const { players, pictures } = names[lang], list = (tiles: readonly { up: Picture }[]) => tiles.map((tile) => pictures[tile.up]).join(', ');
  const parts = lang === 'ko'
    ? [row.length > 0 ? `줄: ${list(row)}` : '줄은 비어 있음', loose.length > 0 && `남은 타일: ${list(loose)}`, due.length > 0 && `이번에 되돌릴 타일: ${list(due)}`, fresh.length > 0 && `다음에 되돌릴 타일: ${list(fresh)}`,
      `다이아몬드: ${players.a} ${score.a}개, ${players.x} ${score.x}개`, score.a < 7 && score.x < 7 && `${players[turn]} 차례`]
    : [row.length > 0 ? `The row: ${list(row)}` : 'The row is empty', loose.length > 0 && `Loose: ${list(loose)}`, due.length > 0 && `To return: ${list(due)}`, fresh.length > 0 && `For the next turn: ${list(fresh)}`,
      `Diamonds: ${players.a} ${score.a}, ${players.x} ${score.x}`, score.a < 7 && score.x < 7 && `${players[turn]} to move`];
  return `${parts.filter(Boolean).join('. ')}.`;
}

/** A position as a drawing that says what it shows; `backs`: also the backs that are known there. */
export const draw = (position: Position, lang: Lang, backs = false): string => drawnOnce(drawPosition(position, { title: read(position, lang), backs }));
export function drawText(text: string, lang: Lang): string {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0].message}`);
  return draw(parsed.value, lang);
}

/** What somebody does, or wants to do. */
export function deed(before: Position, text: string, isRefused: boolean, lang: Lang): string {
  const move = parseMove(text), by = before.turn, { pictures, players } = names[lang];
  if (!move) return text;
  const { kind, tile, places: [one, two], end, from, turned, picture } = move, { row } = before;
  const moved = kind === 'place' ? before.loose[tile - 1]?.up : kind === 'return' ? before.due[tile - 1]?.up : kind === 'end' ? row.at(from === 'l' ? 0 : -1)?.up : row[tile - 1]?.up;
  const other: End = from === 'l' ? 'r' : 'l', first = kind === 'place' && row.length === 0;
  if (lang === 'ko') {
    const who = subject[by], shows = picture ? ` ${up[picture]} ${isRefused ? '나올 수 있습니다' : '나옵니다'}.` : '', did = (stem: string, polite: string) => (isRefused ? `${stem}려고 합니다.` : `${polite}.`);
    const what = moved ? `${pictures[moved]} 타일을` : '타일을';
    switch (kind) {
      case 'pass': return `${who} ${did('패스하', '패스합니다')}`;
      case 'end': return `${who} ${what} ${ends.ko[other]}으로 ${did('옮기', '옮깁니다')}`;
      case 'swap': return `${who} ${one}번째와 ${two}번째 타일의 자리를 ${did('바꾸', '바꿉니다')}`;
      case 'flip': return `${who} ${tile}번째 타일을 ${did('뒤집으', '뒤집습니다')}${shows}`;
      case 'place': return `${who} ${first ? '첫 타일로 ' : ''}${what} ${first ? '' : `${ends.ko[end]}에 `}${turned ? '뒤집어 ' : ''}${did('놓으', '놓습니다')}${shows}`;
      case 'return': return `${who} ${what} ${ends.ko[end]}에 ${turned ? '뒤집어 ' : ''}${did('되돌려 놓으', '되돌려 놓습니다')}${shows}`;
    }
  }
  const does = (verb: string, third = `${verb}s`) => `${players[by]} ${isRefused ? `wants to ${verb}` : third}`, what = moved ? tiles[moved] : 'a tile', shows = picture ? `: ${pictures[picture]}` : '';
  switch (kind) {
    case 'pass': return `${does('pass', 'passes')}.`;
    case 'end': return `${does('move')} ${what} to the ${ends.en[other]} end.`;
    case 'swap': return `${does('swap')} tiles ${one} and ${two}.`;
    case 'flip': return `${does('flip')} tile ${tile}${shows}.`;
    case 'place': return `${does('place')} ${what} ${first ? 'as the first tile' : `at the ${ends.en[end]} end`}${turned ? `, turned over${shows}` : ''}.`;
    case 'return': return `${does('return')} ${what} to the ${ends.en[end]} end${turned ? `, turned over${shows}` : ''}.`;
  }
}

/** What a judge would not say aloud: that the move is allowed, and what comes next as a duty, which the last sentence tells. */
const QUIET = new Set(['R3.1', 'R3.2', 'R3.3', 'R4.2', 'R4.3', 'R4.4', 'R5.1', 'R6.2', 'R6.3', 'R6.4', 'R6.7', 'R2.2']);

function consequences({ verdict, trace, words }: Judgement, lang: Lang): string[] {
  if (verdict !== 'allowed') return [words[lang]];
  const said = trace.filter((entry) => ('kind' in entry && entry.kind !== undefined) || !QUIET.has(entry.rule ?? '')).map((entry) => entry.words[lang]);
  return said.length > 0 ? said : [lang === 'ko' ? '아무도 받지 않습니다.' : 'Nobody is paid.'];
}

/** Plays an example and tells it; what cannot be played as it says ends the build. `name` is for the message. */
export function tell(name: string, { position: start, moves, refused }: Example, lang: Lang): ToldExample {
  let parsed = parsePosition(start), next = '';
  if (!parsed.ok) throw new Error(`${name}: ${start}: ${parsed.errors[0].message}`);
  const first = parsed.value, told: ToldMove[] = [];
  for (const [n, move] of moves.entries()) {
    const before: Position = parsed.value, isRefused = refused === true && n === moves.length - 1, judged = judge(before, move);
    // What nobody can know before the tile is turned is no move yet: an example may end there, too.
    if ((judged.verdict === 'allowed') === isRefused) throw new Error(`${name}: ${move} in ${formatPosition(before)}: ${judged.words.en}`);
    told.push({ notation: move, before: formatPosition(before), done: deed(before, move, judged.verdict === 'forbidden', lang), comes: consequences(judged, lang), refused: judged.verdict === 'forbidden' });
    if (!judged.next) break;
    next = judged.next.words[lang];
    parsed = parsePosition(judged.next.position);
    if (!parsed.ok) throw new Error(`${name}: ${judged.next.position}`);
  }
  return { position: start, hasLoose: first.loose.length > 0, before: draw(first, lang), after: parsed.value === first ? null : draw(parsed.value, lang), moves: told, next };
}
