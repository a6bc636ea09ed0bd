/**
 * The referee takes any text: a million seeded addresses, attributes and pastes, made by spoiling good ones and out of nothing, never
 * throw, never take long, and the same text always has the same answer. And it answers ten thousand random questions, and settles
 * disputes over every move of five hundred positions, as the rules alone do.
 */
import { describe, expect, it } from 'vitest';
import { check, formatPosition, parsePosition, play, reveals, stage, type Answer, type Position } from '../../machine/index.ts';
import { judge } from '../../machine/rulebook/judge.ts';
import { canLie } from '../../machine/rulebook/nearest.ts';
import { ask, explainAsked, formatQuestion, parseQuestion, readPasted, type Asked, type Pasted, type Question } from '../../machine/rulebook/question.ts';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { objections } from '../../machine/rules/index.ts';
import { belief, dice, move, pick, position, type Dice } from '../games.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { settleAll } from '../machine/rulebook/disputes.ts';

const MILLION = 1_000_000;

/** Good texts of every kind, to be spoiled. */
function good(roll: Dice): string[] {
  return Array.from({ length: 400 }, (_, i) => {
    const here = position(roll), text = formatPosition(here), asked = ask(text, move(roll, here), [belief(roll), belief(roll)]), question = asked.ok ? formatQuestion(asked.value) : '';
    return [
      text, text.replaceAll(' ', '_'), question, `https://example.org/referee/#q=${question}`, encodeURIComponent(question), `#position=${text.replaceAll(' ', '_')}`,
      `https://example.org/ko/play/#r=${encodeURIComponent(`${text} ${move(roll, here)} {a comment}`)}&at=${roll(9)}`, `${text} ${move(roll, here)} ${move(roll, here)}`,
      `npx blue-lion-game judge "${text}" ${move(roll, here)} --one no --two a${roll(4)}x${roll(4)}`, `https://example.org/rulings/${pick(roll, RULINGS).id}/`, `\`\`\`\n${text}\n\`\`\``,
    ][i % 11]!;
  });
}

const PIECES = [
  ' ', '_', '/', '-', '.', '=', ',', '#', '&', '?', '%', '%2', '%zz', '%00', '%ED%A0%80', '%EC%8B', '{', '}', '"', '\'', '\n', '\r\n', '\t', '\0', '\u200b', '\u202e', '\ud800', '\udc00', '🦁', 'é', '가', 'ㄱ', 'Ａ', '<b>', '&lt;', 'v9', 'v99999999999999999999', '99999999999999999999',
  '-1', '1e309', 'NaN', 'Xa', 'Ab', 'P.', 's34', 'f4=B', 'b1l', 'pass', 'no', 'a2x0', 'rulebook', 'overview', 'swap=any', '__proto__', 'constructor', 'judge ', '--one ', '#q=', '#r=', '&at=', '/rulings/', 'https://', '\u2028',
];

/** A good text, spoiled a few times. */
function spoiled(roll: Dice, texts: readonly string[]): string {
  let text = pick(roll, texts);
  for (let times = roll(5); times > 0; times--) {
    const at = roll(text.length + 1), until = Math.min(text.length, at + roll(6));
    switch (roll(7)) {
      case 0: text = text.slice(0, at) + text.slice(until); break;
      case 1: text = text.slice(0, at) + pick(roll, PIECES) + text.slice(at); break;
      case 2: text = text.slice(0, at) + String.fromCharCode(roll(0x10000)) + text.slice(at + 1); break;
      case 3: text = text.slice(0, at); break;
      case 4: text = text.slice(at) + text.slice(0, at); break;
      case 5: text = text.slice(0, at) + text.slice(at, until).repeat(1 + roll(4)) + text.slice(until); break;
      default: text = text.slice(0, at) + pick(roll, texts).slice(roll(20)) + text.slice(until);
    }
    if (text.length > 3000) text = text.slice(0, 3000);
  }
  return text;
}

/** A text out of nothing: pieces, any units, or something hostile. */
const fromNothing = (roll: Dice): string => [
  () => Array.from({ length: roll(12) }, () => pick(roll, PIECES)).join(''),
  () => Array.from({ length: roll(40) }, () => String.fromCharCode(roll(0x10000))).join(''),
  () => Array.from({ length: roll(60) }, () => String.fromCharCode(32 + roll(95))).join(''),
  () => pick(roll, HOSTILE_TEXTS) + pick(roll, PIECES),
][roll(4)]!();

/** What is said of a text, as text: by every reader. */
const said = (text: string): string => JSON.stringify([parseQuestion(text), readPasted(text, RULINGS), parsePosition(text)]);

/** What was read must be a question that can be put, and a fault must point into the text and have its sentence. */
function isSound(text: string, read: Asked<Question | Pasted>): boolean {
  if (read.ok) {
    const { position: here, move: text_, beliefs, version } = read.value, parsed = parsePosition(here);
    return parsed.ok && formatPosition(parsed.value) === here && formatQuestion({ position: here, move: text_, beliefs, version }) !== '';
  }
  return read.errors.length > 0 && read.errors.every((fault) => fault.at >= 0 && fault.at + fault.length <= Math.max(text.length, fault.at) && explainAsked(fault, 'en') !== '' && explainAsked(fault, 'ko') !== '');
}

describe('a million texts', () => {
  it('put to the referee never throw, never take long, and are always answered the same', () => {
    const roll = dice(2026), texts = good(roll), count = { read: 0, faulty: 0, judged: 0 };
    let slowest = 0, slow = '';
    for (let i = 0; i < MILLION; i++) {
      const text = roll(4) ? spoiled(roll, texts) : fromNothing(roll), started = performance.now();
      const question = parseQuestion(text), pasted = readPasted(text, RULINGS), parsed = parsePosition(text);
      const took = performance.now() - started;
      if (took > slowest) { slowest = took; slow = text; }
      if (!isSound(text, question) || !isSound(text, pasted)) throw new Error(`${JSON.stringify(text)}: ${JSON.stringify([question, pasted])}`);
      if (pasted.ok) count.read++; else count.faulty++;
      // What costs more is asked of some: the same answer twice, the judgement, the nearest tables.
      if (i % 4 === 0 && JSON.stringify([question, pasted, parsed]) !== said(text)) throw new Error(`${JSON.stringify(text)} is answered twice, and not the same`);
      if (i % 50 === 0) {
        const found = canLie(text);
        if (found.ok !== parsed.ok || JSON.stringify(found) !== JSON.stringify(canLie(text))) throw new Error(JSON.stringify(text));
        const answer = judge(pasted.ok ? pasted.value.position : text, pasted.ok ? pasted.value.move : text);
        if (JSON.stringify(answer) !== JSON.stringify(judge(pasted.ok ? pasted.value.position : text, pasted.ok ? pasted.value.move : text))) throw new Error(JSON.stringify(text));
        count.judged++;
      }
    }
    console.log(`${MILLION} texts: ${count.read} read, ${count.faulty} with faults, ${count.judged} judged; the slowest took ${slowest.toFixed(1)} ms`);
    // Other work on the same machine can stop any one of them for a while: the slowest is asked again.
    const again = Array.from({ length: 5 }, () => { const started = performance.now(); parseQuestion(slow); readPasted(slow, RULINGS); return performance.now() - started; });
    expect(Math.min(...again), JSON.stringify(slow)).toBeLessThan(100);
    expect(count.read).toBeGreaterThan(MILLION / 10);
    expect(count.faulty).toBeGreaterThan(MILLION / 10);
  });

  it('a question that was read is read again from the text that it is written as', () => {
    const roll = dice(7), texts = good(roll);
    let read = 0;
    for (let i = 0; i < 100_000; i++) {
      const found = readPasted(spoiled(roll, texts), RULINGS);
      if (!found.ok) continue;
      read++;
      const { position: here, move: text, beliefs, version } = found.value, written = formatQuestion({ position: here, move: text, beliefs, version }), again = parseQuestion(written);
      if (!again.ok || formatQuestion(again.value) !== written) throw new Error(written);
    }
    expect(read).toBeGreaterThan(10_000);
  });
});

/** The answer that the rules alone give; throws where the referee gives another. */
function same(here: Position, text: string, answer: Answer): void {
  const against = objections(here, text, false), where = `${formatPosition(here)} ${text}`;
  if (against.length > 0) {
    expect(answer.trace.map((reason) => ['code' in reason && reason.code, reason.rule]), where).toEqual(against.map(({ code, rule }) => [code, rule]));
    expect([answer.verdict, answer.payments, answer.next], where).toEqual(['forbidden', [], null]);
    return;
  }
  expect(check(here, text), where).toEqual({ ok: true });
  const odds = text.includes('=') ? {} : reveals(here, text) ?? {}, pictures = Object.keys(odds);
  if (pictures.length > 1) {
    expect([answer.verdict, Object.fromEntries(answer.outcomes.map(({ picture, ways }) => [picture, ways]))], where).toEqual(['open', odds]);
    for (const outcome of answer.outcomes) same(here, `${text}=${outcome.picture}`, outcome);
    return;
  }
  const played = play(here, pictures[0] ? `${text}=${pictures[0]}` : text);
  if (!played.ok) throw new Error(where);
  expect([answer.verdict, answer.move, answer.payments, answer.next?.position, answer.next?.stage], where).toEqual(['allowed', played.move, played.awards, formatPosition(played.position), stage(played.position)]);
  expect(answer.trace.map(({ rule }) => rule), where).toEqual(played.trace.map(({ rule }) => rule));
}

describe('ten thousand questions', () => {
  it('of every stage at every kind of table are answered as the rules do, and the texts of the questions lead to the same', () => {
    const roll = dice(10), stages: Record<string, number> = {}, verdicts: Record<string, number> = {};
    for (let i = 0; i < 10_000; i++) {
      const here = position(roll), text = move(roll, here), answer = judge(here, text);
      same(here, text, answer);
      const asked = ask(formatPosition(here), text);
      if (!asked.ok) throw new Error(`${formatPosition(here)} ${text}`);
      const back = parseQuestion(formatQuestion(asked.value));
      if (!back.ok) throw new Error(formatQuestion(asked.value));
      const again = judge(back.value.position, back.value.move);
      expect([again.verdict, again.payments, again.next, again.differs.map(({ change }) => change)], `${formatPosition(here)} ${text}`).toEqual([answer.verdict, answer.payments, answer.next, answer.differs.map(({ change }) => change)]);
      stages[stage(here)] = (stages[stage(here)] ?? 0) + 1;
      verdicts[answer.verdict] = (verdicts[answer.verdict] ?? 0) + 1;
    }
    console.log(stages, verdicts);
    for (const each of ['build', 'act', 'return', 'over']) expect(stages[each], each).toBeGreaterThan(100);
    for (const each of ['allowed', 'forbidden', 'open']) expect(verdicts[each], each).toBeGreaterThan(300);
  });
});

describe('five hundred disputes', () => {
  it('over every move, legal or not, are settled as the rules play it', () => {
    for (const [right, times] of Object.entries(settleAll(500, 3))) expect(times, right).toBeGreaterThan(50);
  });
});
