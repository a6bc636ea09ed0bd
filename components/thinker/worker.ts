/** Thinks beside the page: does what it is asked, and says how far it is. Nothing but messages comes in or goes out. */
import { perform, revived } from '../../machine/opponent/tasks.ts';
import { inSlices } from './slices.ts';
import type { Reply, Request } from './ways.ts';

const say = (reply: Reply): void => { postMessage(reply); };
// What is asked has to be heard while something long is being done.
const run = inSlices(30);

addEventListener('message', ({ data: { id, kind, given } }: MessageEvent<Request>) => {
  run(perform(kind, revived(given)), (progress) => { say({ id, progress }); }).then(
    (answer) => { say({ id, answer }); },
    (reason: unknown) => { say({ id, error: reason instanceof Error ? reason.message : String(reason) }); },
  );
});
say({ ready: true });
