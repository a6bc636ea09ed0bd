import { reveals, stage, type Picture } from '../rules/index.ts';
import { candidate, refusalOf, seatToMove } from './choices.ts';
import { proposal } from './draws.ts';
import { positionOf, redone, resultOf, takenBack } from './line.ts';
import type { Given } from './guards.ts';
import type { GameEmitted, Of } from './types.ts';

/* What the chart tells. Of what lies under the tiles, only what has come up. */

export const tellStarted = ({ context: { game } }: Given): GameEmitted =>
  ({ type: 'started', position: positionOf(game), tossed: game.tossed, lots: game.lots });
export const tellFaults = ({ context }: Given): GameEmitted => ({ type: 'loadFailed', faults: context.faults! });

export function tellTurn({ context }: Given): GameEmitted {
  const position = positionOf(context.game);
  return { type: 'turn', player: position.turn, seat: seatToMove(context), stage: stage(position) as 'build' | 'act' | 'return' };
}
export function askMove({ context }: Given): GameEmitted {
  const position = positionOf(context.game);
  return { type: 'moveRequested', player: position.turn, seat: seatToMove(context), position, key: context.key };
}
export function askPicture({ context: { game, pending, key } }: Given): GameEmitted {
  const position = positionOf(game), { move } = pending!;
  return { type: 'revealRequested', move, position, possible: Object.keys(reveals(position, move)!) as Picture[], key };
}

export const tellMoved = ({ context: { game } }: Given): GameEmitted => ({ type: 'moved', entry: game.line[game.cursor - 1]! });
export function tellRefused({ context, event }: Given): GameEmitted {
  const { code, rule, message } = refusalOf(context, event)!;
  return { type: 'refused', move: candidate(context, event), code, rule, message };
}

export function tellTakenBack({ context, event }: Given): GameEmitted {
  const { game } = takenBack(context, (event as Of<'TAKE_BACK'>).to)!;
  const { line, cursor, start } = context.game;
  const entries = game.start === start ? line.slice(game.cursor, cursor).reverse() : [];
  return { type: 'takenBack', entries, position: positionOf(game) };
}
export function tellRedone({ context: { game }, event }: Given): GameEmitted {
  const next = redone(game, (event as Of<'REDO'>).to)!;
  return { type: 'redone', entries: next.line.slice(game.cursor, next.cursor), position: positionOf(next) };
}

export const tellOffer = ({ event }: Given): GameEmitted => ({ type: 'drawOffered', by: (event as Of<'DRAW_OFFER'>).by });
export const tellDeclined = ({ event }: Given): GameEmitted => ({ type: 'drawDeclined', by: (event as Of<'DRAW_DECLINE'>).by });
export const tellProposal = ({ context }: Given): GameEmitted => ({ type: 'drawProposed', reason: proposal(context.game)! });
export const tellAgreed = ({ event }: Given): GameEmitted => ({ type: 'drawAgreedBy', by: (event as Of<'AGREE'>).by });
export const tellEnd = ({ context: { game } }: Given): GameEmitted => ({ type: 'ended', result: resultOf(game)! });
