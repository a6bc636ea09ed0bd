import { assign, emit, setup } from 'xstate';
import * as change from './changes.ts';
import * as guards from './guards.ts';
import { opening } from './opening.ts';
import { STANDINGS } from './standing.ts';
import * as tell from './tellings.ts';
import type { Choosing, GameContext, GameEmitted, GameEvent, GameInput, Zone } from './types.ts';

const chart = setup({
  types: {} as { context: GameContext; events: GameEvent; emitted: GameEmitted; input: GameInput | undefined; tags: Choosing },
  guards: { ...guards },
  actions: {
    choose: assign(change.choose),
    chooseOnly: assign(change.chooseOnly),
    chooseEnd: assign(change.chooseEnd),
    letGoEnd: assign(change.letGoEnd),
    letGo: assign(change.letGo),
    refuse: assign(change.refuse),
    hold: assign(change.hold),
    reveal: assign(change.reveal),
    commit: assign(change.commit),
    takeBack: assign(change.takeBack),
    redo: assign(change.redo),
    setPolicy: assign(change.setPolicy),
    sit: assign(change.sit),
    beginNew: assign(change.beginNew),
    beginBy: assign(change.beginBy),
    agree: assign(change.agree),
    resign: assign(change.resign),
    offerDraw: assign(change.offerDraw),
    agreeFirst: assign(change.agreeFirst),
    playOn: assign(change.playOn),
    tellStarted: emit(tell.tellStarted),
    tellFaults: emit(tell.tellFaults),
    tellTurn: emit(tell.tellTurn),
    askMove: emit(tell.askMove),
    askPicture: emit(tell.askPicture),
    tellMoved: emit(tell.tellMoved),
    tellRefused: emit(tell.tellRefused),
    tellTakenBack: emit(tell.tellTakenBack),
    tellRedone: emit(tell.tellRedone),
    tellOffer: emit(tell.tellOffer),
    tellDeclined: emit(tell.tellDeclined),
    tellProposal: emit(tell.tellProposal),
    tellAgreed: emit(tell.tellAgreed),
    tellEnd: emit(tell.tellEnd),
  },
});

const refused = { guard: 'refused', actions: ['tellRefused', 'refuse'] } as const;
const ignored = { guard: 'stale' } as const;
/** Every move ends here, whoever made it and however it was made up. */
const done = { target: '#next', actions: ['hold', 'reveal', 'commit', 'tellMoved'] } as const;
/** A move that turns nothing over, and one that may: there, only the host may know what comes up. */
const plain = [refused, done] as const;
const turning = [refused, { guard: 'hidden', target: 'revealing', actions: 'hold' }, done] as const;
const typed = [ignored, ...turning] as const;

const begins = [{ guard: 'canBegin', target: '.phase.next', actions: ['beginNew', 'tellStarted'] }, { actions: ['beginNew', 'tellFaults'] }] as const;

/** A choice in progress: of a loose tile, of an action, or of a tile to return. The three differ in what follows the tile. */
const choosing = (zone: Zone) => {
  const row = zone === 'row', loose = zone === 'loose';
  const letGo = { guard: 'chosenAlready', target: 'ask', actions: 'letGo' } as const;
  const chosen = { target: 'tile', actions: 'choose' } as const;
  const firstTile = loose ? [{ guard: 'oneEnd', target: 'end', actions: 'choose' } as const] : [];
  return chart.createStateConfig({
    initial: 'ask',
    entry: 'tellTurn',
    always: { guard: 'ended', target: '#next' },
    states: {
      ask: {
        always: [
          { guard: 'asksOther', target: 'waiting' },
          ...(zone === 'aside' ? [{ guard: 'oneWaits', target: 'tile', actions: 'chooseOnly' } as const] : []),
          { target: 'idle' },
        ],
      },
      idle: {
        tags: 'idle',
        on: {
          PICK: [refused, ...firstTile, chosen],
          PASS: loose ? plain : refused,
          MOVE: typed,
        },
      },
      tile: {
        tags: 'tile',
        on: {
          PICK: [refused, letGo, chosen],
          CANCEL: { target: 'ask', actions: 'letGo' },
          MOVE: typed,
          ...(row
            ? { SWAP: plain, END: plain, FLIP: turning }
            : { END: [refused, { guard: 'mayTurn', target: 'end', actions: 'chooseEnd' }, done] }),
        },
      },
      ...(!row && {
        end: {
          tags: 'end',
          on: {
            PICK: [refused, letGo, ...firstTile, chosen],
            CANCEL: [...(loose ? [{ guard: 'oneEnd', target: 'ask', actions: 'letGo' } as const] : []), { target: 'tile', actions: 'letGoEnd' }],
            END: [refused, { actions: 'chooseEnd' }],
            TURN: turning,
            MOVE: typed,
          },
        },
      }),
      waiting: {
        tags: 'waiting',
        entry: 'askMove',
        on: { MOVE: typed, PICK: refused, END: refused, TURN: refused, SWAP: refused, FLIP: refused, PASS: refused },
      },
      revealing: {
        tags: 'revealing',
        entry: 'askPicture',
        on: { REVEAL: [ignored, ...plain] },
      },
    },
  });
};

/** The statechart of the game. It holds phases, the choice in progress, take back and draws; the rules decide everything else. */
export const gameMachine = chart.createMachine({
  id: 'game',
  context: ({ input }) => opening(input),
  type: 'parallel',
  entry: 'tellStarted',
  on: {
    NEW: begins,
    LOAD: begins,
    TAKE_BACK: { guard: 'canTakeBack', target: '.phase.next', actions: ['tellTakenBack', 'takeBack'] },
    REDO: { guard: 'canRedo', target: '.phase.next', actions: ['tellRedone', 'redo'] },
    POLICY: { actions: 'setPolicy' },
  },
  states: {
    phase: {
      initial: 'opening',
      on: {
        SEATS: { target: '.next', actions: 'sit' },
        RESIGN: { guard: 'playing', target: '.next', actions: 'resign' },
      },
      states: {
        opening: { always: [{ guard: 'failedToStart', target: 'next', actions: 'tellFaults' }, { target: 'next' }] },
        next: {
          id: 'next',
          always: STANDINGS.map((where) => ({ guard: { type: 'standsAt', params: where }, target: where }) as const),
        },
        setup: {
          initial: 'build',
          states: {
            toss: {
              ...choosing('loose'),
              on: {
                TOSS: { target: '#next', actions: ['beginNew', 'tellStarted'] },
                FIRST: { guard: 'canBeginBy', target: '#next', actions: ['beginBy', 'tellStarted'] },
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
          entry: 'tellEnd',
          on: { SEATS: { actions: 'sit' }, MOVE: [ignored, refused], PICK: refused, PASS: refused },
          states: { won: {}, level: {}, agreed: {}, resigned: {} },
        },
      },
    },
    draw: {
      initial: 'none',
      states: {
        none: {
          always: { guard: 'proposed', target: 'proposed' },
          on: { DRAW_OFFER: { guard: 'playing', target: 'offered', actions: ['offerDraw', 'tellOffer'] } },
        },
        offered: {
          always: { guard: 'lapsed', target: 'none' },
          on: {
            DRAW_ACCEPT: { guard: 'byRival', target: 'none', actions: 'agree' },
            DRAW_DECLINE: { target: 'none', actions: 'tellDeclined' },
          },
        },
        proposed: {
          entry: 'tellProposal',
          always: { guard: 'unproposed', target: 'none' },
          on: {
            AGREE: [{ guard: 'bothAgree', target: 'none', actions: 'agree' }, { guard: 'playing', actions: ['agreeFirst', 'tellAgreed'] }],
            PLAY_ON: { target: 'none', actions: ['playOn', 'tellDeclined'] },
          },
        },
      },
    },
  },
});
