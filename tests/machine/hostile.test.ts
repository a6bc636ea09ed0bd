import { describe, expect, it } from 'vitest';
import {
  check, explain, FAULT_CODES, formatPosition, formatRecord, legalMoves, parsePosition, parseRecord, play, possibleBacks, REFUSAL_CODES, reveals, stage, winner,
  type FaultCode, type GameRecord, type Position, type Refusal, type RefusalCode,
} from '../../machine/index.ts';

const bidi = '\u202e\u2066\u200f', valid = 'XaAbApBxXpPb - - a 0-0 rulebook';
const million = 'Xa'.repeat(500_000);
const things: unknown[] = [
  undefined, null, true, 0, NaN, Infinity, 10n, Symbol('row'), () => valid, [], [valid], {}, { toString: () => valid }, new Date(), /a/, new Map(), Object.create(null),
  '', ' ', '-', '_', '\0', `${valid}\0`, `${valid}${bidi}`, bidi + valid, '__proto__', 'constructor', 'toString', 'hasOwnProperty', '- - - - - -', '/ / / / / /', '{{{}}}', '{', '}',
  million, ' '.repeat(1_000_000), '_'.repeat(999), '/'.repeat(999), ','.repeat(999), `- - - a 0-0 rulebook${',swap=any'.repeat(100)}`, `XaAbApBxXpPb - - a 0-0 rulebook,__proto__=1,constructor=2,toString=3`,
  `${valid} ${'lr '.repeat(6_000)}`, `${valid} ${'{'.repeat(5_000)}`, `${valid} lr {${'x'.repeat(15_000)}}`, '\ud800', '🦁'.repeat(300), '<img src=x onerror=alert(1)>', '${7*7}', '%00', "'; DROP TABLE tiles; --",
];
const shapes: unknown[] = [
  { row: [], loose: [], due: [], fresh: [], acted: false, turn: 'a', score: { a: 0, x: 0 }, options: {} }, { row: 'XaAb' }, { row: null }, { score: { a: NaN, x: 0 } },
  { get row() { throw new Error('touched'); } }, new Proxy({}, { get() { throw new Error('touched'); } }), JSON.parse('{"__proto__": {"row": []}}'),
];

describe('nothing that can be typed or handed over throws', () => {
  it.each([...things, ...shapes].map((thing, i) => [i, thing] as const))('thing %i', (_, thing) => {
    for (const parsed of [parsePosition(thing), parseRecord(thing as string)]) {
      if (parsed.ok) continue;
      expect(parsed.errors.length).toBeGreaterThan(0);
      expect(parsed.errors.length).toBeLessThanOrEqual(20);
      for (const error of parsed.errors) for (const lang of ['en', 'ko'] as const) expect(explain(error, lang)).not.toBe('');
    }
    const start = parsePosition(valid);
    if (!start.ok) throw new Error();
    for (const move of [thing as string]) {
      expect(play(start.value, move)).toMatchObject({ ok: false, code: 'malformed', rule: null });
      expect(check(start.value, move)).toMatchObject({ ok: false, code: 'malformed' });
      expect(reveals(start.value, move)).toBeNull();
    }
    const no = thing as Position;
    expect(legalMoves(no)).toEqual([]);
    expect([reveals(no, 'f1'), winner(no), stage(no), formatPosition(no)]).toEqual([null, null, 'over', '']);
    expect([check(no, 'lr'), play(no, 'lr')]).toMatchObject([{ ok: false, code: 'bad-position', rule: null }, { ok: false, code: 'bad-position', rule: null }]);
    expect(possibleBacks(no)).toEqual({ row: [], loose: [], due: [], fresh: [] });
    if (!shapes.includes(thing)) expect(formatRecord(thing as GameRecord)).toBe('');
  });

  it('a position that looks right but was not made here is refused, and a made one cannot be changed', () => {
    const made = parsePosition(valid);
    if (!made.ok) throw new Error();
    expect(play({ ...made.value }, 'lr')).toMatchObject({ ok: false, code: 'bad-position' });
    expect(() => { (made.value.row as unknown[]).pop(); }).toThrow(TypeError);
    expect(formatPosition(made.value)).toBe(valid);
  });
});

describe('faults', () => {
  const faults = (text: string): [string, string][] => {
    const parsed = parsePosition(text);
    return parsed.ok ? [] : parsed.errors.map(({ code, at, length }) => [code, text.slice(at, at + length)]);
  };
  it('are all found, each at its place', () => {
    expect(faults('XaQbAaBxXpPc Z. Bx//Aa b 7:1 chess,swap=outer,colour=red,flip=1,flip=0,build more')).toEqual([
      ['extra-field', 'more'], ['bad-tile', 'Q'], ['same-sides', 'Aa'], ['bad-tile', 'c'], ['bad-tile', 'Z'], ['too-many-slashes', '/'],
      ['bad-turn', 'b'], ['bad-score', '7:1'], ['bad-preset', 'chess'], ['bad-value', 'outer'], ['bad-option', 'colour'], ['repeated-option', 'flip=0'], ['bad-value', ''],
    ]);
  });
  it('name the tile that is there twice, and the one too many', () => {
    expect(faults('XaAxApBxXpPb - - a 0-0')).toEqual([['repeated-tile', 'Ax']]);
    expect(faults('X.A.A.B.X.P. P. - a 0-0')).toEqual([['tile-count', 'P.']]);
    expect(faults('X.A.A.B.X. - - a 0-0')).toEqual([['tile-count', '']]);
    expect(faults('A.A.A.A.X.P. - - a 0-0')).toEqual([['impossible-backs', 'A.A.A.A.X.P. - -']]);
  });
  it('in a record name the move and the rule', () => {
    expect(parseRecord(`${valid} lr s12 lr`)).toMatchObject({ ok: false, errors: [{ code: 'end-tile', move: 2, rule: 'R4.3', at: 35, length: 3 }] });
    expect(parseRecord(`${valid} lr {one} {two}`)).toMatchObject({ ok: false, errors: [{ code: 'bad-comment' }] });
    expect(parseRecord(`${valid} {early} lr`)).toMatchObject({ ok: false, errors: [{ code: 'bad-comment' }] });
    expect(parseRecord(`${valid} draw {late}`)).toMatchObject({ ok: false, errors: [{ code: 'bad-comment' }] });
    expect(parseRecord(`${valid} lr {open`)).toMatchObject({ ok: false, errors: [{ code: 'open-comment', at: 35 }] });
    expect(parseRecord(`${valid} draw lr`)).toMatchObject({ ok: false, errors: [{ code: 'after-end' }] });
    expect(parseRecord('XbApBaXaXp - /Bp x 0-7 rulebook draw')).toMatchObject({ ok: false, errors: [{ code: 'over', move: 1, rule: 'R7.1' }] });
  });
  it('leave comments exactly as they are', () => {
    const text = `${valid} lr { a_b  c\n } s34 {} rl`;
    const parsed = parseRecord(text);
    expect(parsed.ok && formatRecord(parsed.value)).toBe(text);
  });
  it('read a record without its options field', () => {
    const parsed = parseRecord('XaAbApBxXpPb_-_-_a_0-0_lr__s34');
    expect(parsed.ok && formatRecord(parsed.value)).toBe(`${valid} lr s34`);
  });
});

// Codes that have a sentence for each of their rules.
const rulesOf: Partial<Record<string, readonly string[]>> = { 'not-now': ['R3.1', 'R3.5', 'R4.1', 'R6.1', 'R6.2', 'R6.7'], 'no-such-tile': ['R3.1', 'R4.2', 'R4.5', 'R6.8'], 'no-turning': ['R3.2', 'R6.3'] };

describe('explanations', () => {
  it('are there for these codes, refusals in the order in which they are asked', () => {
    expect(REFUSAL_CODES).toEqual([
      'bad-position', 'over', 'malformed', 'not-now', 'no-such-tile', 'one-end', 'no-pass', 'end-tile', 'not-adjacent', 'not-middle',
      'no-turning', 'not-your-turn', 'picture-not-yours', 'picture-needed', 'picture-impossible',
    ] satisfies RefusalCode[]);
    expect([...FAULT_CODES].sort()).toEqual([
      'after-end', 'bad-comment', 'bad-option', 'bad-preset', 'bad-save', 'bad-score', 'bad-tile', 'bad-turn', 'bad-value', 'due-before-action',
      'extra-field', 'impossible-backs', 'lone-slash', 'missing-field', 'not-text', 'open-comment', 'repeated-option', 'repeated-tile', 'same-sides',
      'short-row', 'slash-missing', 'slash-unneeded', 'tile-count', 'too-long', 'too-many-aside', 'too-many-slashes',
    ] satisfies FaultCode[]);
  });
  it('exist for every code, in Korean with Hangul', () => {
    for (const code of [...FAULT_CODES, ...REFUSAL_CODES]) {
      for (const rule of rulesOf[code] ?? [null]) {
        const problem = { code, rule, at: 0, length: 0, expected: ['2'] } as unknown as Refusal;
        expect(explain(problem, 'en')).toMatch(/[a-z]/);
        expect(explain(problem, 'ko')).toMatch(/[가-힣]/);
      }
    }
  });
  it('are empty for what is no fault', () => {
    for (const thing of [null, 5, 'x', {}, { code: 'move' }, { code: '__proto__' }, { code: 'toString' }]) expect(explain(thing as Refusal)).toBe('');
  });
});
