import { play } from '../rules/index.ts';
import { begunBy } from './begin.ts';
import { asksTurn, candidate, isStale, refusalOf, seatToMove } from './choices.ts';
import { proposal } from './draws.ts';
import { isEnded, positionOf, redone, takenBack } from './line.ts';
import { begunFrom } from './opening.ts';
import { isPlayer } from './seats.ts';
import type { Given, Of } from './types.ts';

/* The questions the chart asks. Each asks the rules or the line; none decides anything of its own. */

export const asksOther = ({ context }: Given): boolean => seatToMove(context) !== 'human';
export const oneWaits = ({ context }: Given): boolean => positionOf(context.game).due.length === 1;
export const tileChosen = ({ context }: Given): boolean => context.draft !== null;
export const endChosen = ({ context }: Given): boolean => context.draft?.end !== undefined;
/** Is the end not the last question, because the tile may still be turned over? */
export const turnFollows = ({ context }: Given): boolean => asksTurn(context);

export const stale = ({ context, event }: Given): boolean => isStale(context, event);
export const refused = ({ context, event }: Given): boolean => refusalOf(context, event) !== null;
/** Does a back come up that only the host knows? */
export const hidden = ({ context, event }: Given): boolean =>
  context.game.deal === null && !play(positionOf(context.game), candidate(context, event)!).ok;

export const canBegin = ({ context, event }: Given): boolean => begunFrom(context, event).ok;
export const canBeginBy = ({ context, event }: Given): boolean => begunBy(context.game, (event as Of<'FIRST'>).player) !== null;
export const canTakeBack = ({ context, event }: Given): boolean => takenBack(context, (event as Of<'TAKE_BACK'>).to) !== null;
export const canRedo = ({ context, event }: Given): boolean => redone(context.game, (event as Of<'REDO'>).to) !== null;

export const playing = ({ context, event }: Given): boolean => !isEnded(context.game) && isPlayer((event as Of<'RESIGN'>).by);
export const ended = ({ context }: Given): boolean => context.game.ending !== null;
export const proposed = ({ context }: Given): boolean => proposal(context.game) !== null;
export const unproposed = ({ context }: Given): boolean => proposal(context.game) === null;
/** An offer holds until the next move, and no longer than the game. */
export const lapsed = ({ context: { game, offer } }: Given): boolean => isEnded(game) || offer?.position !== positionOf(game);
export const byRival = ({ context, event }: Given): boolean => context.offer?.by !== (event as Of<'DRAW_ACCEPT'>).by && playing({ context, event });
export const bothAgree = ({ context, event }: Given): boolean => context.agreedBy !== null && context.agreedBy !== (event as Of<'AGREE'>).by && playing({ context, event });
