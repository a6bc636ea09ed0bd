/** A question as one text, and everything that somebody may paste to ask one. */
import { describe, expect, it } from 'vitest';
import { formatPosition, play, stage, type Position } from '../../../machine/index.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import { ask, explainAsked, formatQuestion, LONGEST_PASTED, parseBelief, parseQuestion, pasted, questionAddress, readPasted, type Asked, type Question } from '../../../machine/rulebook/question.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { RULES_VERSION } from '../../../machine/rulebook/versions.ts';
import { belief, dice, move, position, read } from '../../games.ts';
import { HOSTILE_TEXTS } from '../../hostile-texts.ts';

const START = 'XaAbApBxXpPb - - a 0-0 rulebook', TEXT = 'XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2';
function must<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(JSON.stringify(asked.errors));
  return asked.value;
}
const asking = (here: Position | string, text: string, beliefs?: Question['beliefs']): Question => must(ask(typeof here === 'string' ? here : formatPosition(here), text, beliefs));
/** What is wrong, as the code and the part of the text at which it points. */
const faults = (text: string, asked: Asked<unknown>): [string, string][] => (asked.ok ? [] : asked.errors.map(({ code, at, length }) => [code, text.slice(at, at + length)]));

describe('a question as a text', () => {
  it('is short, says everything, and is read back', () => {
    const question: Question = { position: START, move: 's34', beliefs: [{ allowed: false }, { allowed: true, a: 2, x: 0 }], version: '2' };
    expect(formatQuestion(question)).toBe(TEXT);
    expect(parseQuestion(TEXT)).toEqual({ ok: true, value: question });
    expect(formatQuestion({ ...question, beliefs: [null, null] })).toBe('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/v2');
    expect(formatQuestion({ ...question, move: '', beliefs: [null, null] })).toBe('XaAbApBxXpPb_-_-_a_0-0_rulebook/v2');
    expect(formatQuestion({ ...question, beliefs: [null, { allowed: false }] })).toBe('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/-/no/v2');
    expect(questionAddress('https://example.org/referee/#q=old', question)).toBe(`https://example.org/referee/#q=${TEXT}`);
  });

  it('of 2,000 random questions needs no escaping in an address, and goes there and back', () => {
    const roll = dice(1), texts = new Map<string, string>();
    for (let i = 0; i < 2000; i++) {
      const here = position(roll), beliefs = [belief(roll), belief(roll)] as const, question = asking(here, roll(10) ? move(roll, here) : '', beliefs), text = formatQuestion(question);
      expect(text).toMatch(/^[\w.,=*/-]+$/);
      expect(new URL(`https://example.org/#q=${text}`).hash).toBe(`#q=${text}`);
      expect(parseQuestion(text)).toEqual({ ok: true, value: question });
      for (const other of [encodeURIComponent(text), text.replaceAll('_', ' '), text.replaceAll('_', '+'), text.replace(/v(\d+)$/, 'V$1'), ` ${text}\n`, `#q=${text}`, encodeURIComponent(text.replaceAll('_', ' '))]) {
        expect(parseQuestion(other), other).toEqual({ ok: true, value: question });
      }
      expect(must(readPasted(questionAddress('https://example.org/ko/referee/', question)))).toMatchObject({ ...question });
      const plain = JSON.stringify(question);
      expect(texts.get(text) ?? plain, 'no two questions have the same text').toBe(plain);
      texts.set(text, plain);
    }
    expect(texts.size).toBeGreaterThan(1800);
  });

  it('is the same for the same question: what comes up is written where only one picture can', () => {
    expect(formatQuestion(asking(START, 'f4'))).toBe(formatQuestion(asking(START, 'f4=X')));
    expect(formatQuestion(asking('XaAbApBxXpP. - - a 0-0', 'f6'))).toContain('/f6=B/');
    expect(formatQuestion(asking('A.P.B.X.P.B. - - a 2-3', 'f3'))).toContain('/f3/');
  });

  it('asks the same of the referee as position and move do: every ruling', () => {
    expect(RULINGS.length).toBe(93);
    for (const { position: start, moves } of RULINGS) {
      const question = asking(start, moves[0]!), back = must(parseQuestion(formatQuestion(question)));
      expect(judge(back.position, back.move)).toEqual(judge(start, moves[0]!));
    }
  });

  it('says where it cannot be read, everything at once', () => {
    const wrong = (text: string): [string, string][] => faults(text, parseQuestion(text));
    expect(wrong('XaAbApBxXpXx_-_-_b_0-0/s3/maybe/v9')).toEqual([['same-sides', 'Xx'], ['bad-turn', 'b'], ['malformed', 's3'], ['bad-belief', 'maybe'], ['no-version', 'v9']]);
    expect(wrong('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/no/no/v2')).toEqual([['extra-part', 'no']]);
    expect(wrong('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/v2/v2')).toEqual([['extra-part', 'v2']]);
    expect(wrong('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/a12')).toEqual([['bad-belief', 'a12']]);
    expect(wrong('XaAbApBxXpPb_-_-_a_0-0_rulebook/v')).toEqual([['no-version', 'v']]);
    expect(wrong('XaAbApBxXp%51b%20-%20-%20a%200-0/s34')).toEqual([['bad-tile', '%51']]);
    expect(wrong(`${START}/${'s34'.repeat(1000)}`)).toEqual([['too-long', `${START}/${'s34'.repeat(1000)}`.slice(2000)]]);
    expect(parseQuestion(undefined)).toMatchObject({ ok: false, errors: [{ code: 'not-text' }] });
  });

  it('of an older version keeps it, and one without a version is of today', () => {
    expect(must(parseQuestion(TEXT.replace('v2', 'v1'))).version).toBe('1');
    expect(must(parseQuestion(TEXT.replace('/v2', ''))).version).toBe(RULES_VERSION);
    for (const version of ['0', '3', '02', '2.0', '-1', '__proto__']) expect(parseQuestion(TEXT.replace('v2', `v${version}`)).ok).toBe(false);
  });

  it('keeps the slash of tiles set aside apart from its own', () => {
    const here = 'P.P.B.A. - A./X. a 4-4 rulebook';
    expect(must(parseQuestion(`${here}/b1l/v2`))).toMatchObject({ position: here, move: 'b1l' });
    expect(must(parseQuestion(`${here.replace(' rulebook', '')}/b1l`))).toMatchObject({ position: here, move: 'b1l' });
    expect(must(readPasted(here))).toMatchObject({ kind: 'position', position: here });
  });

  it('is empty for what is no question', () => {
    for (const thing of [null, undefined, {}, { position: 'x' }, { position: START, move: 'steal', beliefs: [null, null], version: '2' }, { position: START, move: '', beliefs: [{ allowed: true, a: -1, x: 0 }, null], version: '2' }, { position: START, move: '', beliefs: [null, null], version: '9' }]) expect(formatQuestion(thing as unknown as Question)).toBe('');
  });

  it('takes what somebody thinks in a few spellings', () => {
    expect(['no', 'NO', '0', 'a2', 'x1', 'a1x3', 'X3A1', '-', ''].map(parseBelief)).toEqual([
      { allowed: false }, { allowed: false }, { allowed: true, a: 0, x: 0 }, { allowed: true, a: 2, x: 0 }, { allowed: true, a: 0, x: 1 }, { allowed: true, a: 1, x: 3 }, { allowed: true, a: 1, x: 3 }, null, null,
    ]);
    for (const text of ['yes', 'a', 'a10', 'a2a2', 'a-1', '2', '__proto__']) expect(parseBelief(text)).toBeUndefined();
  });
});

describe('what somebody pastes', () => {
  const RECORD = `${START} lr {a 100%41 "try"} s34`;
  it.each([
    ['a position', START, { kind: 'position', position: START, move: '' }],
    ['a position in a link\'s spelling', START.replaceAll(' ', '_'), { kind: 'position', position: START }],
    ['a percent-encoded position', encodeURIComponent(START), { kind: 'position', position: START }],
    ['a position and a move', `${START} s34`, { kind: 'question', position: START, move: 's34' }],
    ['a position and a move that is forbidden', `${START} s12`, { kind: 'question', position: START, move: 's12' }],
    ['a question', TEXT, { kind: 'question', position: START, move: 's34', beliefs: [{ allowed: false }, { allowed: true, a: 2, x: 0 }] }],
    ['a record', RECORD, { kind: 'record', position: 'AbApXpBxPbXa - - a 0-0 rulebook', move: '', at: 2, record: RECORD }],
    ['a record with a forbidden end', `${RECORD} s12`, { kind: 'record', position: 'AbApXpBxPbXa - - a 0-0 rulebook', move: 's12', at: 2 }],
    ['a quoted position', `“${START}”`, { kind: 'position', position: START }],
    ['a block of code', `\`\`\`\n${START}\n\`\`\``, { kind: 'position', position: START }],
    ['a quoted mail', `> ${START}`, { kind: 'position', position: START }],
    ['broken lines', 'XaAbAp\nBxXpPb - -\n a 0-0', { kind: 'position', position: START }],
    ['long dashes', START.replaceAll('-', '–'), { kind: 'position', position: START }],
    ['what nobody sees', `\u202a\ufeff${START}\u200b`, { kind: 'position', position: START }],
    ['the address of a game', `https://example.org/ko/play/#r=${encodeURIComponent(RECORD)}`, { kind: 'game', at: 2, record: RECORD }],
    ['the address of a game at a move', `https://example.org/play/#r=${encodeURIComponent(RECORD)}&at=1`, { kind: 'game', position: 'AbApBxXpPbXa - - x 0-0 rulebook', at: 1 }],
    ['the address of a position', `https://example.org/play/?lang=ko#position=${START.replaceAll(' ', '_')}&lady-x=computer`, { kind: 'game', position: START }],
    ['the address of a question, in a sentence', `Look (https://example.org/referee/#q=${TEXT}), is that so?`, { kind: 'question', move: 's34' }],
    ['an address without its beginning', `#q=${TEXT}`, { kind: 'question', move: 's34' }],
    ['a broken address', `https://example.org/referee/#q=${TEXT.slice(0, 20)}\n${TEXT.slice(20)}`, { kind: 'question', move: 's34' }],
    ['a command line', `$ npx blue-lion-game judge "${START}" s34 --lang ko`, { kind: 'command', position: START, move: 's34' }],
    ['a command line with beliefs', `npx blue-lion-game judge '${START}' s12 --one no --two=a0`, { kind: 'command', move: 's12', beliefs: [{ allowed: false }, { allowed: true, a: 0, x: 0 }] }],
    ['a command line with a question', `node dist/lib/machine/bin.js judge ${TEXT} --json`, { kind: 'command', move: 's34' }],
    ['a sentence', `Kann ich hier tauschen: ${START} s34?`, { kind: 'question', position: START, move: 's34' }],
  ])('%s', (_, text, expected) => {
    expect(must(readPasted(text))).toMatchObject(expected);
  });

  it('a record gives every move to choose from, with the position before it', () => {
    const { steps } = must(readPasted(RECORD));
    expect(steps.map((step) => step.move)).toEqual(['lr', 's34']);
    for (const { before, move: text, after } of steps) {
      const here = asking(before, text), played = play(read(before), text);
      expect(here.move).toBe(text);
      expect(played.ok && formatPosition(played.position)).toBe(after);
    }
  });

  it('of 300 random games every move can be asked about', () => {
    const roll = dice(5);
    for (let i = 0; i < 300; i++) {
      const start = position(roll, 3), moves: string[] = [];
      let here = start;
      for (let n = roll(20) + 2; n > 0 && stage(here) !== 'over'; n--) {
        const text = move(roll, here), played = play(here, text);
        if (played.ok) { moves.push(played.move); here = played.position; }
      }
      const found = must(readPasted([formatPosition(start), ...moves].join(' ')));
      expect(found.steps.map((step) => step.move)).toEqual(moves);
      expect(found.steps.at(-1)?.after ?? found.position).toBe(formatPosition(here));
      for (const step of found.steps) expect(judge(step.before, step.move).next?.position).toBe(step.after);
    }
  });

  it('every ruling, by its address and by its name: its position and its first move', async () => {
    for (const { id, position: start, moves } of RULINGS) {
      for (const text of [`https://example.org/ko/rulings/${id}/`, `/rulings/${id}/`, id, `rulings/${id}/?from=list#top`]) {
        expect(must(await pasted(text)), text).toMatchObject({ kind: 'ruling', ruling: id, position: start, move: moves[0], steps: moves.map((each) => ({ move: each })) });
      }
    }
    expect(readPasted('/rulings/own-goal/', RULINGS)).toEqual(await pasted('/rulings/own-goal/'));
  });

  it('says what is wrong in the best reading, at its place in what was pasted', async () => {
    const wrong = async (text: string): Promise<[string, string][]> => faults(text, await pasted(text));
    expect(await wrong(`> “XaAbApBxXpXx - - a 0-0”`)).toEqual([['same-sides', 'Xx']]);
    expect(await wrong(`see https://example.org/play/#position=XaAbApBxXp%51b_-_-_a_0-0 !`)).toEqual([['bad-tile', '%51']]);
    expect(await wrong(`https://example.org/play/#r=${encodeURIComponent(START)}%20lr%20s12%20lr`)).toEqual([['end-tile', 's12']]);
    expect(await wrong(`https://example.org/play/#r=${encodeURIComponent(START)}&at=-3`)).toEqual([['bad-at', '-3']]);
    expect(await wrong('https://example.org/rulings/no-such-ruling/')).toEqual([['no-ruling', 'no-such-ruling']]);
    expect(await wrong(`npx blue-lion-game judge "${START}" s34 --two perhaps`)).toEqual([['bad-belief', 'perhaps']]);
    expect(await wrong('  who is right? ')).toEqual([['nothing-read', 'who is right?']]);
    expect(await wrong('x'.repeat(LONGEST_PASTED + 5))).toEqual([['too-long', 'xxxxx']]);
  });

  it('has a sentence for every fault of 200 hostile texts, in both languages, and points into the text', async () => {
    for (const text of HOSTILE_TEXTS) {
      for (const read of [parseQuestion(text), readPasted(text), await pasted(text), parseQuestion(`${START}/${text}`), readPasted(`${START} ${text}`), readPasted(`#q=${text}`), readPasted(`/rulings/${text}`, RULINGS)]) {
        if (read.ok) continue;
        expect(read.errors.length).toBeGreaterThan(0);
        for (const fault of read.errors) {
          expect(explainAsked(fault, 'en')).toMatch(/^[A-Z].*\.$/s);
          expect(explainAsked(fault, 'ko')).toMatch(/[가-힣]/);
          expect(fault.at).toBeGreaterThanOrEqual(0);
          expect(fault.length).toBeGreaterThanOrEqual(0);
        }
      }
      expect(({} as { hostile?: unknown }).hostile).toBeUndefined();
    }
  });

  it('reads the worst texts of the greatest length in a moment', () => {
    const n = LONGEST_PASTED;
    for (const unit of ['{', '"', ')', '- ', ' ', '\n', '#', '&', '%', '%25', '/', '#q=', 'a&', 'judge ', '--lang ', '--one ', '/rulings/', 'XaAb_', '{"', 'Xa ', '\u200b', '- - - a ', '%E0%A4']) {
      const text = unit.repeat(Math.floor(n / unit.length)), started = performance.now();
      readPasted(text, RULINGS);
      readPasted(`${START} ${text}`.slice(0, n));
      readPasted(`#${text}`.slice(0, n));
      readPasted(`${text.slice(0, -1)}x`);
      expect(performance.now() - started, JSON.stringify(unit)).toBeLessThan(1500);
    }
  });
});
