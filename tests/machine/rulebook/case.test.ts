/** Every ruling can be put to the referee as the question that it decides, or no position can show it. */
import { describe, expect, it } from 'vitest';
import { caseOf, rulingsAbout } from '../../../machine/rulebook/case.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import { formatQuestion, pasted, questionAddress, RULING_NAME } from '../../../machine/rulebook/question.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { RULES_VERSION } from '../../../machine/rulebook/versions.ts';

const cited = (position: string, move: string): readonly (string | null)[] => {
  const answer = judge(position, move);
  return [answer, ...answer.outcomes].flatMap(({ trace }) => trace.map(({ rule }) => rule));
};
const askable = RULINGS.flatMap((ruling) => { const found = caseOf(ruling); return found ? [{ ruling, found }] : []; });

describe('what the referee is asked about a ruling', () => {
  it.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))('%s: the answer names its first rule, or the next that an answer can name; or it cannot be asked', (_, ruling) => {
    const found = caseOf(ruling), named = [...(found ? [...found.before, found] : [])].flatMap(({ position, move }) => cited(position, move));
    if (!found) { expect(ruling.rules[0]).toMatch(/^R(?:1\.|2\.|7\.3|8\.)/); return; }
    const first = ruling.rules.find((rule) => named.includes(rule))!;
    expect(cited(found.position, found.move)).toContain(first);
    // Where it is not the first rule, no move of the ruling has an answer that names that one.
    if (first !== ruling.rules[0]) expect(named).not.toContain(ruling.rules[0]);
  });

  it('the moves before it lead there', () => {
    for (const { found } of askable) {
      const way = [...found.before, found];
      way.slice(1).forEach(({ position }, i) => { expect(judge(way[i]!.position, way[i]!.move).next?.position).toBe(position); });
    }
  });

  it.each([['whose-heist', 's34', 1], ['broken-and-made-again', 's23', 2], ['heist-by-return', 'b1l', 1], ['returned-tile-pays-next-turn', 'rl', 2], ['second-action-while-a-tile-waits', 'lr', 1], ['tile-left-out', 'pass', 1]])('%s asks about %s, after %d moves', (id, move, before) => {
    const found = caseOf(RULINGS.find((each) => each.id === id)!)!;
    expect(found.before).toHaveLength(before);
    expect(found.move).toBe(move);
  });

  it.each(['tile-knocked-over', 'tile-on-its-edge', 'notes-on-paper', 'asking-what-is-under', 'lifted-and-put-back', 'flip-taken-back', 'return-forgotten', 'third-repetition'])('%s cannot be asked', (id) => {
    expect(caseOf(RULINGS.find((each) => each.id === id)!)).toBe(null);
  });

  it('from the question back to its ruling, and from an address that names the ruling to the moves before', async () => {
    for (const { ruling, found } of askable) {
      expect(rulingsAbout(found.position, found.move, RULINGS)).toContain(ruling.id);
      const question = { position: found.position, move: found.move, beliefs: [null, null] as const, version: RULES_VERSION };
      const read = await pasted(`${questionAddress('https://example.org/referee/', question)}&${RULING_NAME}=${ruling.id}`);
      expect(read).toMatchObject({ ok: true, value: { position: found.position, move: found.move, at: found.before.length, ruling: ruling.id } });
      expect(read.ok && read.value.steps.slice(0, read.value.at).map(({ before, move }) => ({ position: before, move }))).toEqual(found.before);
      expect(await pasted(`#q=${formatQuestion(question)}&ruling=no-such`)).toMatchObject({ ok: true, value: { ruling: null, steps: [] } });
    }
  });
});
