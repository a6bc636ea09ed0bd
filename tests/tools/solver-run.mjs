// For tests/tools/solver.mjs: solves in a process of its own, once cold and then warm, and prints the figures.
import { solveNow } from '../../dist/lib/machine/opponent/solver/index.js';

const times = [], before = process.memoryUsage().rss, [table = 'rulebook'] = process.argv.slice(2);
let peak = 0, checksum;
for (let n = 0; n < 6; n++) {
  const began = performance.now(), solved = solveNow(table);
  times.push(performance.now() - began);
  if (n === 0) peak = process.resourceUsage().maxRSS * 1024 - before;
  checksum = solved.checksum();
}
console.log(JSON.stringify({ cold: times[0], warm: times.slice(1), peak, checksum }));
