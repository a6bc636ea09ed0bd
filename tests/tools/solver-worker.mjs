// For tests/tools/solver.mjs: solves in a worker as soon as it runs there; in a page it waits until it is asked to solve in slices.
import { solve, solveNow } from '../../machine/opponent/solver/index.ts';

if (typeof document === 'undefined') {
  const began = performance.now(), { tables } = solveNow('rulebook');
  postMessage({ took: performance.now() - began, tables }, [tables.numbers.buffer, tables.values.buffer]);
} else {
  window.slices = async () => {
    const tasks = [];
    new PerformanceObserver((list) => { tasks.push(...list.getEntries().map(({ duration }) => duration)); }).observe({ type: 'longtask' });
    const began = performance.now();
    await solve('rulebook');
    const took = performance.now() - began;
    await new Promise((later) => { setTimeout(later, 200); });
    return { took, longest: Math.max(0, ...tasks) };
  };
  document.documentElement.dataset.ready = '';
}
