import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../machine/notation/index.ts';
import { canRedo, canTossAgain, choosing, entries, faults, position, recordText, save, type GameInput } from '../../../machine/game/index.ts';
import { sitDown } from './table.ts';

const record = '- P.X.B.A.A.P. - a 0-0 rulebook 3r 1l 2rf=B {turned blind} 1l';

describe('a save gives back exactly the same game', () => {
  const first = sitDown({ record, seed: 'one', takeBack: 'free', seats: { a: 'human', x: 'external' } });
  test.each([4, 3, 2, 1, 0])('standing after %i of its moves', (cursor) => {
    while (entries(first.view()).length > cursor) first.send({ type: 'TAKE_BACK' });
    const stored = JSON.parse(JSON.stringify(save(first.view())));
    const second = sitDown({ save: stored, takeBack: 'free' });
    expect(faults(second.view())).toBeNull();
    expect(save(second.view())).toEqual(stored);
    expect(formatPosition(position(second.view()))).toBe(formatPosition(position(first.view())));
    expect([recordText(second.view()), choosing(second.view()), canRedo(second.view())]).toEqual([recordText(first.view()), choosing(first.view()), cursor < 4]);
    while (canRedo(second.view())) second.send({ type: 'REDO' });
    expect(recordText(second.view())).toBe(record);
  });

  test('also when it was agreed drawn or resigned, and a fresh toss can still be tossed again', () => {
    for (const [end, word] of [[{ type: 'RESIGN', by: 'x' }, 'x-resigns'], [{ type: 'DRAW_ACCEPT', by: 'x' }, 'draw']] as const) {
      const table = sitDown({ record, takeBack: 'free' });
      table.send({ type: 'TAKE_BACK' });
      table.send({ type: 'DRAW_OFFER', by: 'a' });
      table.send(end);
      const again = sitDown({ save: save(table.view()) });
      expect(recordText(again.view())).toBe(`- P.X.B.A.A.P. - a 0-0 rulebook 3r 1l 2rf=B {turned blind} ${word}`);
      expect(choosing(again.view())).toBe('over');
    }
    expect(canTossAgain(sitDown({ save: save(sitDown({ seed: 'blue' }).view()) }).view())).toBe(true);
    expect(canTossAgain(sitDown({ position: '- P.X.B.A.A.P. - a 0-0' }).view())).toBe(false);
  });

  test('and keeps its options when it is tossed again', () => {
    const table = sitDown({ save: save(sitDown({ options: 'overview' }).view()) });
    table.send({ type: 'TOSS' });
    expect(formatPosition(position(table.view()))).toMatch(/ overview$/);
  });

  test('and where only the host knows, it says nothing of the backs', () => {
    const table = sitDown({ record, deal: 'outside' });
    expect(save(table.view()).deal).toBeNull();
    const again = sitDown({ save: save(table.view()), deal: 'outside' });
    expect(save(again.view())).toEqual(save(table.view()));
  });
});

describe('a record starts with backs that agree with all it shows', () => {
  test.each(Array.from({ length: 30 }, (_, i) => `seed ${i}`))('%s', (seed) => {
    const table = sitDown({ record, seed, takeBack: 'free' });
    expect(faults(table.view())).toBeNull();
    table.send({ type: 'NEW', same: true });
    for (const move of ['3r', '1l', '2rf', '1l']) table.send({ type: 'MOVE', move });
    expect(recordText(table.view())).toBe(record.replace(' {turned blind}', ''));
  });
  test('and may stand at any of its moves', () => {
    const table = sitDown({ record, cursor: 1 });
    expect(recordText(table.view())).toBe('- P.X.B.A.A.P. - a 0-0 rulebook 3r');
    table.send({ type: 'LOAD', record: `${record} draw`, cursor: 4 });
    expect(choosing(table.view())).toBe('over');
    table.send({ type: 'LOAD', record: `${record} draw`, cursor: 2 });
    expect(choosing(table.view())).toBe('idle');
  });
});

const good = save(sitDown({ record, seed: 'one' }).view());
const thrower = { get version(): number { throw new Error('got you'); } };
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const bad: [string, unknown][] = [
  ['nothing', null], ['a number', 7], ['a text', 'save'], ['a function', () => good], ['a list', []], ['nothing in it', {}], ['a prototype', JSON.parse('{"__proto__":{"version":1}}')],
  ['a field that throws', thrower], ['a proxy that throws', proxy],
  ['another version', { ...good, version: 2 }], ['a version in words', { ...good, version: '1' }],
  ['no record', { ...good, record: undefined }], ['a record in a list', { ...good, record: [good.record] }], ['a broken record', { ...good, record: `${good.record} 9l` }],
  ['a record of a million letters', { ...good, record: 'x'.repeat(1e6) }], ['NUL in the record', { ...good, record: `${good.record}\0` }],
  ['no deal', { ...good, deal: undefined }], ['a deal that nobody knows', { ...good, deal: null }], ['a short deal', { ...good, deal: good.deal!.slice(1) }],
  ['a long deal', { ...good, deal: `${good.deal}A` }], ['other letters', { ...good, deal: 'abcdef' }], ['a deal as a list', { ...good, deal: [...good.deal!] }],
  ['a tile with one picture twice', { ...good, deal: 'PXBAAP' }], ['a deal of a million letters', { ...good, deal: 'A'.repeat(1e6) }],
  ['no cursor', { ...good, cursor: undefined }], ['a cursor before the start', { ...good, cursor: -1 }], ['a cursor behind the end', { ...good, cursor: 5 }],
  ['half a cursor', { ...good, cursor: 1.5 }], ['a cursor that is none', { ...good, cursor: NaN }], ['a cursor in words', { ...good, cursor: '2' }],
  ['no seats', { ...good, seats: undefined }], ['no seat', { ...good, seats: { a: 'human' } }], ['a strange seat', { ...good, seats: { a: 'human', x: 'computer' } }],
];

describe('a save that is none is refused and leaves the game as it was', () => {
  test.each(bad)('%s', (_, stored) => {
    const table = sitDown({ record: `${record} 1r`, seed: 'two' });
    table.send({ type: 'PICK', zone: 'loose', place: 1 });
    const before = [save(table.view()), table.view().value, table.view().context.draft, table.view().context.key];
    table.news();
    table.send({ type: 'LOAD', save: stored });
    expect([save(table.view()), table.view().value, table.view().context.draft, table.view().context.key]).toEqual(before);
    expect(table.news()).toEqual([{ type: 'loadFailed', faults: faults(table.view()) }]);
    expect(faults(table.view())!.length).toBeGreaterThan(0);
    expect(faults(sitDown({ save: stored } as GameInput).view())!.length).toBeGreaterThan(0);
  });

  test('backs that contradict what the record shows, or what was known at the start', () => {
    const turned = '- P.X.B.A.A.P. - a 0-0 rulebook 2rf=B';
    for (const { record: text, deal } of [{ record: turned, deal: 'XPAXPB' }, { record: 'AxP.B.X.X.P. - - a 0-0 rulebook', deal: 'BXPPBA' }]) {
      const table = sitDown();
      table.send({ type: 'LOAD', save: { ...good, cursor: 0, record: text, deal } });
      expect(faults(table.view())).toMatchObject([{ code: 'bad-save', expected: ['deal'] }]);
    }
  });

  test('a record, a position and options that are none', () => {
    const strange = [null, 7, {}, [], 'x', '', 'x'.repeat(1e6), '\0', '\u202e', '__proto__'];
    for (const value of strange) for (const field of ['record', 'position', 'options', 'cursor'] as const) {
      if ((field === 'options' && value === '') || (field === 'cursor' && value === null)) continue;
      const table = sitDown({ seed: 'two' }), before = save(table.view());
      table.send({ type: 'LOAD', ...(field === 'cursor' && { record }), [field]: value } as never);
      expect([field, value, faults(table.view())?.length]).not.toEqual([field, value, undefined]);
      expect(save(table.view())).toEqual(before);
    }
  });

  test('seats, a beginner and a seed that are none change nothing', () => {
    const table = sitDown({ seed: 'two', first: 'z', seats: { a: 'z', x: 7 }, deal: 'z' } as never);
    expect(save(table.view())).toEqual(save(sitDown({ seed: 'two' }).view()));
    table.send({ type: 'SEATS', seats: null } as never);
    expect(save(table.view()).seats).toEqual({ a: 'human', x: 'human' });
  });
});
