import { play } from '../rules/index.ts';
import { begunBy } from './begin.ts';
import { candidate, refusalOf } from './choices.ts';
import { countTurns, QUIET_TURNS } from './draws.ts';
import { enter, played, positionOf, redone, takenBack, withEntry } from './line.ts';
import { begunFrom } from './opening.ts';
import { revealed } from './reveal.ts';
import { seated } from './seats.ts';
import type { Given } from './guards.ts';
import type { Ending, GameContext, Of } from './types.ts';

type Change = Partial<GameContext>;

/* What the actions of the chart make of its context. A guard has asked before; so what cannot be is not looked for. */

/** Nothing is chosen, refused or half agreed any more, and whoever was asked is asked anew. */
const settled = ({ key }: GameContext): Change => ({ draft: null, pending: null, refusal: null, agreedBy: null, key: key + 1 });

/** A tile is chosen; if there is one end only, that too. */
export function choose({ context, event }: Given): Change {
  const { zone, place } = event as Of<'PICK'>;
  const first = zone === 'loose' && positionOf(context.game).row.length === 0;
  return { draft: first ? { zone, place, end: 'r' } : { zone, place }, refusal: null };
}
export const chooseOnly = (): Change => ({ draft: { zone: 'aside', place: 1 } });
export const chooseEnd = ({ context: { draft }, event }: Given): Change => ({ draft: { ...draft!, end: (event as Of<'END'>).side! }, refusal: null });
export const letGoEnd = ({ context: { draft } }: Given): Change => ({ draft: { zone: draft!.zone, place: draft!.place }, refusal: null });
export const letGo = (): Change => ({ draft: null, refusal: null });

export const refuse = ({ context, event }: Given): Change => ({ refusal: refusalOf(context, event) });

/** The move is made up: from here on it stands, whatever comes up. */
export const hold = ({ context, event }: Given): Change =>
  ({ pending: { move: candidate(context, event)!, by: event.type === 'MOVE' ? event.by ?? 'human' : context.pending?.by ?? 'human' }, refusal: null });

/** The picture is added if nobody has seen it yet. This alone, and the saver, may look at the deal. */
export function reveal({ context: { game, pending } }: Given): Change {
  const { move, by } = pending!;
  return play(positionOf(game), move).ok ? {} : { pending: { move: revealed(game, move), by } };
}

export function commit({ context }: Given): Change {
  const { game, pending } = context;
  return { ...settled(context), before: null, game: withEntry(game, enter(positionOf(game), pending!.move, pending!.by)!) };
}

export function takeBack({ context, event }: Given): Change {
  return { ...settled(context), ...takenBack(context, (event as Of<'TAKE_BACK'>).to) };
}
export const redo = ({ context, event }: Given): Change => ({ ...settled(context), game: redone(context.game, (event as Of<'REDO'>).to)! });
export const setPolicy = ({ event }: Given): Change => ({ takeBack: (event as Of<'POLICY'>).takeBack });
export const sit = ({ context, event }: Given): Change =>
  ({ ...settled(context), game: { ...context.game, seats: seated(context.game.seats, (event as Of<'SEATS'>).seats) } });

/** NEW keeps the game it replaces, for one take back; to toss again keeps what was kept. */
export function beginNew({ context, event }: Given): Change {
  const begun = begunFrom(context, event);
  if (!begun.ok) return { faults: begun.faults };
  const { game, table, nextSeed } = begun;
  const before = event.type === 'NEW' ? context.game : event.type === 'TOSS' ? context.before : null;
  return { ...settled(context), game, table, nextSeed, before, faults: null };
}
export const beginBy = ({ context, event }: Given): Change => ({ ...settled(context), game: begunBy(context.game, (event as Of<'FIRST'>).player)! });

const endedBy = (context: GameContext, ending: Ending): Change =>
  ({ ...settled(context), game: { ...context.game, line: played(context.game), ending } });
export const agree = ({ context }: Given): Change => endedBy(context, { agreed: true });
export const resign = ({ context, event }: Given): Change => endedBy(context, { resigned: (event as Of<'RESIGN'>).by });

export const offerDraw = ({ context, event }: Given): Change => ({ offer: { by: (event as Of<'DRAW_OFFER'>).by, position: positionOf(context.game) } });
export const agreeFirst = ({ event }: Given): Change => ({ agreedBy: (event as Of<'AGREE'>).by });
export const playOn = ({ context: { game } }: Given): Change =>
  ({ agreedBy: null, game: { ...game, quietUntil: countTurns(game).turns + QUIET_TURNS } });
