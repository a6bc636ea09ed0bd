/* JSON Schema 2020-12 of what publish.ts gives. */
import { RULE_IDS } from '../rules/index.ts';
import { REFUSAL_CODES } from '../notation/explain.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const closed = (properties: Record<string, unknown>, required: readonly string[] = Object.keys(properties)) => ({ type: 'object', properties, required, additionalProperties: false });
const listOf = (items: unknown, more: Record<string, unknown> = {}) => ({ type: 'array', items, ...more });

/** What both schemas use. */
const shared = {
  text: { ...closed({ en: { type: 'string', minLength: 1 }, ko: { type: 'string', minLength: 1 } }), description: 'The same in English and in Korean.' },
  rule: { enum: RULE_IDS, description: 'Id of a numbered rule. Ids never change and are never used again.' },
  ruling: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description: 'Id of a ruling.' },
  version: { type: 'string', pattern: '^[1-9]\\d*$', description: 'Version of the rules. A citation names it.' },
  position: { type: 'string', pattern: '^\\S+ \\S+ \\S+ [ax] \\d\\d?-\\d\\d? (rulebook|overview)(,[a-z]+=[a-z0-9*]+)*$', description: 'Position text: row, loose tiles, tiles set aside, turn, score, options.' },
  move: { type: 'string', pattern: '^(b?\\d[lr](f(=[AXPB])?)?|f\\d(=[AXPB])?|s\\d\\d|lr|rl|pass)$', description: 'Move text.' },
  options: { type: 'string', pattern: '^(rulebook|overview)(,[a-z]+=[a-z0-9*]+)*$', description: 'Options text of a table.' },
};
const to = (name: keyof typeof shared) => ({ $ref: `#/$defs/${name}` });

/** Schema of `rules.json`. */
const rules = {
  $schema: draft,
  $id: 'rules.schema.json',
  title: 'The numbered rules of The Blue Lion',
  ...closed({
    $schema: { type: 'string' },
    version: to('version'),
    rules: listOf(closed({
      id: to('rule'),
      title: to('text'),
      short: { ...to('text'), description: 'The rule in one sentence.' },
      sentences: listOf(closed({
        sources: listOf({ enum: ['rulebook', 'overview', 'ruling'] }, { minItems: 1, uniqueItems: true, description: 'Who says so; `ruling`: neither description does, it is a decision of this project.' }),
        text: to('text'),
        why: { ...to('text'), description: 'Why it was decided so; with a ruling only.' },
      }, ['sources', 'text']), { minItems: 1 }),
      options: listOf({ enum: ['swap', 'pass', 'flip', 'ret', 'rival', 'build'] }, { description: 'Table options that change what it says.' }),
      example: closed({ position: { oneOf: [to('position'), { type: 'null' }], description: 'Null for an example in words alone.' }, moves: listOf(to('move')), refused: { type: 'boolean', description: 'Is the last move refused, by this rule?' }, text: to('text') }),
      versions: listOf(closed({ version: to('version'), text: to('text') }), { minItems: 1, description: 'Versions in which its text changed, and how; the first is the one it came with.' }),
      see: listOf(to('rule')),
      rulings: listOf(to('ruling'), { description: 'Rulings that cite it.' }),
    })),
  }),
  $defs: shared,
};

/** Schema of `rulings.json`. */
const rulings = {
  $schema: draft,
  $id: 'rulings.schema.json',
  title: 'Rulings for The Blue Lion',
  ...closed({
    $schema: { type: 'string' },
    version: to('version'),
    rulings: listOf(closed({
      id: to('ruling'),
      question: to('text'),
      answer: to('text'),
      position: to('position'),
      moves: listOf(to('move'), { minItems: 1 }),
      outcome: { $ref: '#/$defs/outcome' },
      story: to('text'),
      reason: to('text'),
      rules: listOf(to('rule'), { minItems: 1, description: 'The chain of rules that leads to the answer.' }),
      readings: listOf(closed({
        options: { oneOf: [to('options'), { type: 'null' }], description: 'Options under which the case is replayed so; null when no option covers the reading.' },
        moves: { ...listOf(to('move'), { minItems: 1 }), description: 'Moves instead of the ruling\'s own.' },
        outcome: { $ref: '#/$defs/outcome' },
        saidBy: listOf({ type: 'string' }, { description: 'Published descriptions that read so.' }),
        text: to('text'),
      }, ['options', 'saidBy', 'text']), { description: 'Competing readings.' }),
      phase: { enum: ['building', 'play', 'return', 'end', 'table'] },
      often: { enum: ['always', 'often', 'rarely', 'hardly-ever'] },
      answers: listOf({ type: 'string', pattern: '^[QC]\\d+$' }, { minItems: 1, description: 'The numbered questions that it answers.' }),
      occasion: { enum: ['own-goal', 'old-combination', 'two-at-once', 'made-by-return', 'last-tile-pays', 'both-reach-seven', 'pass-with-tile-waiting'], description: 'What happens at a table and opens this ruling there.' },
    }, ['id', 'question', 'answer', 'position', 'moves', 'outcome', 'story', 'reason', 'rules', 'readings', 'phase', 'often', 'answers'])),
  }),
  $defs: {
    ...shared,
    outcome: closed({
      paid: listOf({ type: 'string', pattern: '^([ax]\\d( [ax]\\d)?)?$' }, { description: 'For each move that was played who is paid how much.' }),
      after: to('position'),
      refused: { ...closed({ code: { enum: REFUSAL_CODES }, rule: { oneOf: [to('rule'), { type: 'null' }] } }), description: 'Why the last move is refused.' },
      winner: { enum: ['a', 'x', 'draw'] },
    }, ['paid', 'after']),
  },
};

/** By the name of the file that each describes. */
export const schemas = { rules, rulings };
