import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../../machine/notation/index.ts';
import { assignments, reveals, type Position } from '../../../machine/rules/index.ts';
import { moves, position, save, type GameInput } from '../../../machine/game/index.ts';
import { sitDown } from './table.ts';

const machine = new URL('../../../machine/', import.meta.url);
const sources = readdirSync(machine, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(new URL(file, machine), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }));
const naming = (name: string): string[] => sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ file }) => file).sort();

describe('what lies under the tiles can be named in few places', () => {
  test('only the reveal and the saver open the deal', () => {
    expect(naming('opened')).toEqual(['game/deal.ts', 'game/reveal.ts', 'game/save.ts']);
    expect(sources.find(({ file }) => file === 'game/deal.ts')!.text.match(/contents/g)).toHaveLength(3);
  });
  test('only one step reveals, and only one selector saves', () => {
    expect(naming('withPicture')).toEqual(['game/reveal.ts', 'game/steps.ts']);
    expect(sources.find(({ file }) => file === 'game/steps.ts')!.text.match(/withPicture\(/g)).toHaveLength(1);
    expect(naming('saveOf')).toEqual(['game/save.ts', 'game/selectors.ts']);
  });
  test('the deal of a game in hand shows nothing', () => {
    const { view } = sitDown({ seed: 'blue' });
    const { deal } = view().context.game;
    expect([JSON.stringify(deal), Object.getOwnPropertyNames(deal), Object.getOwnPropertySymbols(deal)]).toEqual(['{}', [], []]);
  });
});

const starts = [
  '- P.X.B.A.A.P. - a 0-0 rulebook', '- A.A.X.B.B.P. - x 0-0 overview', 'A.P.B.X.X.P. - - a 0-0 rulebook', 'AxPaB.X.X.P. - - x 2-1 rulebook',
  'P.A.B.P. - B.X./ a 1-1 rulebook', 'P.A.B.P. - B.X. a 1-1 rulebook,ret=before', 'P.A.B. X. B.X. a 1-1 rulebook',
];
const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
/** All ways the backs can lie, as saves of the same public game. */
const deals = (text: string): string[] => assignments(read(text)).map((backs) => backs.join(''));
const saved = (record: string, deal: string, seats: GameInput['seats'] = {}): GameInput =>
  ({ save: { version: 1, record, deal, cursor: 0, seats: { a: 'human', x: 'human', ...seats } }, seed: 'same' });
const publicly = (table: ReturnType<typeof sitDown>): unknown => {
  const { game, ...context } = table.view().context;
  return JSON.parse(JSON.stringify([{ ...game, deal: null }, context, table.view().value, table.told]));
};

describe.each(starts)('other backs under %s', (start) => {
  const all = deals(start);

  test('nobody can tell until a tile is turned over', () => {
    const heard = all.map((deal) => {
      const table = sitDown(saved(start, deal));
      expect(save(table.view()).deal).toBe(deal);
      for (const type of ['PICK', 'FLIP', 'CANCEL', 'PICK'] as const) {
        if (type === 'PICK') table.send({ type, zone: 'loose', place: 1 });
        else if (type === 'CANCEL') table.send({ type });
      }
      // Everything that turns nothing over, played as far as it goes.
      for (let i = 0; i < 12; i++) {
        const quiet = moves(table.view()).filter((move) => reveals(position(table.view()), move) === null);
        table.send({ type: 'MOVE', move: quiet[(i * 5) % Math.max(1, quiet.length)] ?? 'pass' });
      }
      table.send({ type: 'TAKE_BACK', to: 'turn' });
      return publicly(table);
    });
    expect(heard.length).toBeGreaterThan(1);
    for (const other of heard) expect(other).toEqual(heard[0]);
  });

  test('a move that names a picture is answered alike, right or wrong', () => {
    const answers = all.map((deal) => {
      const table = sitDown(saved(start, deal));
      for (const move of [...moves(table.view()), 'f1', 'f9', '1lf', 'b1lf', 'zz', '']) for (const picture of 'AXPBQ') table.send({ type: 'MOVE', move: `${move}=${picture}` });
      return publicly(table);
    });
    for (const other of answers) expect(other).toEqual(answers[0]);
    for (const turning of moves(sitDown(saved(start, all[0]!)).view())) {
      const table = sitDown(saved(start, all[0]!));
      if (reveals(position(table.view()), turning) === null) continue;
      table.news();
      for (const picture of 'AXPB') table.send({ type: 'MOVE', move: `${turning}=${picture}` });
      expect(table.news()).toEqual(Array(4).fill(expect.objectContaining({ type: 'refused', code: 'picture-not-yours', rule: 'R2.2' })));
    }
  });

  test('a turned tile shows what lies there, and again after it was taken back', () => {
    const shown = new Set<string>();
    for (const deal of all) {
      const table = sitDown({ ...saved(start, deal), takeBack: 'free' });
      for (const move of moves(table.view()).filter((each) => reveals(position(table.view()), each))) {
        const twice = [1, 2].map(() => {
          table.send({ type: 'MOVE', move });
          const { entry } = table.told.findLast((event) => event.type === 'moved') as Extract<(typeof table.told)[number], { type: 'moved' }>;
          table.send({ type: 'TAKE_BACK' });
          return entry.move;
        });
        expect(twice[0]).toBe(twice[1]);
        shown.add(twice[0]!);
      }
    }
    // Every picture that can come up does, under some deal.
    const possible = moves(sitDown(saved(start, all[0]!)).view()).flatMap((move) => Object.keys(reveals(read(start), move) ?? {}).map((picture) => `${move}=${picture}`));
    expect([...shown].sort()).toEqual(possible.sort());
  });
});

test('the unseen backs of a position are dealt as evenly as they can lie', () => {
  const text = 'A.P.B.X.X.P. - - a 0-0 rulebook', often: Record<string, number> = {};
  for (let i = 0; i < 2000; i++) {
    const deal = save(sitDown({ position: text, seed: `${i}` }).view()).deal!;
    often[deal] = (often[deal] ?? 0) + 1;
  }
  const all = deals(text);
  expect(Object.keys(often).sort()).toEqual([...all].sort());
  for (const count of Object.values(often)) expect(Math.abs(count - 2000 / all.length)).toBeLessThan(80);
});
