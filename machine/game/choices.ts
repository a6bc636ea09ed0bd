import { check, parseMove, refuse, stage, withoutPicture, type Refusal } from '../rules/index.ts';
import { isEnded, positionOf } from './line.ts';
import type { Choice, ChoiceEvent, Draft, GameContext, GameEvent, Of, Offer, Offers, Seat, View } from './types.ts';

/** The move that an event makes of the choice in progress; null when it makes none. */
export function candidate({ game, draft, pending }: GameContext, event: GameEvent): string | null {
  if (event.type === 'MOVE') return event.move ?? '';
  if (event.type === 'REVEAL') return `${pending?.move}=${event.picture}`;
  if (event.type === 'PASS') return 'pass';
  if (draft === null) return null;
  const { zone, place, end } = draft;
  const placed = `${zone === 'aside' ? 'b' : ''}${place}`;
  switch (event.type) {
    case 'END':
      if (zone !== 'row') return placed + (event.side ?? '');
      return place === 1 ? 'lr' : place === positionOf(game).row.length ? 'rl' : null;
    case 'TURN': return placed + end + (event.over ? 'f' : '');
    case 'FLIP': return `f${place}`;
    case 'SWAP': {
      const other = 'place' in event ? event.place : event.direction === 'left' ? place - 1 : place + 1;
      return `s${Math.min(place, other)}${Math.max(place, other)}`;
    }
    default: return null;
  }
}

/** Some move of a tile that is chosen, to ask the rules whether its kind of move can be played now. */
const moveOf = ({ zone, place }: Draft): string => (zone === 'row' ? `f${place}` : `${zone === 'aside' ? 'b' : ''}${place}r`);

export const seatToMove = ({ game }: Pick<GameContext, 'game'>): Seat => game.seats[positionOf(game).turn];

/** Who made a move; what a host says of a turned tile belongs to the move that turned it. */
export function moverOf({ pending }: GameContext, event: GameEvent): Seat {
  return (event.type === 'MOVE' ? event.by : pending?.by) ?? 'human';
}

/** Why an event is refused; null when it is not. A picture is refused by its text alone, whatever lies there. */
export function refusalOf(context: GameContext, event: GameEvent): Refusal | null {
  const { game } = context;
  if (game.ending) return refuse('over', 'R7.3');
  const position = positionOf(game), seat = seatToMove(context);
  const notTheirs = seat !== 'human' && event.type !== 'REVEAL' && moverOf(context, event) !== seat;
  if (notTheirs && event.type !== 'MOVE' && stage(position) !== 'over') return refuse('not-your-turn', null);
  const move = event.type === 'PICK' ? moveOf(event) : candidate(context, event);
  // Only one choice makes no move at all: a tile inside the row has no other end to go to.
  if (move === null) return refuse('no-such-tile', 'R4.2');
  const picture = game.deal !== null && parseMove(move) !== null && move.includes('=');
  const found = check(position, picture ? withoutPicture(move) : move);
  if (!found.ok) return found;
  if (notTheirs) return refuse('not-your-turn', null);
  return picture ? refuse('picture-not-yours', 'R2.2') : null;
}

/** Is this an answer to a question that is gone, or from somebody who was not asked? */
export function isStale(context: GameContext, event: GameEvent): boolean {
  const { key } = event as Of<'MOVE' | 'REVEAL'>, seat = seatToMove(context), by = moverOf(context, event);
  if (key !== undefined && key !== context.key) return true;
  return event.type === 'MOVE' && seat !== 'human' && by !== 'human' && (by !== seat || key === undefined);
}

/** The buttons of a choice, and what each sends. */
function buttons({ game, draft }: GameContext): [Choice, ChoiceEvent][] {
  if (draft === null) return stage(positionOf(game)) === 'build' ? [['pass', { type: 'PASS' }]] : [];
  if (draft.zone === 'row') {
    return [
      ['flip', { type: 'FLIP' }], ['swapLeft', { type: 'SWAP', direction: 'left' }], ['swapRight', { type: 'SWAP', direction: 'right' }], ['otherEnd', { type: 'END' }],
    ];
  }
  if (draft.end) return [['lay', { type: 'TURN', over: false }], ['over', { type: 'TURN', over: true }]];
  return [['left', { type: 'END', side: 'l' }], ['right', { type: 'END', side: 'r' }]];
}

/** What the choice in progress can become, and why not; empty when no person is to choose. */
export function offers({ context }: View): Offers {
  if (isEnded(context.game) || context.pending || seatToMove(context) !== 'human') return {};
  return Object.fromEntries(buttons(context).map(([choice, event]): [Choice, Offer] =>
    [choice, { event, move: candidate(context, event), refusal: refusalOf(context, event) }]));
}

/** Once an end is chosen: is it asked whether the tile is turned over? It is not where nothing is turned, but for the first tile, of which nothing else is asked. */
export const asksTurn = ({ game, draft }: Pick<GameContext, 'game' | 'draft'>): boolean => draft !== null && draft.zone !== 'row' && (draft.end !== undefined || positionOf(game).options.flip);

/** The whole move, without a picture, that an event would play as things stand; null for one that only chooses, is refused or has no meaning now. A host may be asked before it is sent. */
export function wouldPlay(view: View & { can(event: GameEvent): boolean }, event: GameEvent): string | null {
  const { context } = view, chooses = event.type === 'REVEAL' || (event.type === 'END' && asksTurn(context));
  return chooses || !view.can(event) || isStale(context, event) || refusalOf(context, event) ? null : candidate(context, event);
}
