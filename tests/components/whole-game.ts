/** A whole game by two people at one table who use nothing but keys. No method of the element is called. */
import { expect } from '@open-wc/testing';
import { keysFor, livelyMove, pressesFor, read, type Lang } from '../player.ts';
import { barNames, bar, drawn, duty, events, focused, focusedName, hit, isDim, names, sit, until, walkTo, wordsFor } from './table.ts';

interface Game { readonly lang: Lang; readonly ret: 'after' | 'before'; readonly flip: 0 | 1; readonly by: 'Tab' | 'shortcuts'; readonly seed: string }

/** What happened in a game, for a test to know that it has seen enough. */
function kindOf(move: string): string {
  const over = /^b?\d[lr]f/.test(move) ? ' over' : '';
  if (move[0] === 'b') return `return${over}`;
  if (/^\d/.test(move)) return `place${over}`;
  return move[0] === 'f' ? 'flip' : move[0] === 's' ? 'swap' : 'end to end';
}

export async function wholeGame({ lang, ret, flip, by, seed }: Game): Promise<{ kinds: Set<string> }> {
  const table = await sit({ lang, seed, options: `rulebook,ret=${ret},flip=${flip}` }), words = wordsFor(lang);
  const played = events(document, 'blue-lion-move'), refused = events(document, 'blue-lion-refusal'), ended = events(document, 'blue-lion-end');
  const kinds = new Set<string>();
  const onTheBar = (when: string) => until(`the focus on the first button of the bar ${when}, not on “${focusedName()}”`, () => focused() === bar(table).find((button) => !isDim(button)));
  document.querySelector<HTMLElement>('#before')!.focus();
  if (by === 'shortcuts') await walkTo(table, pressesFor(words, read(table.state.position), livelyMove(read(table.state.position)))[0]!);

  for (let moves = 0; table.state.stage !== 'over'; moves++) {
    if (moves === 40) throw new Error(`No end: ${table.state.record}`);
    const before = table.state, position = read(before.position), move = livelyMove(position);
    if (position.due.length === 2) kinds.add('two to return');
    if (by === 'Tab') {
      for (const name of pressesFor(words, position, move)) {
        await walkTo(table, name);
        await hit(table, 'Enter');
        if (table.state.position === before.position) await onTheBar(`after “${name}”`);
      }
    } else {
      for (const key of keysFor(position, move)) {
        // An arrow goes to the end that is meant, which may have the focus already.
        if (/^Arrow/.test(key) && focusedName() === (key === 'ArrowLeft' ? words.choices.left : words.choices.right)) continue;
        await hit(table, key);
        if (table.state.position === before.position && !/^Arrow/.test(key)) await onTheBar(`after ${key}`);
      }
    }
    expect(table.state.position, `${move} was played in ${before.position}; bar: ${barNames(table).join(' · ')}`).not.to.equal(before.position);
    expect(played.length, 'one event a move').to.equal(moves + 1);
    expect(played[moves]!.detail.move.replace(/=.$/, '')).to.equal(move);
    expect(played[moves]!.detail.position).to.equal(table.state.position);
    expect(table.shadowRoot!.activeElement, `the focus stays in the table after ${move}`).not.to.equal(null);
    kinds.add(kindOf(move));
    if (played[moves]!.detail.awards.some((award) => award.for !== before.turn)) kinds.add('own goal');
  }
  await drawn(table);
  const { winner, score } = table.state;
  expect(refused.length).to.equal(0);
  expect(Math.max(score.a, score.x)).to.be.at.least(7);
  expect(ended.length).to.equal(1);
  expect(ended[0]!.detail.winner).to.equal(winner);
  expect(duty(table)).to.equal(words.outcome({ winner: winner!, score }));
  expect(names(table)).to.include.members([words.choices.again, words.choices.same]);
  return { kinds };
}
