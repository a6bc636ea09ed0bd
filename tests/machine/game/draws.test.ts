import { describe, expect, test } from 'vitest';
import { drawCounts, drawProposal, entries, moves, position } from '../../../machine/game/index.ts';
import { play } from '../../../machine/rules/index.ts';
import { sitDown, type Sitting } from './table.ts';

const known = 'AxPaBaXpXbPb - - a 0-0 rulebook';
const say = ({ send }: Sitting, texts: string): void => { for (const move of texts.split(' ')) send({ type: 'MOVE', move }); };

describe('how often a position has come up', () => {
  test('counts what both see at the start of a turn, and whose turn it is', () => {
    const table = sitDown({ position: known });
    const counts = ['lr', 'rl', 'lr', 'rl'].map((move) => { say(table, move); return [drawCounts(table.view()).repeats, drawProposal(table.view())]; });
    expect(counts).toEqual([[1, null], [2, null], [2, null], [3, 'repetition']]);
  });
  test('tells whose turn it is, but not two tiles that look alike', () => {
    const table = sitDown({ position: 'PaAxAbXpXbBp - - a 0-0 rulebook' });
    const counts = ['s23', 's45', 's23', 's45'].map((move) => { say(table, move); return drawCounts(table.view()).repeats; });
    expect(counts).toEqual([1, 2, 2, 3]);
  });
  test('leaves out what is known under the tiles, which a flip there and back does not change either', () => {
    const table = sitDown({ position: 'A.PaBaXpXbPb - - a 0-0 rulebook' });
    say(table, 'f1 f1');
    expect(drawCounts(table.view())).toEqual({ repeats: 1, quietTurns: 1 });
    // As it was before the back was seen, it does not count any more.
    say(table, 'lr rl');
    expect(drawCounts(table.view()).repeats).toBe(2);
    say(table, 'lr rl');
    expect(drawCounts(table.view()).repeats).toBe(3);
  });
  test('starts again when a diamond is paid', () => {
    const table = sitDown({ position: 'PaAxBaBpPxXb - - a 0-0 rulebook,ret=before' });
    say(table, 's23 s23');
    expect(drawCounts(table.view())).toEqual({ repeats: 2, quietTurns: 2 });
    say(table, 'lr');
    expect(entries(table.view()).at(-1)!.awards).toHaveLength(1);
    expect(drawCounts(table.view())).toEqual({ repeats: 1, quietTurns: 0 });
  });
  test('passing back and forth counts too', () => {
    const table = sitDown({ seed: 'blue' });
    say(table, 'pass pass pass pass');
    expect(drawProposal(table.view())).toBe('repetition');
  });
});

describe('turns without a diamond', () => {
  /** Plays turns that pay nothing and lead to what has come up least. */
  function idle(table: Sitting, turns: number): void {
    const seen = new Map<string, number>();
    const looks = (): string => position(table.view()).row.map(({ up }) => up).join('') + position(table.view()).turn;
    for (let i = 0; i < turns; i++) {
      const now = position(table.view());
      const quiet = moves(table.view()).map((move) => play(now, move)).filter((played) => played.ok && played.awards.length === 0);
      const rank = (played: (typeof quiet)[number]): number => (played.ok ? seen.get(played.position.row.map(({ up }) => up).join('') + played.position.turn) ?? 0 : 99);
      const best = quiet.sort((one, two) => rank(one) - rank(two))[0]!;
      say(table, best.ok ? best.move.replace(/=.*/, '') : '');
      seen.set(looks(), (seen.get(looks()) ?? 0) + 1);
    }
  }
  test('after twenty of both players the table proposes a draw; who plays on is asked again after twenty more', () => {
    const table = sitDown({ position: known });
    idle(table, 19);
    expect([drawCounts(table.view()).quietTurns, drawProposal(table.view()), table.view().value]).toMatchObject([19, null, { draw: 'none' }]);
    idle(table, 1);
    expect([drawCounts(table.view()).quietTurns, drawProposal(table.view()), table.view().value]).toMatchObject([20, 'quiet', { draw: 'proposed' }]);
    table.news();
    table.send({ type: 'PLAY_ON', by: 'x' });
    idle(table, 19);
    expect(table.view().value).toMatchObject({ draw: 'none' });
    expect(table.news().some(({ type }) => type === 'drawProposed')).toBe(false);
    idle(table, 1);
    expect(table.view().value).toMatchObject({ draw: 'proposed' });
    expect(table.news().filter(({ type }) => type === 'drawProposed')).toHaveLength(1);
  });
  test('a turn with an action and a return counts once, and not at all when its action paid', () => {
    const table = sitDown({ position: 'PaAxBaPxXb - Bp a 0-0 rulebook' });
    say(table, 'lr');
    expect(drawCounts(table.view()).quietTurns).toBe(0);
    say(table, 'b1r');
    expect(drawCounts(table.view()).quietTurns).toBe(entries(table.view())[0]!.awards.length ? 0 : 1);
  });
  test('a back that is seen for the first time starts the count again, one that was seen does not', () => {
    const table = sitDown({ position: 'A.PaBaXpXbPb - - a 0-0 rulebook' });
    say(table, 'lr rl');
    expect(drawCounts(table.view()).quietTurns).toBe(2);
    say(table, 'f1');
    expect(drawCounts(table.view()).quietTurns).toBe(0);
    say(table, 'f1');
    expect(drawCounts(table.view()).quietTurns).toBe(1);
  });
});
