import { reveals, rivalOf, stage, type Picture } from '../rules/index.ts';
import { ENDINGS } from '../notation/format.ts';
import { begunBy } from './begin.ts';
import { candidate, moverOf, refusalOf, seatToMove } from './choices.ts';
import { countTurns, proposal, QUIET_TURNS } from './draws.ts';
import { enter, played, positionOf, redone, resultOf, takenBack, withEntry } from './line.ts';
import { begunFrom } from './opening.ts';
import { withPicture } from './reveal.ts';
import { seated } from './seats.ts';
import type { Draft, Game, GameContext, GameEmitted, GameEvent, Of } from './types.ts';

/** What an action makes of the context, and what it tells of it. Of what lies under the tiles it tells only what has come up. */
export type Step = readonly [change: Partial<GameContext>, ...told: GameEmitted[]];

/* Guards have asked before a step is taken, so what cannot be is not looked for here. */

/** Another game, or another moment of it: nothing is chosen, refused or half agreed any more, and whoever was asked is asked anew. */
const settled = ({ key }: GameContext, game: Game): Partial<GameContext> => ({ game, draft: null, pending: null, refusal: null, agreedBy: null, key: key + 1 });

/** What an event makes of the choice in progress. The first tile has one end only, so that is chosen with it; the same tile again lets it go. */
function drafted({ game, draft }: GameContext, event: Of<'PICK' | 'END' | 'CANCEL'>): Draft | null {
  const first = positionOf(game).row.length === 0;
  if (event.type === 'PICK') {
    const { zone, place } = event;
    if (draft?.zone === zone && draft.place === place) return null;
    return first ? { zone, place, end: 'r' } : { zone, place };
  }
  const { zone, place, end } = draft!;
  if (event.type === 'END') return { zone, place, end: event.side! };
  return end && !first ? { zone, place } : null;
}
export const choose = (context: GameContext, event: GameEvent): Step => [{ draft: drafted(context, event as Of<'PICK' | 'END' | 'CANCEL'>), refusal: null }];
export const chooseOnly = (): Step => [{ draft: { zone: 'aside', place: 1 } }];

export function refuse(context: GameContext, event: GameEvent): Step {
  const refusal = refusalOf(context, event)!, { code, rule } = refusal;
  return [{ refusal }, { type: 'refused', move: candidate(context, event), code, rule }];
}

/** The move is made up and the tile turned; what came up is still to be said. */
export const hold = (context: GameContext, event: GameEvent): Step =>
  [{ pending: { move: candidate(context, event)!, by: moverOf(context, event) }, draft: event.type === 'MOVE' ? null : context.draft, refusal: null }];

/** Every move ends here, whoever made it and however it was made up. */
export function commit(context: GameContext, event: GameEvent): Step {
  const { game } = context;
  const entry = enter(positionOf(game), withPicture(game, candidate(context, event)!), moverOf(context, event))!;
  // Whoever asked for another game gets the old one back until moving in it; what the other side does meanwhile takes nothing away.
  const isTheirs = game.seats[entry.player] !== 'human' && game.seats[rivalOf(entry.player)] === 'human';
  return [{ ...settled(context, withEntry(game, entry)), before: isTheirs ? context.before : null }, { type: 'moved', entry }];
}

export function takeBack(context: GameContext, event: GameEvent): Step {
  const { game, before } = takenBack(context, (event as Of<'TAKE_BACK'>).to)!, { start, line, cursor } = context.game;
  const entries = game.start === start ? line.slice(game.cursor, cursor).reverse() : [];
  return [{ ...settled(context, game), before }, { type: 'takenBack', entries }];
}

export function redo(context: GameContext, event: GameEvent): Step {
  const game = redone(context.game, (event as Of<'REDO'>).to)!;
  return [settled(context, game), { type: 'redone', entries: game.line.slice(context.game.cursor, game.cursor) }];
}

export const setPolicy = (_: GameContext, event: GameEvent): Step => [{ takeBack: (event as Of<'POLICY'>).takeBack }];

export const sit = (context: GameContext, event: GameEvent): Step =>
  [settled(context, { ...context.game, seats: seated(context.game.seats, (event as Of<'SEATS'>).seats) })];

const started = (game: Game): GameEmitted => ({ type: 'started', tossed: game.tossed, lots: game.lots });
const failed = (faults: GameContext['faults']): GameEmitted => ({ type: 'loadFailed', faults: faults! });

export const tellOpening = ({ game, faults }: GameContext): Step => [{}, started(game), ...(faults ? [failed(faults)] : [])];

/** NEW keeps the game it replaces, for one take back; to toss again keeps what was kept. */
export function beginNew(context: GameContext, event: GameEvent): Step {
  const begun = begunFrom(context, event);
  if (!begun.ok) return [{ faults: begun.errors }, failed(begun.errors)];
  const { game, table, nextSeed } = begun.value;
  const before = event.type === 'NEW' ? context.game : event.type === 'TOSS' ? context.before : null;
  return [{ ...settled(context, game), table, nextSeed, before, faults: null }, started(game)];
}
export function beginBy(context: GameContext, event: GameEvent): Step {
  const game = begunBy(context.game, (event as Of<'FIRST'>).player)!;
  return [settled(context, game), started(game)];
}

/** The game ends as a record does with this word. */
const endedBy = (context: GameContext, word: string): Step => [settled(context, { ...context.game, line: played(context.game), ending: ENDINGS.get(word)! })];
export const agree = (context: GameContext): Step => endedBy(context, 'draw');
export const resign = (context: GameContext, event: GameEvent): Step => endedBy(context, `${(event as Of<'RESIGN'>).by}-resigns`);

export function offerDraw(context: GameContext, event: GameEvent): Step {
  const { by } = event as Of<'DRAW_OFFER'>;
  return [{ offer: { by, position: positionOf(context.game) } }, { type: 'drawOffered', by }];
}
export const declineDraw = (_: GameContext, event: GameEvent): Step => [{}, { type: 'drawDeclined', by: (event as Of<'DRAW_DECLINE'>).by }];
export function agreeFirst(_: GameContext, event: GameEvent): Step {
  const { by } = event as Of<'AGREE'>;
  return [{ agreedBy: by }, { type: 'drawAgreedBy', by }];
}
export const playOn = ({ game }: GameContext, event: GameEvent): Step =>
  [{ agreedBy: null, game: { ...game, quietUntil: countTurns(game).turns + QUIET_TURNS } }, { type: 'drawDeclined', by: (event as Of<'PLAY_ON'>).by }];

export const tellProposal = (context: GameContext): Step => [{}, { type: 'drawProposed', reason: proposal(context.game)! }];
export const tellEnd = ({ game }: GameContext): Step => [{}, { type: 'ended', result: resultOf(game)! }];

export function tellTurn(context: GameContext): Step {
  const position = positionOf(context.game);
  return [{}, { type: 'turn', player: position.turn, seat: seatToMove(context), stage: stage(position) as 'build' | 'act' | 'return' }];
}
export function askMove(context: GameContext): Step {
  const position = positionOf(context.game);
  return [{}, { type: 'moveRequested', player: position.turn, seat: seatToMove(context), position, key: context.key }];
}
export function askPicture({ game, pending, key }: GameContext): Step {
  const position = positionOf(game), { move } = pending!;
  return [{}, { type: 'revealRequested', move, position, possible: Object.keys(reveals(position, move)!) as Picture[], key }];
}
