// The numbered rules as data: complete, in both languages, every example played by the engine; and what stands around them.
import { describe, expect, test } from 'vitest';
import { drawCounts, drawProposal } from '../../../machine/game/index.ts';
import { formatPosition, parsePosition } from '../../../machine/notation/index.ts';
import { DESCRIPTIONS, TOPICS } from '../../../machine/rulebook/descriptions.ts';
import { descriptionWords as descriptionsEn } from '../../../machine/rulebook/descriptions.en.ts';
import { descriptionWords as descriptionsKo } from '../../../machine/rulebook/descriptions.ko.ts';
import { DIFFERENCES } from '../../../machine/rulebook/differences.ts';
import { differenceWords as differencesEn } from '../../../machine/rulebook/differences.en.ts';
import { differenceWords as differencesKo } from '../../../machine/rulebook/differences.ko.ts';
import { LEFT_OUT, QUESTIONS } from '../../../machine/rulebook/questions.ts';
import { RULES } from '../../../machine/rulebook/rules.ts';
import { ruleWords as en } from '../../../machine/rulebook/rules.en.ts';
import { ruleWords as ko } from '../../../machine/rulebook/rules.ko.ts';
import { changedSince, citation, RULES_VERSION, VERSIONS } from '../../../machine/rulebook/versions.ts';
import { OPTION_VALUES, optionText, play, PRESETS, RULE_IDS, stage, winner, type Played, type Position, type Refusal } from '../../../machine/rules/index.ts';
import { sitDown } from '../game/table.ts';
import { impossible } from '../../../machine/rulebook/possible.ts';

const languages = [['en', en, differencesEn, descriptionsEn], ['ko', ko, differencesKo, descriptionsKo]] as const;
const texts = (of: unknown): string[] => (typeof of === 'string' ? [of] : Object.values(of ?? {}).flatMap(texts));
const count = (text: string): number => text.split(/\s+/).length;

function read(text: string): Position {
  const found = parsePosition(text);
  if (!found.ok) throw new Error(`${text}: ${found.errors.map(({ code }) => code).join(' ')}`);
  return found.value;
}

/** Plays moves one after the other, to the first that is refused. */
function playAll(text: string, moves: readonly string[]): { readonly results: readonly (Played | Refusal)[]; readonly position: Position } {
  let position = read(text);
  const results: (Played | Refusal)[] = [];
  for (const move of moves) {
    const result = play(position, move);
    results.push(result);
    if (!result.ok) break;
    expect(result.move, text).toBe(move);
    position = result.position;
  }
  return { results, position };
}
const rulesOf = (result: Played | Refusal): readonly (string | null)[] => (result.ok ? result.trace.map(({ rule }) => rule) : [result.rule]);
const paid = (result: Played | Refusal): string => {
  const points = (player: 'a' | 'x'): number => (result.ok ? result.awards.reduce((sum, award) => sum + (award.for === player ? award.points : 0), 0) : 0);
  return (['a', 'x'] as const).filter(points).map((player) => `${player}${points(player)}`).join(' ');
};

describe('the numbered rules', () => {
  test('are all there, once, in order', () => {
    expect(RULES.map(({ id }) => id)).toEqual(RULE_IDS);
  });

  test.each(languages)('have in %s a sentence for every source mark, and a reason exactly where the sentence is a ruling', (_, words) => {
    expect(Object.keys(words)).toEqual(RULE_IDS);
    for (const { id, sources } of RULES) {
      const { sentences } = words[id];
      expect(sentences.length, id).toBe(sources.length);
      sentences.forEach(({ text, why }, i) => {
        expect(sources[i]!.length, id).toBeGreaterThan(0);
        expect(sources[i]!.includes('ruling') && sources[i]!.length > 1, `${id}: a ruling stands for itself`).toBe(false);
        expect(why !== undefined, `${id}: ${text}`).toBe(sources[i]![0] === 'ruling');
      });
    }
  });

  test('say where an option changes them, for every option', () => {
    for (const { id, options = [], sources } of RULES) if (options.length > 0) expect(sources.some((each) => each.join() !== 'rulebook'), id).toBe(true);
    expect([...new Set(RULES.flatMap(({ options = [] }) => options))].sort()).toEqual([...OPTION_VALUES.keys()].sort());
  });

  test('refer to other rules, never to themselves or twice', () => {
    for (const { id, see } of RULES) {
      expect(see.length, id).toBeGreaterThan(0);
      expect(new Set(see).size, id).toBe(see.length);
      expect(see, id).not.toContain(id);
      for (const other of see) expect(RULE_IDS, id).toContain(other);
    }
  });

  test.each(languages)('are told in %s at a bearable length', (lang, words) => {
    const lengths = RULES.map(({ id }) => count(words[id].sentences.map(({ text }) => text).join(' ')));
    const mean = lengths.reduce((sum, each) => sum + each) / lengths.length, longest = Math.max(...lengths);
    console.log(`Rules in ${lang}: ${mean.toFixed(1)} words each on average, ${longest} in the longest (${RULES[lengths.indexOf(longest)]!.id})`);
    expect(mean).toBeGreaterThan(25);
    expect(mean).toBeLessThan(60);
    expect(longest).toBeLessThan(160);
  });
});

describe('examples', () => {
  const shown = RULES.flatMap(({ id, example }) => (example ? [{ id, example }] : []));
  /** What the trace of one move cannot name: a toss, and what comes of many turns. */
  const byTheWay = ['R2.1', 'R7.3'];

  test('are there for every rule that a table can show', () => {
    expect(RULES.filter(({ example }) => !example).map(({ id }) => id)).toEqual(RULE_IDS.filter((id) => id === 'R1.2' || id.startsWith('R8.')));
  });

  test.each(shown)('$id: a canonical position, moves that are played, and the rule named at last', ({ id, example: { position, moves, refused = false } }) => {
    expect(formatPosition(read(position))).toBe(position);
    const { results } = playAll(position, moves), last = results.at(-1)!;
    expect(results.length).toBe(moves.length);
    expect(last.ok).toBe(!refused);
    if (!byTheWay.includes(id)) expect(rulesOf(last)).toContain(id);
  });

  test.each(shown)('$id: begins where a game can come to', ({ example: { position } }) => {
    expect(impossible(read(position))).toBeNull();
  });

  test('R2.1: six loose tiles whose backs nobody knows, and a first placement', () => {
    const { position, moves } = RULES.find(({ id }) => id === 'R2.1')!.example!, { row, loose } = read(position);
    expect([row.length, loose.length, moves.length]).toEqual([0, 6, 1]);
    expect(loose.every(({ back }) => back === null)).toBe(true);
  });

  test('R7.3: the table proposes a draw after the last move, and not before', () => {
    const { position, moves } = RULES.find(({ id }) => id === 'R7.3')!.example!, table = sitDown({ position });
    const proposed = moves.map((move) => { table.send({ type: 'MOVE', move }); return drawProposal(table.view()); });
    expect(proposed).toEqual([null, null, null, 'repetition']);
    expect(drawCounts(table.view()).repeats).toBe(3);
  });

  test('are no two the same', () => {
    expect(new Set(shown.map(({ example }) => example.position)).size).toBe(shown.length);
  });
});

describe('versions', () => {
  test('every history tells every version in which the rule changed, and no other', () => {
    const known = VERSIONS.map(({ version }) => version);
    for (const { id, versions } of RULES) {
      expect(versions, id).toEqual(known.filter((each) => versions.includes(each)));
      for (const [, words] of languages) expect(Object.keys(words[id].history), id).toEqual(versions);
    }
    expect(RULES_VERSION).toBe(known.at(-1));
    expect(VERSIONS.map(({ date }) => date)).toEqual(VERSIONS.map(({ date }) => date).toSorted());
    for (const { date } of VERSIONS) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a rule is known to have changed since a version, or not', () => {
    const made = ['1', '2', '2.1', '10'].map((version) => ({ version, date: '2027-01-01' }));
    const since = (versions: readonly [string, ...string[]], version: string) => changedSince({ versions }, version, made);
    expect(since(['1', '2.1', '10'], '1')).toEqual(['2.1', '10']);
    expect(since(['1', '2.1', '10'], '2')).toEqual(['2.1', '10']);
    expect(since(['1', '2.1', '10'], '2.1')).toEqual(['10']);
    expect(since(['1', '2.1', '10'], '10')).toEqual([]);
    expect(since(['1'], '1')).toEqual([]);
    expect(since(['2'], '1')).toEqual(['2']);
    for (const unknown of ['', '0', '3', '01', ' 1', 'constructor']) expect(since(['1', '10'], unknown), unknown).toBeNull();
    for (const rule of RULES) {
      expect(changedSince(rule, RULES_VERSION)).toEqual([]);
      expect(changedSince(rule, '1')).toEqual(rule.versions.slice(1));
    }
  });

  test('what changed in version 2 is some, not all', () => {
    const changed = RULES.filter((rule) => changedSince(rule, '1')!.length > 0).map(({ id }) => id);
    for (const id of ['R1.3', 'R5.6', 'R7.3', 'R8.3']) expect(changed).toContain(id);
    for (const id of ['R1.1', 'R4.2', 'R5.3', 'R6.8']) expect(changed).not.toContain(id);
  });

  test('citations name the version', () => {
    expect(citation('R5.6', 'en')).toBe(`The Blue Lion, rules ${RULES_VERSION}, R5.6`);
    expect(citation('R5.6', 'ko')).toBe(`블루 라이언 규칙 ${RULES_VERSION}판, R5.6`);
    expect(citation('own-goal', 'en')).toBe(`The Blue Lion, rules ${RULES_VERSION}, ruling own-goal`);
    expect(citation('own-goal', 'ko', '10')).toBe('블루 라이언 규칙 10판, 판정 사례 own-goal');
    expect(citation('R8.1', 'en', '1')).toBe('The Blue Lion, rules 1, R8.1');
  });
});

describe('differences between rulebook and overview', () => {
  test('cover every option, with the value of each preset first', () => {
    expect(DIFFERENCES.map(({ option }) => option)).toEqual([...OPTION_VALUES.keys()]);
    for (const { option, rules, values } of DIFFERENCES) {
      expect(values.slice(0, 2).map(({ value }) => value)).toEqual([PRESETS.rulebook, PRESETS.overview].map((preset) => optionText(preset[option])));
      expect(values.slice(0, 2).map(({ by }) => by[0])).toEqual(['rulebook', 'overview']);
      for (const { value, options } of values) expect(options).toBe(value === optionText(PRESETS.rulebook[option]) ? 'rulebook' : `rulebook,${option}=${value}`);
      for (const id of rules) expect(RULE_IDS).toContain(id);
      expect(RULES.find(({ id }) => id === rules[0])!.options).toContain(option);
    }
  });

  test.each(DIFFERENCES)('$option: the engine comes to what is said, and the values differ', ({ values, cases }) => {
    for (const { position, played } of cases) {
      expect(played.length).toBe(values.length);
      played.forEach(({ moves, outcome }, i) => {
        const found = playAll(`${position} ${values[i]!.options}`, moves), last = found.results.at(-1)!;
        expect(found.results.length).toBe(moves.length);
        expect({
          paid: found.results.filter(({ ok }) => ok).map(paid), after: formatPosition(found.position),
          ...(last.ok ? {} : { refused: { code: last.code, rule: last.rule } }), ...(stage(found.position) === 'over' ? { winner: winner(found.position) } : {}),
        }, `${position} ${values[i]!.options}`).toEqual(outcome);
      });
      expect(new Set(played.map(({ moves, outcome: { after, ...rest } }) => JSON.stringify([moves, rest, after.split(' ').slice(0, 5)]))).size).toBeGreaterThan(1);
    }
    // Every two values differ in one of the cases.
    values.forEach((_, i) => values.slice(0, i).forEach((__, j) => {
      expect(cases.some(({ played }) => JSON.stringify([played[i]!.moves, played[i]!.outcome.paid, played[i]!.outcome.refused]) !== JSON.stringify([played[j]!.moves, played[j]!.outcome.paid, played[j]!.outcome.refused]))).toBe(true);
    }));
  });

  test.each(DIFFERENCES)('$option: begins where a game can come to, at each of the tables', ({ values, cases }) => {
    for (const { position } of cases) for (const { options } of values) expect(impossible(read(`${position} ${options}`)), `${position} ${options}`).toBeNull();
  });

  test.each(DIFFERENCES)('$option: the whole overview pays and refuses the same in the first case', ({ cases: [{ position, played } = { position: '', played: [] }] }) => {
    const { moves, outcome } = played[1]!, { results } = playAll(`${position} overview`, moves), last = results.at(-1)!;
    expect(results.filter(({ ok }) => ok).map(paid)).toEqual(outcome.paid);
    expect(last.ok ? undefined : { code: last.code, rule: last.rule }).toEqual(outcome.refused);
  });

  test.each(languages)('are told in %s for every value and case', (_, __, { options }) => {
    for (const { option, values, cases } of DIFFERENCES) {
      expect(options[option].values.length).toBe(values.length);
      expect(options[option].cases.map(({ comes }) => comes.length)).toEqual(cases.map(() => values.length));
    }
  });
});

describe('questions and descriptions', () => {
  test('C1 to C14 and Q1 to Q43 are there once, in order', () => {
    const ids = [...Array.from({ length: 14 }, (_, i) => `C${i + 1}`), ...Array.from({ length: 43 }, (_, i) => `Q${i + 1}`)];
    expect(QUESTIONS.map(({ id }) => id)).toEqual(ids);
    for (const id of Object.keys(LEFT_OUT)) expect(ids).toContain(id);
  });

  test('ids are stable words, and addresses are whole', () => {
    expect(new Set(DESCRIPTIONS.map(({ id }) => id)).size).toBe(DESCRIPTIONS.length);
    for (const { id, url } of DESCRIPTIONS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      if (url) expect(new URL(url).protocol).toBe('https:');
    }
  });

  test.each(languages)('every topic is told in %s, one text for each group', (_, __, ___, { topics, kinds }) => {
    expect(Object.keys(topics)).toEqual(TOPICS.map(({ topic }) => topic));
    for (const { topic, rule, says } of TOPICS) {
      expect(RULE_IDS).toContain(rule);
      expect(topics[topic].says.length, topic).toBe(says.length);
    }
    for (const { kind } of DESCRIPTIONS) expect(kinds[kind]).toBeTruthy();
  });
});

describe('words', () => {
  const english = [...texts(en), ...texts(differencesEn), ...texts(descriptionsEn), ...QUESTIONS.map((each) => each.en)];
  const korean = [...texts(ko), ...texts(differencesKo), ...texts(descriptionsKo), ...QUESTIONS.map((each) => each.ko)];

  test('each language is that language, and nothing is empty', () => {
    for (const text of english) expect(text).toMatch(/^[A-Z0-9a-z][^가-힣]*$/);
    for (const text of korean) expect(text).toMatch(/[가-힣]/);
    for (const text of [...english, ...korean]) expect(text).toBe(text.trim());
  });

  test('one word for one thing', () => {
    for (const text of english) {
      expect(text).not.toMatch(/\b(cards?|gems?|jewels?|combos?|exchanges? places|sessions?)\b/i);
      expect(text).not.toMatch(/\bdiamonds? (side by side|lies?|lay|between|in the middle|on (its|the) back|comes? up|is set aside)\b|\b(show(s|ing)?|flips?|between) (a|the) diamonds?\b/i);
    }
    for (const text of korean) {
      expect(text).not.toMatch(/카드|보석|콤보|[은는이가을를와과]\(|\([은는이가을를와과]\)/);
      expect(text).not.toMatch(/아르센(가|를|는|와)(?![가-힣])|블루 라이언(가|를|는|와)(?![가-힣])|경찰(가|를|는|와)(?![가-힣])|레이디 X(이|을|은|과)(?![가-힣])/);
    }
  });

  test('Korean rules end politely, and in one way', () => {
    for (const { id } of RULES) for (const { text, why = '됩니다.' } of ko[id].sentences) for (const said of [text, why]) expect(said, id).toMatch(/니다\.$/);
    for (const { id, ko: asked } of QUESTIONS) expect(asked, id).toMatch(/니까\?$/);
    for (const text of korean) expect(text).not.toMatch(/[요죠][.?!]/);
  });

  test('English sentences are sentences', () => {
    for (const { id } of RULES) for (const { text, why = 'So.' } of en[id].sentences) for (const said of [text, why]) expect(said, id).toMatch(/^[A-Z].*\.$/);
    for (const { id, en: asked } of QUESTIONS) expect(asked, id).toMatch(/\?$/);
  });
});
