import type { Progress, Work } from '../../machine/opponent/tasks.ts';

/** Lets everything else have its turn; also where timers are slow, as in a page that is not to be seen. */
const breath = (): Promise<void> => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    done();
  };
  port2.postMessage(null);
});

/**
 * Does several things at a time, each a slice of so many milliseconds, with a breath after each: what was asked last does
 * not wait for all that was asked before.
 */
export function inSlices(milliseconds: number): <T>(work: Work<T>, progress?: (now: Progress) => void) => Promise<T> {
  let turn: Promise<void> = Promise.resolve();
  return async (work, progress) => {
    for (;;) {
      // One slice at a time, whoever it belongs to.
      const mine = turn.then(breath);
      turn = mine;
      await mine;
      let now: Progress | undefined;
      for (const end = performance.now() + milliseconds; performance.now() < end;) {
        const { done, value } = work.next();
        if (done) return value;
        now = value ?? now;
      }
      if (now) progress?.(now);
    }
  };
}
