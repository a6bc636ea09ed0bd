/**
 * Twenty questions, as two players at a table would ask them, written before the answers were looked up on the rules page;
 * a reader answered them from that page alone. What the engine can confirm of the answers is confirmed here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatPosition, parsePosition, play, type Position } from '../../../machine/index.ts';
import { RULE_IDS } from '../../../machine/rules/index.ts';

interface Question {
  n: number; question: string; answer: string; rules: string[];
  /** What the question tells, as a position and moves; null where only the table can do it. A refusal is that of the last move. */
  position: string | null; moves: string[]; paid: string[]; after: string | null; refused: { code: string; rule: string } | null;
}

const questions = JSON.parse(readFileSync(new URL('reading.json', import.meta.url), 'utf8')) as Question[];

const position = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map((error) => error.message).join(' ')}`);
  return parsed.value;
};

describe('questions for a reader of the rules page', () => {
  it('are twenty, in words, each decided by rules that exist; the engine can play all but one', () => {
    expect(questions.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    for (const { question, answer, rules } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(`${question} ${answer}`).not.toMatch(/\bR\d/);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(RULE_IDS).toContain(rule);
    }
    expect(questions.filter((one) => one.position === null).map(({ n }) => n)).toEqual([14]);
    expect(questions.filter((one) => one.position?.includes('overview'))).toHaveLength(3);
  });

  it.each(questions.filter((one) => one.position !== null))('$n: $position $moves', ({ position: text, moves, paid, after, refused }) => {
    let at = position(text!);
    expect(formatPosition(at)).toBe(text);
    const allowed = refused ? moves.slice(0, -1) : moves, payments: string[] = [];
    for (const move of allowed) {
      const played = play(at, move);
      if (!played.ok) throw new Error(`${formatPosition(at)}: ${move} refused: ${played.message}`);
      payments.push(played.awards.map((award) => `${award.for}${award.points}`).join(' '));
      at = played.position;
    }
    expect(payments).toEqual(paid);
    if (refused) expect(play(at, moves.at(-1)!)).toMatchObject({ ok: false, ...refused });
    else expect(formatPosition(at)).toBe(after);
  });

  it.each([
    [8, 's34', 'end-tile', 'R4.3'], [13, 'b1l', 'not-now', 'R6.2'], [16, 's23', 'not-now', 'R6.2'], [16, 'b1lf=P', 'no-turning', 'R6.3'],
  ])('%i: what was tried and refused on the way, %s', (n, move, code, rule) => {
    expect(play(position(questions[n - 1]!.position!), move)).toMatchObject({ ok: false, code, rule });
  });
});
