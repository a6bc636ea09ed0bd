/** What is said around the game in English: looking back, replay, panels. */
export const panels = {
  lang: 'en' as 'en' | 'ko',
  lookingBack: (at: number, of: number) => (at === 0 ? 'Looking back: the start' : `Looking back: move ${at} of ${of}`),
  replaying: (at: number, of: number) => (at === 0 ? `The start; ${of} ${of === 1 ? 'move' : 'moves'} to come` : `Move ${at} of ${of}`),
  steps: { first: 'First', previous: 'Previous', next: 'Next', last: 'Last', run: 'Run', stop: 'Stop', share: 'Copy link', now: 'Back to the game' },
  over: { again: 'Again, seats swapped', same: 'Same toss again', share: 'Share', story: 'Story of this game' },
  watch: { hold: 'Pause', goOn: 'Go on', step: 'One move', held: (player: string) => `Paused. ${player} is to move` },
  gamesWon: (n: number) => (n === 1 ? '1 game won' : `${n} games won`),
  speed: (times: number) => `Speed ×${times}`,
  copied: 'Copied.',
  copyThis: 'Copy this yourself:',
  draws: (n: number) => (n === 1 ? '1 draw' : `${n} draws`),
  why: { now: 'What happened here', byRulebook: 'By the rulebook:', ruling: 'The whole ruling, to play and to print', none: 'Nothing out of the ordinary has happened.', missing: 'The ruling could not be loaded.', shut: 'Close' },
  referee: { move: 'Ask the referee about the last move', position: 'Ask the referee about this position' },
  help: {
    hint: 'A hint for this position',
    keys: 'Keys',
    settings: 'This table',
    sound: 'Sound',
    vibration: 'Vibration',
    brief: 'Speak briefly',
    memory: 'Memory aid',
    memories: { off: 'none', seen: 'backs that were seen', all: 'also those that can be worked out' },
    how: 'Choose a tile, then say what to do with it. Nothing is played before the second touch, and “Cancel” steps back.',
  },
};
export type PanelWords = typeof panels;
