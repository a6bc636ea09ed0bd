import { setup } from 'xstate';
import * as guard from './guards.ts';
import { opening } from './opening.ts';
import { standing, STANDINGS } from './standing.ts';
import * as step from './steps.ts';
import type { Choosing, GameContext, GameEmitted, GameEvent, GameInput, Given, Zone } from './types.ts';

const chart = setup({
  types: {} as { context: GameContext; events: GameEvent; emitted: GameEmitted; input: GameInput | undefined; tags: Choosing },
});

/** A step as an action: first the context changes, then it is told. */
const act = (take: (context: GameContext, event: GameEvent) => step.Step) => chart.enqueueActions(({ context, event, enqueue }) => {
  const [change, ...told] = take(context, event);
  enqueue.assign(change);
  for (const each of told) enqueue.emit(each);
});

const refused = { guard: guard.refused, actions: act(step.refuse) } as const;
/** Where nothing can follow but a refusal. */
const refusal = { actions: act(step.refuse) } as const;
const ignored = { guard: guard.stale } as const;
/** Every move ends here, whoever made it and however it was made up. */
const done = { target: '#next', actions: act(step.commit) } as const;
/** A move that turns nothing over, and one that may: there, only the host may know what comes up. */
const plain = [refused, done] as const;
const turning = [refused, { guard: guard.hidden, target: 'revealing', actions: act(step.hold) }, done] as const;
const typed = [ignored, ...turning] as const;

const begins = [{ guard: guard.canBegin, target: '.phase.next', actions: act(step.beginNew) }, { actions: act(step.beginNew) }] as const;

/** The choice goes on, or a step back: what is asked next follows from it. */
const chosen = { target: 'ask', actions: act(step.choose) } as const;
const pick = [refused, chosen] as const;
const toEnd = [refused, { ...chosen, guard: guard.turnFollows }, done] as const;

/** A choice in progress: of a loose tile, of an action, or of a tile to return. The three differ in what follows the tile. */
const choosing = (zone: Zone) => {
  const row = zone === 'row', loose = zone === 'loose';
  return chart.createStateConfig({
    initial: 'ask',
    entry: act(step.tellTurn),
    always: { guard: guard.ended, target: '#next' },
    states: {
      ask: {
        always: [
          { guard: guard.asksOther, target: 'waiting' },
          ...(row ? [] : [{ guard: guard.endChosen, target: 'end' } as const]),
          { guard: guard.tileChosen, target: 'tile' },
          ...(zone === 'aside' ? [{ guard: guard.oneWaits, target: 'tile', actions: act(step.chooseOnly) } as const] : []),
          { target: 'idle' },
        ],
      },
      idle: { tags: 'idle', on: { PICK: pick, PASS: loose ? plain : refusal, MOVE: typed } },
      tile: {
        tags: 'tile',
        on: { PICK: pick, CANCEL: chosen, MOVE: typed, ...(row ? { SWAP: plain, END: plain, FLIP: turning } : { END: toEnd }) },
      },
      ...(!row && { end: { tags: 'end', on: { PICK: pick, CANCEL: chosen, MOVE: typed, END: pick, TURN: turning } } }),
      waiting: {
        tags: 'waiting',
        entry: act(step.askMove),
        on: { MOVE: typed, PICK: refusal, END: refusal, TURN: refusal, SWAP: refusal, FLIP: refusal, PASS: refusal },
      },
      revealing: { tags: 'revealing', entry: act(step.askPicture), on: { REVEAL: [ignored, ...plain] } },
    },
  });
};

/** The statechart of the game. It holds phases, the choice in progress, take back and draws; the rules decide everything else. */
export const gameMachine = chart.createMachine({
  id: 'game',
  context: ({ input }) => opening(input),
  type: 'parallel',
  entry: act(step.tellOpening),
  on: {
    NEW: begins,
    LOAD: begins,
    TAKE_BACK: { guard: guard.canTakeBack, target: '.phase.next', actions: act(step.takeBack) },
    REDO: { guard: guard.canRedo, target: '.phase.next', actions: act(step.redo) },
    POLICY: { actions: act(step.setPolicy) },
  },
  states: {
    phase: {
      initial: 'next',
      on: {
        SEATS: { target: '.next', actions: act(step.sit) },
        RESIGN: { guard: guard.playing, target: '.next', actions: act(step.resign) },
      },
      states: {
        next: {
          id: 'next',
          always: [...STANDINGS.map((where) => ({ guard: ({ context }: Given) => standing(context) === where, target: where }) as const), { target: 'play' }],
        },
        setup: {
          initial: 'build',
          states: {
            toss: {
              ...choosing('loose'),
              on: {
                TOSS: { target: '#next', actions: act(step.beginNew) },
                FIRST: { guard: guard.canBeginBy, target: '#next', actions: act(step.beginBy) },
              },
            },
            build: choosing('loose'),
          },
        },
        play: choosing('row'),
        return: choosing('aside'),
        over: {
          initial: 'won',
          tags: 'over',
          entry: act(step.tellEnd),
          on: { SEATS: { actions: act(step.sit) }, MOVE: [ignored, refusal], PICK: refusal, PASS: refusal },
          states: { won: {}, level: {}, agreed: {}, resigned: {} },
        },
      },
    },
    draw: {
      initial: 'none',
      states: {
        none: {
          always: { guard: guard.proposed, target: 'proposed' },
          on: { DRAW_OFFER: { guard: guard.playing, target: 'offered', actions: act(step.offerDraw) } },
        },
        offered: {
          always: { guard: guard.lapsed, target: 'none' },
          on: {
            DRAW_ACCEPT: { guard: guard.byRival, target: 'none', actions: act(step.agree) },
            DRAW_DECLINE: { target: 'none', actions: act(step.declineDraw) },
          },
        },
        proposed: {
          entry: act(step.tellProposal),
          always: { guard: guard.unproposed, target: 'none' },
          on: {
            AGREE: [{ guard: guard.bothAgree, target: 'none', actions: act(step.agree) }, { guard: guard.playing, actions: act(step.agreeFirst) }],
            PLAY_ON: { target: 'none', actions: act(step.playOn) },
          },
        },
      },
    },
  },
});
