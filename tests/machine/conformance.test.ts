import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  check, formatPosition, formatRecord, legalMoves, parsePosition, parseRecord, play, reveals, stage, winner,
  type Award, type Position, type Result,
} from '../../machine/index.ts';

const read = (name: string): string => readFileSync(new URL(`../conformance/${name}`, import.meta.url), 'utf8');
const lines = <T>(name: string): T[] => read(name).trim().split('\n').map((line) => JSON.parse(line) as T);
const position = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map((error) => error.message).join(' ')}`);
  return parsed.value;
};

interface Step { move: string; scored: Award[]; result: string; stage: string }
interface Case { position: string; move?: string; legal?: string[]; result?: string; stage?: string; scored?: Award[]; winner?: string; reveals?: Record<string, number>; error?: string }
interface Directed { id?: string; rule?: string; what?: string; why?: string; code?: string; position: string; steps?: Step[]; move?: string; error?: string; winner?: string; reveals?: Record<string, Record<string, number>> }

function playStep(start: Position, step: Step): Position {
  const played = play(start, step.move);
  if (!played.ok) throw new Error(`${formatPosition(start)}: ${step.move} refused: ${played.message}`);
  expect({ scored: played.awards, result: formatPosition(played.position), stage: stage(played.position) }).toEqual({ scored: step.scored, result: step.result, stage: step.stage });
  return played.position;
}

describe('cases of the independent engine', () => {
  const cases = lines<Case>('cases.jsonl');
  it.each([['legal'], ['result'], ['reveals'], ['error']] as const)('%s', (kind) => {
    const some = cases.filter((one) => one[kind] !== undefined);
    expect(some.length).toBeGreaterThan(50);
    for (const one of some) {
      const at = position(one.position), move = one.move ?? '';
      expect(formatPosition(at)).toBe(one.position);
      if (one.legal) expect({ stage: stage(at), legal: legalMoves(at) }).toEqual({ stage: one.stage, legal: one.legal });
      else if (one.reveals) expect(reveals(at, move), `${one.position} ${move}`).toEqual(one.reveals);
      else if (one.error) expect(play(at, move).ok, `${one.position} ${move}`).toBe(false);
      else expect(winner(playStep(at, one as Step))).toBe(one.winner ?? null);
    }
  });
});

it.each(lines<Directed>('directed.jsonl'))('$rule: $why ($position $move)', (one) => {
  const at = position(one.position);
  if (one.move !== undefined) {
    expect(play(at, one.move)).toMatchObject({ ok: false, code: one.code, rule: one.rule ?? null });
    if (one.code === 'picture-needed') {
      expect(check(at, one.move)).toEqual({ ok: true });
      expect(legalMoves(at)).toContain(one.move);
    } else {
      expect(check(at, one.move)).toMatchObject({ ok: false, code: one.code, rule: one.rule ?? null });
      expect(legalMoves(at)).not.toContain(one.move);
    }
    return;
  }
  const end = one.steps!.reduce(playStep, at);
  expect(winner(end)).toBe(one.winner ?? null);
});

it.each(lines<Directed>('curriculum.jsonl'))('lesson $id: $what', (one) => {
  const end = (one.steps ?? []).reduce(playStep, position(one.position));
  if (one.winner !== undefined) expect(winner(end)).toBe(one.winner);
  for (const [move, pictures] of Object.entries(one.reveals ?? {})) expect(reveals(end, move), move).toEqual(pictures);
});

it.each(lines<{ record: string; final?: string; result?: Result | null; move?: number }>('records.jsonl'))('record $record', ({ record, final, result, move }) => {
  const parsed = parseRecord(record);
  if (move !== undefined) {
    expect(parsed).toMatchObject({ ok: false, errors: [{ move, rule: expect.stringMatching(/^R\d/) as string }] });
    return;
  }
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  expect(formatPosition(parsed.value.moves.at(-1)!.position)).toBe(final);
  expect(parsed.value.result).toEqual(result);
  expect(formatRecord(parsed.value)).toBe(record);
});

it.each(lines<{ position: string }>('invalid.jsonl'))('refuses $position', ({ position: text }) => {
  const parsed = parsePosition(text);
  expect(parsed.ok).toBe(false);
  if (parsed.ok) return;
  expect(parsed.errors.length).toBeGreaterThan(0);
  for (const { at, length, message } of parsed.errors) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at + length).toBeLessThanOrEqual(text.length);
    expect(message).toMatch(/\w/);
  }
});

it.each(lines<{ text: string; canonical: string }>('canonical.jsonl'))('prints $canonical', ({ text, canonical }) => {
  expect(formatPosition(position(text))).toBe(canonical);
  expect(formatPosition(position(canonical))).toBe(canonical);
});

/** Leaves of the move tree: every picture a flip can show is a branch of its own; the last ply is counted in bulk. */
function perft(at: Position, depth: number): number {
  let leaves = 0;
  for (const move of legalMoves(at)) {
    const shown = reveals(at, move);
    if (depth === 1) { leaves += shown ? Object.keys(shown).length : 1; continue; }
    for (const full of shown ? Object.keys(shown).map((picture) => `${move}=${picture}`) : [move]) {
      const played = play(at, full);
      if (!played.ok) throw new Error(`${formatPosition(at)} ${full}: ${played.message}`);
      leaves += perft(played.position, depth - 1);
    }
  }
  return leaves;
}

it.each(JSON.parse(read('perft.json')) as { name: string; position: string; leaves: number[] }[])('perft: $name', ({ position: text, leaves }) => {
  const at = position(text);
  expect(leaves.map((_, i) => perft(at, i + 1))).toEqual(leaves);
});
