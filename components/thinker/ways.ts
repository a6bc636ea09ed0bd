import { perform, revived, type Answers, type Asks, type Kind, type Progress } from '../../machine/opponent/tasks.ts';
import { inSlices } from './slices.ts';

/** Somebody who does what is asked, somewhere. */
export interface Way {
  /** @param progress hears how far it is, now and then */
  ask<K extends Kind>(kind: K, given: Asks[K], progress?: (now: Progress) => void): Promise<Answers[K]>;
}

/** A worker that cannot be had, has failed, or does not answer: what it was asked has to be done in another way. */
export class WorkerGone extends Error {}

/** A request to a worker, and what it says to it, in this order: that it is there, how far it is, the answer or why there is none. */
export interface Request { readonly id: number; readonly kind: Kind; readonly given: Asks[Kind] }
export type Reply = { readonly ready: true } | { readonly id: number } & ({ readonly progress: Progress } | { readonly answer: Answers[Kind] } | { readonly error: string });

/** A worker that gives no sign for so many ticks of so many milliseconds has gone. Ticks are counted, not time: a page that sleeps has none. */
const PATIENCE = 8, TICK = 500;

/**
 * The worker's address, as a page takes it that asks for trusted ones (`require-trusted-types-for 'script'`). The policy
 * lets through nothing but the addresses of this module's own worker.
 */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown } } };
  if (!trustedTypes) return address;
  own.add(address);
  policy ??= trustedTypes.createPolicy('blue-lion-game', {
    createScriptURL(url) {
      if (!own.has(url)) throw new TypeError('This is not the address of the worker.');
      return url;
    },
  });
  return policy.createScriptURL(address) as string;
}
const own = new Set<string>();
let policy: { createScriptURL(url: string): unknown } | undefined;

/** The address of the worker's file. Bundlers know `new Worker(new URL(…, import.meta.url))` and put the file there; what makes it here only takes down the address. */
function addressOf(): string {
  let address = '';
  const Worker = class { constructor(...[{ href }]: [URL, { type: 'module' }]) { address = href; } };
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return address;
}

/** Starts the worker: from its file, or from a blob that imports the file, which a page may also do that lies elsewhere. */
function start(from: 'file' | 'blob'): { readonly worker: Worker; readonly done: () => void } {
  const address = addressOf();
  if (from === 'file') return { worker: new Worker(trusted(address), { type: 'module', name: 'blue-lion' }), done: () => {} };
  const blob = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' }));
  return { worker: new Worker(trusted(blob), { type: 'module', name: 'blue-lion' }), done: () => { URL.revokeObjectURL(blob); } };
}

interface Waiting { readonly answer: (answer: Answers[Kind]) => void; readonly fail: (reason: Error) => void; readonly progress: ((now: Progress) => void) | undefined }

/** Thinks in a worker. @throws {@link WorkerGone} where there is none to be had; what goes wrong later is told to whoever asks. */
export function workerFrom(from: 'file' | 'blob'): Way {
  const waiting = new Map<number, Waiting>();
  let ids = 0, silent = 0, ticking: ReturnType<typeof setInterval> | undefined, gone: WorkerGone | null = null;
  let started: ReturnType<typeof start>;
  try {
    started = start(from);
  } catch (reason) {
    throw new WorkerGone(String(reason));
  }
  const { worker, done } = started;

  const rest = (): void => {
    if (waiting.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
  const give = (why: string): void => {
    gone ??= new WorkerGone(why);
    worker.terminate();
    done();
    const all = [...waiting.values()];
    waiting.clear();
    rest();
    for (const { fail } of all) fail(gone);
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    give(event.message || 'The worker cannot be loaded.');
  });
  worker.addEventListener('messageerror', () => { give('What the worker said cannot be read.'); });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    silent = 0;
    if ('ready' in data) return done();
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('progress' in data) return asked.progress?.(data.progress);
    waiting.delete(data.id);
    rest();
    if ('error' in data) asked.fail(new Error(data.error));
    else asked.answer(revived(data.answer));
  });

  return {
    ask: (kind, given, progress) => new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const id = ++ids;
      waiting.set(id, { answer: resolve as (answer: Answers[Kind]) => void, fail: reject, progress });
      if (ticking === undefined) {
        silent = 0;
        ticking = setInterval(() => { if (++silent > PATIENCE) give('The worker does not answer.'); }, TICK);
      }
      try {
        worker.postMessage({ id, kind, given } satisfies Request);
      } catch (reason) {
        give(String(reason));
      }
    }),
  };
}

/** Milliseconds of work on the page's own thread before everything else there has its turn. */
const SLICE = 8;

/** Thinks where the page lives, in slices. */
export function onThisThread(): Way {
  const run = inSlices(SLICE);
  return { ask: (kind, given, progress) => run(perform(kind, given), progress) };
}
