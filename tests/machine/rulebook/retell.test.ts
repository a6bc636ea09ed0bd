/** The referee's answer as text for a chat and as data; what may be done instead; the command line's questions. */
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { askReferee, formatPosition, legalMoves, type Position } from '../../../machine/index.ts';
import { command } from '../../../machine/rulebook/command.ts';
import { settle } from '../../../machine/rulebook/dispute.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import { ask, formatQuestion, type Question } from '../../../machine/rulebook/question.ts';
import { answerTo, insteadOf, LONGEST_RETOLD, retell, sayMove } from '../../../machine/rulebook/retell.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { schemas } from '../../../machine/rulebook/schemas.ts';
import { belief, dice, move, position, read } from '../../games.ts';
import { HOSTILE_TEXTS } from '../../hostile-texts.ts';

const START = 'XaAbApBxXpPb - - a 0-0 rulebook', TEXT = 'XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2', LINK = `https://example.org/referee/#q=${TEXT}`;
const asking = (here: Position | string, text: string, beliefs?: Question['beliefs']): Question => {
  const asked = ask(typeof here === 'string' ? here : formatPosition(here), text, beliefs);
  if (!asked.ok) throw new Error(JSON.stringify(asked.errors));
  return asked.value;
};
const through = (data: unknown): any => JSON.parse(JSON.stringify(data));
const questions = function* (count: number, seed: number): Generator<Question> {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) { const here = position(roll); yield asking(here, roll(20) ? move(roll, here) : '', [belief(roll), belief(roll)]); }
};

describe('an answer as text', () => {
  it('tells the table, what was asked, the verdict and why, what comes next, who is right, and ends with the link', () => {
    const text = retell(answerTo(asking(START, 's34', [{ allowed: false }, { allowed: true, a: 2, x: 0 }])), LINK, 'en'), lines = text.split('\n');
    expect(lines[1]).toBe('Row, from left to right: 1 Lady X (back: Arsène), 2 Arsène (back: the Blue Lion), 3 Arsène (back: the police), 4 the Blue Lion (back: Lady X), 5 Lady X (back: the police), 6 the police (back: the Blue Lion)');
    for (const part of ['Arsène\'s turn. Arsène 0, Lady X 0. Table: rulebook.', 'Action: swap the tiles in places 3 and 4 (s34)', 'Allowed. Arsène takes 2 diamonds (theft).', '(R5.3)', 'Then: Lady X is next', 'The first says: not allowed. Not right.', 'The second says: Arsène takes 2. Right.']) expect(text).toContain(part);
    expect(lines.at(-1)).toBe(LINK);
    expect(retell(answerTo(asking(START, 's12')), '', 'ko')).toContain('대신 할 수 있는 것: 2번째와 3번째 타일의 자리 바꾸기;');
  });

  it('of 500 questions and every ruling says the verdict in both languages, and is hardly ever longer than a chat takes', () => {
    let long = 0;
    for (const question of [...questions(500, 21), ...RULINGS.map(({ position: start, moves }) => asking(start, moves[0]!))]) {
      const whole = answerTo(question);
      for (const lang of ['en', 'ko'] as const) {
        const text = retell(whole, LINK, lang);
        expect(text.endsWith(`\n${LINK}`)).toBe(true);
        if (whole.judgement) expect(text).toContain(whole.judgement.words[lang]);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|을\(를\)/);
        expect(text).toMatch(lang === 'ko' ? /[가-힣]/ : /^The Blue Lion/);
        if (text.length > LONGEST_RETOLD) long++;
      }
    }
    expect(long).toBeLessThan(12);
  });
});

describe('what may be done instead', () => {
  it('is every legal move, what is most like the one that was tried first', () => {
    expect(insteadOf(read(START), 's12').slice(0, 3).map((each) => each.move)).toEqual(['s23', 's34', 's45']);
    expect(insteadOf(read(START), 'f9')[0]!.move).toBe('f6');
    expect(insteadOf(read('A. X.P.B.B.P. - x 0-0 rulebook,flip=0'), '3rf').slice(0, 2).map((each) => each.move)).toEqual(['3r', '3l']);
    const roll = dice(22);
    for (let i = 0; i < 300; i++) {
      const here = position(roll), tried = move(roll, here), whole = answerTo(asking(here, tried));
      expect(insteadOf(here, tried).map((each) => each.move).sort()).toEqual([...legalMoves(here)].sort());
      expect(whole.instead.length).toBe(whole.judgement!.verdict === 'forbidden' ? legalMoves(here).length : 0);
      for (const { words: { en, ko } } of insteadOf(here, tried)) { expect(en).toMatch(/^[a-z][^{}]+$/); expect(ko).toMatch(/[가-힣]/); }
    }
    expect(sayMove(read(START), '<b>')).toEqual({ en: '<b>', ko: '<b>' });
  });
});

describe('an answer as data', () => {
  const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(through(schemas.answer));
  it('is what its schema says: 500 questions and every ruling', () => {
    for (const question of [...questions(500, 23), ...RULINGS.map(({ position: start, moves }) => asking(start, moves[0]!, [{ allowed: false }, { allowed: true, a: 1, x: 0 }]))]) {
      const data = through(answerTo(question));
      expect(validate(data), `${formatQuestion(question)} ${JSON.stringify(validate.errors?.slice(0, 2))}`).toBe(true);
      if (question.move) expect(data.judgement).toEqual(through(judge(question.position, question.move)));
      expect(data.settlement).toEqual(through(question.move ? settle(question.position, question.move, question.beliefs) : null));
    }
  });
  it('would not be accepted with a part missing, misspelt or of another kind', () => {
    for (const text of ['s34', 's12']) {
      const data = through(answerTo(asking(START, text, [{ allowed: false }, null])));
      for (const part of ['', 'question', 'judgement', 'settlement'] as const) {
        const whole = part ? data[part] : data;
        for (const key of Object.keys(whole)) {
          const { [key]: value, ...without } = whole, put = (changed: object): object => (part ? { ...data, [part]: changed } : changed);
          expect(validate(put(without)), `without ${part} ${key}`).toBe(false);
          expect(validate(put({ ...without, [`${key}s_`]: value })), key).toBe(false);
          expect(validate(put({ ...without, [key]: 7 })), key).toBe(false);
        }
      }
    }
  });
  it('is given to whoever asks with any text that can be pasted', async () => {
    expect(await askReferee(LINK)).toMatchObject({ ok: true, value: answerTo(asking(START, 's34', [{ allowed: false }, { allowed: true, a: 2, x: 0 }])), pasted: { kind: 'question' } });
    expect(await askReferee('own-goal')).toMatchObject({ ok: true, value: { judgement: { ruling: 'own-goal' } }, pasted: { ruling: 'own-goal' } });
    expect(await askReferee('who knows')).toMatchObject({ ok: false, errors: [{ code: 'nothing-read' }] });
    for (const text of [...HOSTILE_TEXTS, null, {}, 7]) await askReferee(text);
  });
});

describe('the command line', () => {
  it('answers a question text, and says who is right', () => {
    const { text, code } = command(['judge', TEXT]);
    expect(code).toBe(0);
    for (const part of ['Allowed. Arsène takes 2 diamonds (theft).', 'The second is right, the first is not.', 'The first (no): Not right.', 'The second (a2x0): Right.']) expect(text).toContain(part);
    expect(command(['judge', START, 's12', '--one', 'no', '--two=a0', '--lang', 'ko'])).toMatchObject({ code: 1, text: expect.stringContaining('첫 번째 사람이 맞고') as string });
    expect(through(JSON.parse(command(['judge', TEXT, '--json']).text))).toEqual(through(answerTo(asking(START, 's34', [{ allowed: false }, { allowed: true, a: 2, x: 0 }]))));
    expect(command(['judge', START, 's34']).text).not.toContain('Who is right');
  });
  it('points at what cannot be read', () => {
    expect(command(['judge', TEXT.replace('/no/', '/maybe/')])).toMatchObject({ code: 2, text: expect.stringMatching(/\n {36}\^{5}\nWhat somebody thinks/) as string });
    for (const args of [['--one'], ['--one', 'perhaps'], ['--two=a99'], ['--one', '']]) expect(command(['judge', START, 's34', ...args])).toMatchObject({ code: 2, text: expect.stringContaining('Usage') as string });
    for (const text of HOSTILE_TEXTS) for (const args of [[text], [`${START}/${text}`], [START, 's34', '--one', text]]) { const printed = command(['judge', ...args]); expect(printed.text).not.toMatch(/(?!\n)\p{Cc}/u); }
  });
});
