/* JSON Schema 2020-12 of what publish.ts gives, and of the referee's answers. */
import { PICTURES, RULE_IDS } from '../rules/index.ts';
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

const player = { enum: ['a', 'x'], description: 'a: Arsène, x: Lady X.' };
const stages = { enum: ['build', 'act', 'return', 'over'] };
const place = { type: 'integer', minimum: 1, maximum: 6, description: 'Place in the row, from 1.' };
const kind = { enum: ['interrogation', 'theft', 'heist'] };
const orNull = (schema: unknown): unknown => ({ oneOf: [schema, { type: 'null' }] });
/** Which other table: a description, or one option. */
const change = { type: 'string', pattern: '^(rulebook|overview|[a-z]+=[a-z0-9*]+)$' };

/** What every answer has, with outcomes of their own where an unseen back decides. */
const answerParts = {
  verdict: { enum: ['allowed', 'forbidden', 'open'], description: 'open: allowed, but a back that nobody has seen decides what it comes to.' },
  move: { type: 'string', description: 'Canonical move text; as it was given where it is none.' },
  words: to('text'),
  trace: listOf(closed({
    rule: orNull(to('rule')), words: to('text'), at: place, kind, for: player, points: { type: 'integer', minimum: 0, maximum: 3, description: 'Diamonds paid; 0 where this rule is why nobody is paid.' },
    code: { enum: REFUSAL_CODES, description: 'Of a forbidden move: what speaks against it.' },
  }, ['rule', 'words']), { description: 'The rules that decide, in the order in which a judge would say them.' }),
  payments: listOf(closed({ at: place, kind, for: player, points: { type: 'integer', minimum: 1, maximum: 3 } }), { maxItems: 2 }),
  next: orNull(closed({ position: to('position'), stage: stages, turn: player, winner: orNull({ enum: ['a', 'x', 'draw'] }), words: to('text') })),
  outcomes: listOf({ $ref: '#/$defs/outcome' }, { maxItems: 3 }),
  ruling: orNull(to('ruling')),
};

const elsewhere = listOf(closed({ who: { enum: [0, 1] }, change, options: to('options'), words: to('text') }));
const side = closed({
  right: { enum: [true, false, 'depends'] }, words: to('text'),
  pictures: listOf(closed({ picture: { enum: PICTURES }, ways: { type: 'integer', minimum: 1 }, of: { type: 'integer', minimum: 1 } }), { description: 'For which pictures it is right, where an unseen back decides.' }),
  elsewhere,
});
const count = { type: 'integer', minimum: 0, maximum: 9 };
const belief = { oneOf: [closed({ allowed: { const: false } }), closed({ allowed: { const: true }, a: count, x: count }), { type: 'null' }], description: 'What somebody thinks; null for nothing said.' };
/** Something of the one, and the same of the other. */
const pairOf = (items: unknown) => ({ type: 'array', items, minItems: 2, maxItems: 2 });

/** Schema of an answer of the referee. */
const answer = {
  $schema: draft,
  $id: 'answer.schema.json',
  title: 'An answer of the referee of The Blue Lion',
  ...closed({
    $schema: { type: 'string' },
    version: to('version'),
    question: closed({ text: { type: 'string', minLength: 1, description: 'The question as one text, for an address.' }, position: to('position'), move: { oneOf: [to('move'), { const: '' }], description: 'Empty while none is chosen.' }, beliefs: pairOf(belief), version: { ...to('version'), description: 'The version of the rules at which it was asked.' } }),
    judgement: orNull(closed({
      ...answerParts,
      position: to('position'),
      faults: listOf({}, { maxItems: 0, description: 'Always empty: a question that cannot be read has no answer.' }),
      differs: listOf(closed({ change, options: to('options'), words: to('text'), answer: closed(answerParts) }), { description: 'Other tables at which the answer is another.' }),
    })),
    instead: listOf(closed({ move: to('move'), words: to('text') }), { description: 'For a forbidden move what is allowed, the nearest first.' }),
    settlement: orNull(closed({
      right: { enum: ['one', 'two', 'both', 'neither', 'depends'] }, words: to('text'), rules: listOf(to('rule')), each: pairOf(orNull(side)), elsewhere,
    })),
  }),
  $defs: {
    ...shared,
    outcome: closed({ ...answerParts, picture: { enum: PICTURES }, ways: { type: 'integer', minimum: 1 }, of: { type: 'integer', minimum: 1 } }),
  },
};

/** By the name of the file that each describes. */
export const schemas = { rules, rulings, answer };
