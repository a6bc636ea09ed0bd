import { createActor } from 'xstate';
import { choosing, gameMachine, reader, type GameEmitted, type GameEvent, type GameInput, type Seat } from '../../../machine/game/index.ts';

/** A real actor, and everything it told. An edited chart may throw inside: nobody is to hear of that. */
export function sitDown(input: GameInput = {}, machine: typeof gameMachine = gameMachine) {
  const told: GameEmitted[] = [];
  const actor = createActor(machine, { input: { read: reader, ...input } });
  actor.on('*', (event) => told.push(event));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    told,
    view: () => actor.getSnapshot(),
    send: (event: GameEvent) => actor.send(event),
    /** What was told since this was last asked. */
    news: () => told.splice(0),
  };
}
export type Sitting = ReturnType<typeof sitDown>;

/** What a player hears, in short. */
export function heard(event: GameEmitted): string {
  switch (event.type) {
    case 'moved': return `moved ${event.entry.move} by ${event.entry.by}`;
    case 'refused': return `refused ${event.move ?? '?'} ${event.code} ${event.rule ?? '-'}`;
    case 'turn': return `turn ${event.player} ${event.stage}`;
    case 'moveRequested': return `asked ${event.player} ${event.seat}`;
    case 'revealRequested': return `what is it ${event.move} ${event.possible.join('')}`;
    case 'takenBack': return `taken back ${event.entries.map((entry) => entry.move).join(' ') || 'the end'}`;
    case 'redone': return `redone ${event.entries.map((entry) => entry.move).join(' ')}`;
    case 'ended': return `ended ${event.result.winner}${event.result.agreed ? ' agreed' : ''}${event.result.resigned ? ` ${event.result.resigned} resigned` : ''}`;
    case 'drawOffered': case 'drawDeclined': case 'drawAgreedBy': return `${event.type} ${event.by}`;
    case 'drawProposed': return `drawProposed ${event.reason}`;
    case 'started': return `started${event.tossed ? ' by a toss' : ''}${event.lots ? ' and lots' : ''}`;
    case 'loadFailed': return `failed ${event.faults.map(({ code }) => code).join(' ')}`;
  }
}

/** Where the game stands: phase, choice in progress, draw, and after `!` the refusal that is still shown. */
export function standing(table: Sitting): string {
  const view = table.view();
  const names = (value: unknown): string => (typeof value === 'string' ? value : Object.entries(value as object).map(([name, inner]) => `${name}.${names(inner)}`).join(''));
  const { phase, draw } = view.value as { phase: unknown; draw: string };
  const tag = choosing(view), { draft, refusal } = view.context;
  const chosen = draft ? ` ${draft.zone} ${draft.place}${draft.end ?? ''}` : '';
  const where = names(phase);
  return where + (where.endsWith(tag) || tag === 'over' ? '' : ` tagged ${tag}`) + chosen + (draw === 'none' ? '' : ` draw ${draw}`) + (refusal ? ` !${refusal.code}` : '');
}

const SEATS: Record<string, Seat> = { human: 'human', external: 'external', script: 'script' };

/** Reads a command of a script: `pick loose 2`, `end l`, `lay`, `move f3=A by external key now`. */
export function eventOf(command: string, table: Sitting): GameEvent {
  const [word, ...rest] = command.split(' ');
  const [one, two] = rest;
  const after = (name: string): string | undefined => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  const key = { now: table.view().context.key, old: table.view().context.key - 1 }[after('key') ?? ''];
  const to = one === 'turn' ? 'turn' : undefined;
  const by = one as 'a' | 'x';
  switch (word) {
    case 'pick': return { type: 'PICK', zone: one as 'row', place: Number(two) };
    case 'end': return { type: 'END', ...(one && { side: one as 'l' }) };
    case 'lay': return { type: 'TURN', over: false };
    case 'over': return { type: 'TURN', over: true };
    case 'swap': return one === 'left' || one === 'right' ? { type: 'SWAP', direction: one } : { type: 'SWAP', place: Number(one) };
    case 'flip': return { type: 'FLIP' };
    case 'pass': return { type: 'PASS' };
    case 'cancel': return { type: 'CANCEL' };
    case 'move': return { type: 'MOVE', move: one!, ...(after('by') && { by: SEATS[after('by')!]! }), ...(key !== undefined && { key }) };
    case 'reveal': return { type: 'REVEAL', picture: one as 'A', ...(key !== undefined && { key }) };
    case 'toss': return { type: 'TOSS', seed: one };
    case 'first': return { type: 'FIRST', player: by };
    case 'new': return { type: 'NEW', same: one === 'same', ...(one === 'options' && { options: two }), ...(one === 'seed' && { seed: two }) };
    case 'load': return { type: 'LOAD', [one!]: rest.slice(1).join(' ') };
    case 'seats': return { type: 'SEATS', seats: { a: SEATS[one!]!, x: SEATS[two!]! } };
    case 'policy': return { type: 'POLICY', takeBack: one as 'off' };
    case 'back': return { type: 'TAKE_BACK', to };
    case 'redo': return { type: 'REDO', to };
    case 'offer': return { type: 'DRAW_OFFER', by };
    case 'accept': return { type: 'DRAW_ACCEPT', by };
    case 'decline': return { type: 'DRAW_DECLINE', by };
    case 'agree': return { type: 'AGREE', by };
    case 'play-on': return { type: 'PLAY_ON', by };
    case 'resign': return { type: 'RESIGN', by };
    default: throw new Error(`No such command: ${command}`);
  }
}
