/* Every step of the course on the live table: something that does not do is not taken, and is told why; then what its last hint shows is. */
import { expect } from '@open-wc/testing';
import { accepted, after, backOf, EVERY_MOVE, fresh, GUESSES, outcomeOf, PREDICTIONS, verdictOf, type Step } from '../../components/lesson/step.ts';
import { check, legalMoves, parsePosition, play, type Position } from '../../machine/index.ts';
import { wordsOf } from '../lesson-words.ts';
import { LESSONS } from '../../site/lessons/course/index.ts';
import { isMet, openStep, press, verdict } from './course.ts';
import { drawn, pause, until } from './table.ts';

afterEach(() => { document.body.replaceChildren(); });

const words = wordsOf.en;
const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

/** Something that can be tried and does not meet the goal: an action that goes wrong, else one that is refused. */
function wrongIn(step: Step, start: Position): string {
  const meets = accepted(step, start), wrong = legalMoves(start).find((move) => !meets.includes(move) && after(fresh(start), move).every((attempt) => verdictOf(step, attempt) === 'wrong'));
  return wrong ?? EVERY_MOVE.find((move) => !meets.includes(move) && !check(start, move).ok)!;
}

describe('every step of the course', () => {
  for (const lesson of LESSONS) {
    for (const step of lesson.steps) {
      it(`${lesson.id}/${step.id}`, async () => {
        const element = await openStep(`${lesson.id}/${step.id}`), start = read(step.position), table = element.table!;
        if (step.kind === 'predict' || step.kind === 'back') {
          const right = step.kind === 'predict' ? outcomeOf(start, step.shown)! : backOf(start, step.tile!), names: Readonly<Record<string, string>> = step.kind === 'predict' ? words.predictions : words.guesses;
          const wrong = (step.kind === 'predict' ? PREDICTIONS : GUESSES).find((each) => each !== right && each !== start.row[(step.tile ?? 0) - 1]?.up)!;
          await press(element, names[wrong]!);
          await until('that it is not right', () => verdict(element).includes(step.kind === 'predict' ? words.notRight : words.notUnder));
          expect(element.done).to.deep.equal([]);
          await press(element, names[right]!);
          await isMet(element, 8000);
          return;
        }
        const wrong = wrongIn(step, start), before = table.state.record;
        table.play(wrong);
        await pause();
        await until(`what comes of ${wrong}`, () => verdict(element) !== '');
        expect(element.done, wrong).to.deep.equal([]);
        expect(verdict(element), 'a rule').to.match(/R\d\.\d/);
        if (table.state.record !== before && step.kind !== 'until') {
          await press(element, words.takeBack);
          expect(table.state.record).to.equal(before);
        } else await press(element, words.again);
        await until('a table to play at', () => element.table?.shadowRoot?.querySelector('blue-lion-message, [part~=message]'));
        await drawn(element.table!);
        if (step.kind === 'all') {
          for (const move of accepted(step, start)) {
            element.table!.play(move);
            await pause();
            await until(`what comes of ${move}`, () => verdict(element) !== '');
            if (element.done.length === 0) await press(element, play(start, move).ok || check(start, move).ok ? words.takeBack : words.again);
          }
        } else {
          const told = new Set<string>();
          for (const button of [words.look, words.action, words.show]) {
            if ([...element.shadowRoot!.querySelectorAll('button')].some((each) => each.textContent.trim() === button)) { await press(element, button); told.add(button); }
          }
          expect(told.has(words.show)).to.equal(true);
          await press(element, words.playIt);
        }
        await isMet(element, 12_000);
      });
    }
  }
});
