/** Every ruling: its outcome and those of the other readings are confirmed by the engine, its rules are those that decided it, and both languages say all of it. */
import { describe, expect, it } from 'vitest';
import { formatPosition, parsePosition, play, RULE_IDS, winner, type Position } from '../../../machine/index.ts';
import { parseOptions, formatOptions } from '../../../machine/notation/index.ts';
import { RULE_OF } from '../../../machine/rules/index.ts';
import { DESCRIPTIONS } from '../../../machine/rulebook/descriptions.ts';
import { RULING_FOR } from '../../../machine/rulebook/occasions.ts';
import { QUESTIONS } from '../../../machine/rulebook/questions.ts';
import { loadRulingWords, RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import type { Outcome, Ruling } from '../../../machine/rulebook/types.ts';
import { impossible } from '../../../machine/rulebook/possible.ts';

const en = await loadRulingWords('en'), ko = await loadRulingWords('ko');
const ids = RULINGS.map(({ id }) => id);
const OF_THE_TABLE = /^R8\./;

function read(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map(({ message }) => message).join(' ')}`);
  return parsed.value;
}

/** Plays the moves; says what came of it in the shape of an outcome, and all the rules that were named on the way. */
function replay(start: string, moves: readonly string[]): { readonly outcome: Outcome; readonly named: ReadonlySet<string | null>; readonly paying: ReadonlySet<string>; readonly canonical: readonly string[] } {
  let position = read(start);
  const paid: string[] = [], named = new Set<string | null>(), paying = new Set<string>(), canonical: string[] = [];
  const outcome = (refused?: Outcome['refused']): Outcome => {
    const won = winner(position);
    return { paid, after: formatPosition(position), ...(refused && { refused }), ...(won && { winner: won }) };
  };
  for (const move of moves) {
    const played = play(position, move);
    if (!played.ok) return { outcome: outcome({ code: played.code, rule: played.rule }), named: named.add(played.rule), paying, canonical: [...canonical, move] };
    position = played.position;
    paid.push(played.awards.map((award) => `${award.for}${award.points}`).join(' '));
    for (const { rule } of played.trace) named.add(rule);
    for (const { kind } of played.awards) paying.add(RULE_OF[kind]);
    canonical.push(played.move);
  }
  return { outcome: outcome(), named, paying, canonical };
}

const under = (position: string, options: string): string => [...position.split(' ').slice(0, 5), options].join(' ');
const withoutOptions = ({ after, ...rest }: Outcome): object => ({ ...rest, after: after.split(' ').slice(0, 5).join(' ') });

describe.each(RULINGS.map((ruling): [string, Ruling] => [ruling.id, ruling]))('%s', (id, { answers, phase, position, moves, outcome, rules, readings }) => {
  const { outcome: happened, named, paying, canonical } = replay(position, moves);

  it('comes out as it says', () => {
    expect(formatPosition(read(position))).toBe(position);
    expect(happened).toEqual(outcome);
    expect(moves.length).toBeGreaterThan(0);
    expect(canonical, 'every move is in its canonical form, and only the last is refused').toEqual(moves);
  });

  it('begins where a game can come to', () => {
    expect(impossible(read(position), phase !== 'table')).toBeNull();
  });

  it('cites the rules that decided it', () => {
    expect(RULE_IDS).toEqual(expect.arrayContaining([...rules]));
    expect(new Set(rules).size).toBe(rules.length);
    const deciding = rules.filter((rule) => !OF_THE_TABLE.test(rule));
    if (deciding.length > 0) expect(deciding.some((rule) => named.has(rule)), `${deciding.join(' ')} of ${[...named].join(' ')}`).toBe(true);
    expect(rules, 'the rule of every payment').toEqual(expect.arrayContaining([...paying]));
  });

  it('answers questions that there are', () => {
    expect(QUESTIONS.map((question) => question.id)).toEqual(expect.arrayContaining([...answers]));
  });

  it.each(readings.map((reading, i) => [i + 1, reading] as const))('reading %i is another one, and comes out as it says', (_, { options, moves: own, outcome: told, saidBy = [] }) => {
    expect(DESCRIPTIONS.map((description) => description.id)).toEqual(expect.arrayContaining([...saidBy]));
    if (options === null) {
      expect([own, told], 'told in words alone').toEqual([undefined, undefined]);
      return;
    }
    const set = parseOptions(options);
    expect(set.ok && formatOptions(set.value)).toBe(options);
    const other = replay(under(position, options), own ?? moves);
    expect(other.outcome).toEqual(told);
    expect(other.canonical, 'what comes after a refusal is not played').toEqual((own ?? moves).slice(0, other.canonical.length));
    expect(withoutOptions(other.outcome)).not.toEqual(withoutOptions(outcome));
  });

  it('is told in both languages', () => {
    for (const words of [en[id], ko[id]]) {
      expect(words).toBeDefined();
      expect(words!.readings).toHaveLength(readings.length);
    }
    const { readings: other, ...texts } = en[id]!, { readings: otherKo, ...textsKo } = ko[id]!;
    for (const text of [...Object.values(texts), ...other]) {
      expect(text).toMatch(/^[A-Z].*[.?]$/s);
      expect(text).not.toMatch(/\p{Script=Hangul}/u);
      expect(text, 'the words of the game').not.toMatch(/\b(cards?|gems?|jewels?|combos?|opponents?)\b/i);
    }
    for (const text of [...Object.values(textsKo), ...otherKo]) {
      expect(text).toMatch(/\p{Script=Hangul}.*[.?]$/su);
      expect(text, 'one particle, the right one').not.toMatch(/\([은는이가을를와과로]\)/);
      expect(text, 'the words of the game').not.toMatch(/카드|보석|콤보/);
    }
    for (const { question, answer } of [en[id]!, ko[id]!]) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });
});

describe('all rulings', () => {
  it('have ids of their own, in lower case with hyphens', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('ask different questions, by different chains of rules', () => {
    for (const words of [en, ko]) {
      const asked = ids.map((id) => words[id]?.question);
      expect(asked.filter((question, i) => asked.indexOf(question) !== i)).toEqual([]);
    }
    const chains = RULINGS.map(({ rules }) => rules.join(' '));
    expect(RULINGS.filter((_, i) => chains.indexOf(chains[i]!) !== i).map(({ id, rules }) => `${id}: ${rules.join(' ')}`)).toEqual([]);
  });

  it('have no words of rulings that there are not', () => {
    for (const words of [en, ko]) expect(Object.keys(words).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('open once for each occasion', () => {
    const opened = RULINGS.flatMap(({ id, occasion }) => (occasion ? [[occasion, id]] : []));
    expect(opened.map(([occasion]) => occasion).sort()).toEqual(Object.keys(RULING_FOR).sort());
    expect(Object.fromEntries(opened)).toEqual(RULING_FOR);
  });

  it('weigh readings that a table can be set to', () => {
    const settable = RULINGS.filter(({ readings }) => readings.some(({ options }) => options !== null));
    expect(settable.length * 3).toBeGreaterThanOrEqual(RULINGS.length);
    const covered = new Set<string>(RULINGS.flatMap(({ answers }) => answers));
    const of = (letter: string): string => `${[...covered].filter((id) => id.startsWith(letter)).length} of ${QUESTIONS.filter(({ id }) => id.startsWith(letter)).length} ${letter}`;
    console.info(`${RULINGS.length} rulings, ${settable.length} with a reading that a table can be set to; questions answered: ${of('Q')}, ${of('C')}`);
  });
});
