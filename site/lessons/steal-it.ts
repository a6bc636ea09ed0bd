import type { Award, Kind, Player } from '../../machine/index.ts';
import type { Step } from './lesson.ts';

const isFor = (player: Player, kind?: Kind) => (award: Award) => award.for === player && (kind === undefined || award.kind === kind);

/** Lesson 0.1, "Steal it in one move": a theft within the first minute, the same from the other chair, and the trap. */
export const stealIt = [
  {
    id: 'steal',
    position: 'XaAbApBxXpPb - - a 0-0 rulebook',
    actor: 'a',
    goal: ({ awards }) => awards.some(isFor('a', 'theft')),
    shown: 's34',
    rules: ['R5.3', 'R6.1'],
  },
  {
    id: 'other-chair',
    position: 'XaBaPaXpBxBp - - x 0-0 rulebook',
    actor: 'x',
    goal: ({ awards }) => awards.some(isFor('x', 'theft')),
    shown: 's34',
    rules: ['R5.3', 'R4.3'],
  },
  {
    id: 'own-goal',
    position: 'AxAbPaPxBxBp - - a 0-0 rulebook',
    actor: 'a',
    goal: ({ awards }) => awards.some(isFor('x')) && !awards.some(isFor('a')),
    shown: 's23',
    rules: ['R5.2', 'R5.5'],
  },
] as const satisfies readonly Step[];

export type StealItStep = (typeof stealIt)[number]['id'];
