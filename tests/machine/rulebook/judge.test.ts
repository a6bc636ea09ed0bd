import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, formatPosition, judge, legalMoves, parsePosition, play, reveals, RULE_IDS, stage, type Answer, type Judgement, type Position } from '../../../machine/index.ts';
import { command } from '../../../machine/rulebook/command.ts';
import { judge as judgeNow } from '../../../machine/rulebook/judge.ts';
import { OPTION_VALUES, optionText, PRESETS } from '../../../machine/rules/index.ts';
import { formatOptions } from '../../../machine/notation/index.ts';

const position = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};

const option = fc.record({
  preset: fc.constantFrom('rulebook', 'overview'),
  swap: fc.constantFrom('inner', 'any', 'middle'), pass: fc.constantFrom('*', '0', '1', '3'),
  flip: fc.constantFrom('0', '1'), ret: fc.constantFrom('after', 'before'), rival: fc.constantFrom('0', '1'), build: fc.constantFrom('0', '1'),
}).map(({ preset, ...rest }) => `${preset},${Object.entries(rest).map(([key, value]) => `${key}=${value}`).join(',')}`);
const toss = fc.tuple(fc.shuffledSubarray(['AX', 'AP', 'AB', 'XP', 'XB', 'PB'], { minLength: 6 }), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.nat(3))
  .map(([pairs, turned, seen]) => pairs.map((pair, i) => { const [back, up] = turned[i] ? [pair[0]!, pair[1]!] : [pair[1]!, pair[0]!]; return up + (seen ? back.toLowerCase() : '.'); }).join(''));
const everyMove = ['1l', '1r', '2lf', '3rf', '6l', 'pass', 'lr', 'rl', 's12', 's23', 's34', 's45', 's56', 's13', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f9', 'b1l', 'b1rf', 'b2l', 'b3r', 'nonsense', ''];

/** Positions of every kind: random games at random tables, and for each some moves that are allowed and some that are mostly not. */
const questions = fc.tuple(toss, option, fc.nat(40), fc.infiniteStream(fc.nat()), fc.nat(6)).map(([loose, options, length, stream, a]) => {
  let here = position(`- ${loose} - ${a % 2 ? 'a' : 'x'} ${a}-${6 - a} ${options}`);
  const choose = <T>(among: readonly T[]): T => among[stream.next().value! % among.length]!;
  for (let i = 0; i < length && stage(here) !== 'over'; i++) {
    const move = choose(legalMoves(here)), shown = Object.keys(reveals(here, move) ?? {});
    const played = play(here, shown.length ? `${move}=${choose(shown)}` : move);
    if (!played.ok) throw new Error();
    here = played.position;
  }
  return { here, moves: [choose([...legalMoves(here), 'lr']), choose([...legalMoves(here), 'f1']), choose(everyMove), choose(everyMove)] };
});

/** Everything an answer says must be said in both languages, by a rule that exists. */
function isSaid(answer: Answer): void {
  const texts = [answer.words, ...answer.trace.map(({ words }) => words), ...(answer.next ? [answer.next.words] : [])];
  for (const { en, ko } of texts) {
    expect(en).toMatch(/^[A-Z].*[.)]$/s);
    expect(en).not.toMatch(/undefined|null|NaN|\[object|[가-힣]/);
    expect(ko).toMatch(/[가-힣]/);
    expect(ko).not.toMatch(/undefined|null|NaN|\[object/);
    expect(ko).not.toMatch(/을\(를\)|이\(가\)|은\(는\)/);
  }
  for (const { rule } of answer.trace) if (rule !== null) expect(RULE_IDS).toContain(rule);
  for (const outcome of answer.outcomes) isSaid(outcome);
}

/** What an answer must be, asked of the rules alone. */
function holds(here: Position, move: string, answer: Answer): void {
  const allowed = check(here, move), shown = allowed.ok ? reveals(here, move) : null, named = /=[AXPB]$/.test(move);
  if (!allowed.ok) {
    expect(answer).toMatchObject({ verdict: 'forbidden', payments: [], next: null });
    expect(answer.trace[0]).toMatchObject({ code: allowed.code, rule: allowed.rule });
    return;
  }
  const pictures = Object.keys(shown ?? {});
  if (pictures.length > 1 && !named) {
    expect(answer).toMatchObject({ verdict: 'open', next: null });
    expect(Object.fromEntries(answer.outcomes.map(({ picture, ways }) => [picture, ways]))).toEqual(shown);
    for (const outcome of answer.outcomes) holds(here, `${move}=${outcome.picture}`, outcome);
    return;
  }
  const played = play(here, pictures.length && !named ? `${move}=${pictures[0]}` : move);
  if (!played.ok) throw new Error(played.message);
  expect(answer).toMatchObject({ verdict: 'allowed', move: played.move, payments: played.awards, next: { position: formatPosition(played.position), stage: stage(played.position) } });
  expect(answer.trace).toMatchObject(played.trace);
}

describe('the referee', () => {
  it('agrees with the rules on every kind of question, and says everything in both languages', () => {
    fc.assert(fc.property(questions, ({ here, moves }) => {
      for (const move of moves) {
        const judgement = judgeNow(here, move);
        expect(judgement.position).toBe(formatPosition(here));
        holds(here, move, judgement);
        isSaid(judgement);
        for (const { options, words, answer } of judgement.differs) {
          const there = position(formatPosition(here).replace(/\S+$/, options));
          holds(there, move, answer);
          isSaid({ ...answer, words });
        }
      }
    }), { numRuns: 300 });
  });

  it('names every other table, and only those, at which the answer is another', () => {
    const outcome = (text: string, move: string): string => {
      const here = position(text), shown = Object.keys(reveals(here, move) ?? { '': 1 });
      return JSON.stringify([check(here, move), shown.map((picture) => {
        const played = play(here, picture && !move.includes('=') ? `${move}=${picture}` : move);
        return played.ok ? [played.awards, formatPosition(played.position).split(' ').slice(0, 5), stage(played.position)] : [played.code === 'picture-needed' ? '' : played.rule];
      })]).replace(/"(code|message)":"[^"]*",?/g, '');
    };
    fc.assert(fc.property(questions, ({ here, moves }) => {
      const text = formatPosition(here), fields = text.split(' ').slice(0, 5).join(' ');
      const tables = [
        ...(['rulebook', 'overview'] as const).map((preset) => [preset, formatOptions(PRESETS[preset])] as const),
        ...[...OPTION_VALUES].flatMap(([key, values]) => values.filter((value) => value !== here.options[key] && (key !== 'pass' || value === 0 || (value === '*' && here.options.pass === 0)))
          .map((value) => [`${key}=${optionText(value)}`, formatOptions({ ...here.options, [key]: value })] as const)),
      ];
      for (const move of moves) {
        const own = outcome(text, move);
        const others = tables.filter(([, options]) => parsePosition(`${fields} ${options}`).ok && outcome(`${fields} ${options}`, move) !== own).map(([change]) => change);
        expect(judgeNow(here, move).differs.map(({ change }) => change), `${text} ${move}`).toEqual(others);
      }
    }), { numRuns: 200 });
  });

  it('answers a text as it answers the position, and hands back what cannot be read with its faults', async () => {
    const text = 'XaAbApBxXpPb - - a 0-0 rulebook';
    expect(await judge(text, 's34')).toEqual(await judge(position(text), 's34'));
    expect(await judge(`  ${text.replaceAll(' ', '_')}`, 's34')).toEqual(await judge(position(text), 's34'));
    expect(await judge('XaAbApBxXpXx - - a 0-0', 's34')).toMatchObject({ verdict: 'forbidden', faults: [{ at: 10, length: 2 }], next: null, differs: [] });
  });

  it('never throws on what can be typed or handed over', () => {
    const things: unknown[] = [undefined, null, 0, Symbol('move'), {}, [], Object.create(null), '', '\0', '<img src=x>', 'Xa'.repeat(500_000), { toString() { throw new Error('touched'); } }, new Proxy({}, { get() { throw new Error('touched'); } })];
    for (const thing of things) {
      expect(judgeNow(thing as string, 's34').verdict).toBe('forbidden');
      expect(judgeNow('XaAbApBxXpPb - - a 0-0', thing as string)).toMatchObject({ verdict: 'forbidden', trace: [{ code: 'malformed', rule: null }] });
    }
  });

  it.each([
    ['XaAbApBxXpPb - - a 0-0', 's34', ['R4.3 At this table two neighbours that are no end tiles may change places.', 'R5.3 Places 2 to 4 make a theft: 2 diamonds for Arsène.', 'R6.1 The middle tile, in place 3, is set aside as it lies, and the row closes up.'], 'Lady X is next: one action with five tiles, then returns the tile set aside.'],
    ['AxAbPaPxBxBp - - a 0-0', 's23', ['R4.3 At this table two neighbours that are no end tiles may change places.', 'R5.2 Places 2 to 4 make an interrogation: 1 diamond for Lady X.', 'R5.5 It belongs to Lady X, who is paid although Arsène made it.', 'R6.1 The middle tile, in place 3, is set aside as it lies, and the row closes up.'], 'Lady X is next: one action with five tiles, then returns the tile set aside.'],
    ['XbXp X.A.P. Ba a 0-2', 'pass', ['R3.3 While the row is built a player may pass.', 'R3.6 Passing skips only the placement: the tile set aside still goes back.', 'R5.1 No three tiles side by side make a combination, so nobody is paid.', 'R6.7 The placement is skipped; now the tile set aside before goes back.'], 'Arsène now returns the tile set aside.'],
  ] as const)('says of %s %s in English, step by step, why', (text, move, steps, next) => {
    const { trace, next: then } = judgeNow(text, move);
    expect(trace.map(({ rule, words }) => `${rule} ${words.en}`)).toEqual(steps);
    expect(then!.words.en).toBe(next);
  });

  it('says of two objections which to cite first, and both', () => {
    expect(judgeNow('XaAbApBxXpPb - - a 0-0 rulebook,pass=0', 'pass').trace).toMatchObject([{ code: 'not-now', rule: 'R4.1' }, { code: 'no-pass', rule: 'R3.3' }]);
  });
});

describe('the command line', () => {
  const run = (...args: string[]) => command(args);
  it('prints the verdict, the chain of rules, what comes next and where the answer would be another', () => {
    const { text, code } = run('judge', 'AxAbPaPxBxBp_-_-_a_0-0', 's23');
    expect(code).toBe(0);
    for (const part of ['Allowed. Lady X takes 1 diamond (interrogation).', 'R5.5 ', 'Lady X is next', 'Where nobody is paid for a combination of the rival: ', 'own-goal']) expect(text).toContain(part);
    expect(run('judge', 'AxAbPaPxBxBp - - a 0-0', 's23', '--lang', 'ko').text).toContain('레이디 X가 다이아몬드 1개를 받습니다(심문).');
  });
  it('gives the same as data', async () => {
    const { text, code } = run('judge', '--json', 'XaAbApBxXpPb - - a 0-0', 's12');
    expect(code).toBe(1);
    expect(JSON.parse(text) as Judgement).toEqual(await judge('XaAbApBxXpPb - - a 0-0', 's12'));
  });
  it('points at what cannot be read', () => {
    expect(run('judge', 'XaAbApBxXpXx - - a 0-0', 's34')).toMatchObject({ code: 2, text: expect.stringMatching(/^XaAbApBxXpXx - - a 0-0\n {10}\^\^\n\S/) as string });
    for (const args of [[], ['judge'], ['judge', 'a'], ['judge', 'a', 'b', 'c'], ['play', 'a', 'b'], ['judge', 'a', 'b', '--lang', 'fr'], ['--lang'], ['judge', 'a', 'b', '--verbose']]) {
      const printed = run(...args);
      expect(printed.code).toBe(2);
      expect(printed.text).toMatch(/Usage: blue-lion-game judge/);
    }
    expect(run('--help').code).toBe(0);
    expect(run('judge', 'XaAbApBxXpPb - - a 0-0', 'steal it').code).toBe(2);
    for (const [position, move] of [['\u001b[31mred\u0007', 's34'], ['XaAbApBxXpPb - - a 0-0', '\u001b]0;title\u0007']] as const) expect(run('judge', position, move).text).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});
