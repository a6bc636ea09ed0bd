import { describe, expect, test } from 'vitest';
import { formatPosition, parseRecord } from '../../../machine/notation/index.ts';
import { check, legalMoves, parseMove, reveals, stage } from '../../../machine/rules/index.ts';
import { choosing, entries, lastEntry, moves, offers, position, recordText, result, save, type Seat } from '../../../machine/game/index.ts';
import { random } from '../../../machine/game/random.ts';
import { sitDown, type Sitting } from './table.ts';

const tables = (['after', 'before'] as const).flatMap((ret) => ([1, 0] as const).flatMap((flip) =>
  ([['human', 'human'], ['human', 'external'], ['external', 'script']] as const).map(([a, x]) => ({ ret, flip, a, x }))));

/** Every button says truly what it would do. */
function lookAtOffers({ view }: Sitting): void {
  const now = position(view());
  for (const { move, refusal } of Object.values(offers(view()))) {
    if (move === null) expect(refusal).toMatchObject({ code: 'no-such-tile', rule: 'R4.2' });
    else expect(refusal).toEqual(check(now, move).ok ? null : check(now, move));
  }
}

/** Presses one button after the other, as a person does, until the move is made. */
function playByHand(table: Sitting, text: string): void {
  const move = parseMove(text)!, { view, send } = table;
  const press = (name: keyof ReturnType<typeof offers>): void => {
    lookAtOffers(table);
    send(offers(view())[name]!.event);
  };
  if (move.kind === 'pass') return press('pass');
  const place = move.kind === 'end' ? (move.from === 'l' ? 1 : position(view()).row.length) : move.kind === 'swap' ? move.places[0] : move.tile;
  const zone = move.kind === 'place' ? 'loose' : move.kind === 'return' ? 'aside' : 'row';
  const { draft } = view().context;
  if (draft?.zone !== zone || draft.place !== place) send({ type: 'PICK', zone, place });
  if (move.kind === 'end') return press('otherEnd');
  if (move.kind === 'swap') return press('swapRight');
  if (move.kind === 'flip') return press('flip');
  if (choosing(view()) === 'tile') press(move.end === 'l' ? 'left' : 'right');
  if (choosing(view()) === 'end') press(move.turned ? 'over' : 'lay');
}

function playOn(table: Sitting, seed: string, most: number): void {
  const draw = random(seed), { view, send, told } = table;
  for (let i = 0; i < most && choosing(view()) !== 'over'; i++) {
    const list = moves(view()).filter((move) => move !== 'pass' || draw(6) === 0);
    const move = list[draw(list.length)]!;
    const before = position(view()), { key, game } = view().context;
    const seat: Seat = game.seats[before.turn];
    if (seat === 'human') playByHand(table, move);
    else {
      expect(told.findLast((event) => event.type === 'moveRequested')).toMatchObject({ player: before.turn, seat, key, position: before });
      send({ type: 'MOVE', move, by: seat, key });
    }
    const entry = lastEntry(view())!;
    expect(entry.move.replace(/=.*/, '')).toBe(move);
    expect(entry).toMatchObject({ before, after: position(view()), player: before.turn, by: seat });
    expect(entry.move.includes('=')).toBe(reveals(before, move) !== null);
  }
}

describe.each(tables)('whole games: tiles return $ret the action, turning $flip, $a against $x', ({ ret, flip, a, x }) => {
  const options = `rulebook${flip ? '' : ',flip=0'}${ret === 'after' ? '' : ',ret=before'}`;
  test.each([1, 2, 3, 4, 5, 6])('game %i', (number) => {
    const seed = `${options} ${a} ${x} ${number}`;
    const table = sitDown({ options, seed, seats: { a, x }, takeBack: 'free' });
    playOn(table, seed, 150);
    const { view, send, told } = table;
    expect(told.some(({ type }) => type === 'refused' || type === 'loadFailed')).toBe(false);

    // The record alone gives the same game.
    const text = recordText(view()), parsed = parseRecord(text);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const last = parsed.value.moves.at(-1)!.position;
    expect(formatPosition(last)).toBe(formatPosition(position(view())));
    expect(parsed.value.result).toEqual(result(view()));
    expect(stage(last) === 'over').toBe(choosing(view()) === 'over');

    // Back to the start and forward again: the same texts all the way.
    const texts = (): string => formatPosition(position(view()));
    const there = [texts()], saved = save(view());
    while (entries(view()).length > 0) {
      send({ type: 'TAKE_BACK' });
      there.push(texts());
    }
    expect(texts()).toBe(formatPosition(parsed.value.start));
    const backAgain = [texts()];
    for (let i = 1; i < there.length; i++) {
      send({ type: 'REDO' });
      backAgain.push(texts());
    }
    expect(backAgain).toEqual(there.reverse());
    expect(recordText(view())).toBe(text);
    expect(save(view())).toEqual(saved);

    // The same moves again show the same pictures.
    const played = entries(view()).map(({ move }) => move);
    send({ type: 'NEW', same: true });
    for (const move of played) {
      const seat = view().context.game.seats[position(view()).turn];
      send({ type: 'MOVE', move: move.replace(/=.*/, ''), by: seat, key: view().context.key });
    }
    expect(recordText(view())).toBe(text);
  });
});

test('one turn back, and one turn on again, always ends where a person decides', () => {
  const table = sitDown({ seed: 'turns', seats: { a: 'human', x: 'external' }, takeBack: 'free' });
  playOn(table, 'turns', 60);
  const { view, send } = table;
  const end = entries(view()).length;
  let at = end;
  while (at > 0) {
    send({ type: 'TAKE_BACK', to: 'turn' });
    const now = entries(view()).length;
    if (now === at) break;
    expect(position(view()).turn).toBe('a');
    expect(now).toBeLessThan(at);
    at = now;
  }
  while (entries(view()).length < end) {
    send({ type: 'REDO', to: 'turn' });
    expect(position(view()).turn === 'a' || entries(view()).length === end).toBe(true);
  }
});

test('a new game gives the old one back until a person moves in it, whatever the other side has done meanwhile', () => {
  const seats = { a: 'human', x: 'external' } as const;
  const seed = Array.from({ length: 50 }, (_, i) => `new ${i}`).find((each) => position(sitDown({ seed: each, seats }).view()).turn === 'x')!;
  for (const personMoves of [false, true]) {
    const table = sitDown({ seed: 'kept', seats }), { view, send } = table;
    playOn(table, 'kept', 12);
    const old = recordText(view());
    const move = (): void => {
      // One that turns up an unseen back, as such a move is never taken back itself.
      const now = position(view()), legal = legalMoves(now);
      send({ type: 'MOVE', move: (legal.find((each) => reveals(now, each)) ?? legal[0])!, by: seats[position(view()).turn], key: view().context.key });
    };
    send({ type: 'NEW', seed });
    expect(position(view()).turn).toBe('x');
    move();
    expect(position(view()).turn).toBe('a');
    if (personMoves) move();
    const now = recordText(view());
    send({ type: 'TAKE_BACK', to: 'turn' });
    expect(recordText(view()) === old).toBe(!personMoves);
    if (!personMoves) expect(now).not.toBe(old);
  }
});
