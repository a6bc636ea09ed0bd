import type { Player } from '../../machine/rules/index.ts';
import type { Guess, Prediction, StepKind } from '../lesson/step.ts';

const players: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };

/** What a lesson says in English around its own texts. */
export const lessonWords = {
  lang: 'en' as 'en' | 'ko',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  steps: 'Steps',
  kinds: { do: 'Do it', all: 'Find them all', wrong: 'Find the mistake', predict: 'Say it before you see it', back: 'What is underneath?', until: 'Play on' } satisfies Record<StepKind, string>,
  previous: 'Previous step',
  next: 'Next step',
  done: 'Done',
  notDone: 'Not done yet',
  hints: 'Hints',
  look: 'Where to look',
  action: 'Which action',
  show: 'Show me',
  playIt: 'Play it for me',
  takeBack: 'Take it back',
  again: 'Start this step again',
  wrong: 'That is not it yet.',
  theTask: 'The task:',
  refused: 'That cannot be done.',
  goOn: 'Go on: the turn is not over yet.',
  playOn: 'Go on.',
  waits: 'A moment: the game is being solved here, so that it can be answered.',
  /** Before what the rival does. */
  answers: (rival: Player) => `${players[rival]} answers:`,
  /** What was given away: the learner now loses in so many turns, the rival's next one counted; nobody can win; or it takes so many more turns. */
  given: {
    loss: (rival, turns) => (turns <= 0 ? `${players[rival]} has won.` : turns === 1 ? `That wins the game for ${players[rival]}.` : `${players[rival]} then wins within ${turns} turns, whatever you do.`),
    even: () => 'After that nobody can force a win.',
    win: (_, turns) => `You still win, but it takes ${turns} more turns.`,
  } as Readonly<Record<'loss' | 'even' | 'win', (rival: Player, turns: number) => string>>,
  paid: (rival: Player, n: number) => `That pays ${players[rival]} ${n === 1 ? '1 diamond' : `${n} diamonds`}.`,
  met: 'Yes.',
  found: (n: number, of: number) => (n < of ? `Found ${n} of ${of}. Take it back, and find another.` : `Found all ${of}.`),
  answer: 'Your answer',
  answerFirst: 'Answer first, above the table; then you will see it.',
  predictions: { forbidden: 'It is not allowed', nobody: 'Nobody is paid', a: 'Arsène is paid', x: 'Lady X is paid', both: 'Both are paid' } satisfies Record<Prediction, string>,
  guesses: { A: 'Arsène', X: 'Lady X', P: 'The police', B: 'The Blue Lion', open: 'Nobody can know' } satisfies Record<Guess, string>,
  right: 'Right.',
  notRight: 'No. Look what happens, then try again.',
  notUnder: 'No. Think of which pairs are left.',
  why: 'Why',
  stepsLeft: (n: number) => (n === 1 ? 'One step is still to be done.' : `${n} steps are still to be done.`),
  unreadable: (id: string) => `The step “${id}” cannot be read.`,
};

export type LessonWords = typeof lessonWords;
