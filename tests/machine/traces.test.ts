import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalMoves, parsePosition, play, type Player, type Position, type TraceEntry } from '../../machine/index.ts';
import { objections } from '../../machine/rules/index.ts';
import { arrangements } from '../rows.ts';

// traces.txt says what a judge would say, and was written before the engine could. Here the two are compared.
const cases = readFileSync(new URL('traces.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [position: string, move: string, says: string]);

const position = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map((error) => error.message).join(' ')}`);
  return parsed.value;
};

const place = (at: number | undefined): string => (at === undefined ? '' : ` @${at}`);
const entry = ({ rule, at, kind, for: owner, points }: TraceEntry): string =>
  rule + place(at) + (kind ? ` ${kind} ${owner}${points}` : owner ? ` ${owner}` : '');
const written = (trace: readonly TraceEntry[]): string => trace.map(entry).join(', ');

/** What the engine says, as the file would write it. */
function says(text: string, move: string): string {
  const at = position(text), played = play(at, move), against = objections(at, move, true);
  expect(played.ok, `${text} ${move}`).toBe(against.length === 0);
  if (played.ok) {
    // What is said to be paid is what the players have afterwards, to the last diamond.
    const paid = (player: Player): number => played.trace.reduce((sum, step) => sum + (step.for === player ? step.points ?? 0 : 0), 0);
    expect(played.position.score).toEqual({ a: at.score.a + paid('a'), x: at.score.x + paid('x') });
    return written(played.trace);
  }
  expect(played).toMatchObject({ code: against[0]!.code, rule: against[0]!.rule });
  return `! ${against.map(({ code, rule }) => `${code} ${rule ?? '-'}`).join(', ')}`;
}

describe('traces written by hand', () => {
  it.each(cases)('%s | %s', (text, move, expected) => {
    expect(says(text, move)).toBe(expected);
  });

  it('there are enough of them, and none twice', () => {
    const refused = cases.filter(([, , expected]) => expected.startsWith('!'));
    expect(cases.length - refused.length).toBeGreaterThanOrEqual(100);
    expect(refused.filter(([, , expected]) => expected.includes(',')).length).toBeGreaterThanOrEqual(14);
    expect(new Set(cases.map(([text, move]) => `${text} ${move}`)).size).toBe(cases.length);
  });
});

const LEGALITY: Record<string, string> = { l: 'R4.2', r: 'R4.2', s: 'R4.3', f: 'R4.4', b: 'R6.3', p: 'R3.3' };
const MADE: Record<string, string> = { PAP: 'interrogation', PXP: 'interrogation', ABA: 'theft', XBX: 'theft', BBB: 'heist' };

/** The pictures of the row as a move leaves it, before anything is set aside; told from the texts alone. */
function picturesAfter(text: string, move: string): string {
  const [row = '', loose = '', aside = ''] = text.split(' ').map((field) => (field === '-' ? '' : field));
  const tiles: string[] = row.match(/../g) ?? [], turn = (tile: string): string => tile[1]! + tile[0]!;
  if (move === 'lr') tiles.push(tiles.shift()!);
  else if (move === 'rl') tiles.unshift(tiles.pop()!);
  else if (move[0] === 's') [tiles[Number(move[1]) - 1], tiles[Number(move[2]) - 1]] = [tiles[Number(move[2]) - 1]!, tiles[Number(move[1]) - 1]!];
  else if (move[0] === 'f') tiles[Number(move[1]) - 1] = turn(tiles[Number(move[1]) - 1]!);
  else if (move !== 'pass') {
    const [, back, number, end, turned] = /^(b?)(\d)(.)(f?)/.exec(move)!;
    const tile = (back ? aside : loose).slice(2 * Number(number) - 2, 2 * Number(number)), lies = turned ? turn(tile) : tile;
    if (end === 'l') tiles.unshift(lies); else tiles.push(lies);
  }
  return tiles.map((tile) => tile[0]!.toUpperCase()).join('');
}

/** Everything that must hold for the trace of every move of a position with all backs known; gives the number of moves. */
function tryTraces(text: string): number {
  const at = position(text), legal = legalMoves(at);
  for (const move of legal) {
    const played = play(at, move);
    if (!played.ok) throw new Error(`${text} ${move}: ${played.message}`);
    const { trace, awards } = played, pictures = picturesAfter(text, move);
    const demand = (truth: boolean, what: string): void => { if (!truth) throw new Error(`${text} ${move}, ${what}: ${written(trace)}`); };
    demand(trace[0]!.rule === (LEGALITY[move[0]!] ?? 'R3.1'), 'legality comes first');
    const stand = [...pictures].flatMap((_, i) => (MADE[pictures.slice(i, i + 3)] ? [`${i + 1} ${MADE[pictures.slice(i, i + 3)]}`] : []));
    const judged = trace.filter(({ kind }) => kind), paid = judged.filter(({ points }) => points! > 0), times = (rule: string): number => trace.filter((step) => step.rule === rule).length;
    demand(judged.map((step) => `${step.at} ${step.kind}`).join() === stand.join(), 'one entry for each combination that stands');
    demand(times('R5.1') === (stand.length === 0 ? 1 : 0), 'R5.1 when none stands');
    demand(paid.map((step) => `${step.at}${step.for}${step.points}`).join() === awards.map((award) => `${award.at}${award.for}${award.points}`).join(), 'what is paid');
    demand(trace.filter(({ rule }) => rule === 'R6.1').map((step) => step.at! - 1).join() === awards.map((award) => award.at).join(), 'R6.1 for each middle');
    demand(times('R5.7') === (paid.length === 2 ? 1 : 0), 'R5.7 for two at once');
  }
  return legal.length;
}

describe('the trace of every action on every row', () => {
  // A row of six is played; shorter ones are played with tiles to return, built on, and returned to.
  const shapes: [name: string, length: number, text: (row: string, rest: string, table: string) => string][] = [
    ['six tiles', 6, (row, _, table) => `${row} - - a 0-0 ${table}`],
    ...[5, 4].map((length) => [`${length} tiles, the others due`, length, (row, rest, table) => `${row} - ${rest} x 0-0 ${table}`] as (typeof shapes)[number]),
    ...[5, 4].map((length) => [`returns to ${length} tiles`, length, (row, rest) => `${row} - ${rest}/ a 3-3 rulebook`] as (typeof shapes)[number]),
    ...[5, 4, 3, 2, 1, 0].map((length) => [`${length} tiles, the others loose`, length, (row, rest, table) => `${row || '-'} ${rest} - a 0-0 ${table}`] as (typeof shapes)[number]),
  ];
  it.each(shapes)('%s', (_, length, text) => {
    for (const table of ['rulebook', 'overview']) {
      const tried = new Set<string>();
      let actions = 0;
      for (const line of arrangements()) {
        const row = line.slice(0, 2 * length);
        if (tried.has(row)) continue;
        tried.add(row);
        actions += tryTraces(text(row, line.slice(2 * length), table));
      }
      expect(actions).toBeGreaterThan(0);
    }
  });
});
