// For tests/tools/replies.mjs: the page in which each level finds its moves, by the same work that it does in its worker.
import * as rules from '../../machine/index.ts';
import { LEVELS } from '../../machine/opponent/levels.ts';
import { perform } from '../../machine/opponent/tasks.ts';
import { histories } from './histories.mjs';

function done(work) {
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone) return value;
  }
}

window.levels = Object.keys(LEVELS);
const games = histories(rules, 60);
done(perform('prepare', 'rulebook'));
/** How long each move takes, in milliseconds. */
window.replies = (level) => games.map((history) => {
  const began = performance.now();
  done(perform('move', { level, seed: 'bench', history }));
  return performance.now() - began;
});
document.documentElement.dataset.ready = '';
