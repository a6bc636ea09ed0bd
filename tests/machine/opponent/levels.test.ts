import { describe, expect, it } from 'vitest';
import { formatPosition, legalMoves, play, stage, type Position } from '../../../machine/index.ts';
import { createOpponent, type History } from '../../../machine/opponent/index.ts';
import { acceptsDraw, choose, LEVEL_NAMES, LEVELS, moveBy, type Level } from '../../../machine/opponent/levels.ts';
import { latest, recall } from '../../../machine/opponent/memory.ts';
import { stillness } from '../../../machine/opponent/quiet.ts';
import { rate } from '../../../machine/opponent/search.ts';
import { solveNow } from '../../../machine/opponent/solver/index.ts';
import { match, score, told, type Tally } from './ladder.ts';
import { house as english } from '../../../components/words/house.en.ts';
import { house as korean } from '../../../components/words/house.ko.ts';
import { must, step, TABLES, wander } from './games.ts';
import { neverLosesFromEven } from './perfect.ts';

// At the beginning of the file, where no hook's time runs out on a busy machine.
const solved = solveNow('rulebook');

/** Seeded games under way, each as everybody has seen it. */
function* underWay(count: number, options?: string, least = 0): Generator<History> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const { history } = wander(options ?? TABLES[seed % TABLES.length]!, seed, least + (seed % 26));
    if (stage(latest(history)) === 'over') continue;
    made++;
    yield history;
  }
}

describe('every level', () => {
  it.each(LEVEL_NAMES)('%s plays a legal move in every stage at every table, and the same again with the same seed', (level) => {
    const stages = new Set<string>();
    for (const history of underWay(level === 'perfect' ? 12 : 30)) {
      const now = latest(history), move = moveBy(history, LEVELS[level], 'same', null);
      expect(legalMoves(now)).toContain(move);
      expect(moveBy({ ...history }, LEVELS[level], 'same', null)).toBe(move);
      stages.add(stage(now));
    }
    expect([...stages].sort()).toEqual(['act', 'build', 'return']);
  });

  it('sits down by its name, loaded when it is asked, and plays what it chooses', async () => {
    const [history] = underWay(1, 'rulebook');
    for (const level of LEVEL_NAMES) {
      const opponent = createOpponent({ level, seed: 'seat', values: solved });
      expect([opponent.level, await opponent.move(history!)]).toEqual([level, choose(history!, level, 'seat', solved).move]);
    }
  });

  it('solves the game itself where it plays by it', async () => {
    const history: History = { start: must('XaAbApBxXpPb - - a 5-5 rulebook'), moves: [] };
    expect(await createOpponent({ level: 'perfect', seed: '1' }).move(history)).toBe(choose(history, 'perfect', '1', solved).move);
  });

  it('says so when the game is over', () => {
    for (const level of LEVEL_NAMES) expect(() => choose({ start: must('XaAbApBxXpPb - - a 7-0 rulebook'), moves: [] }, level, '1', solved)).toThrow('The game is over');
  });
});

describe('why a level plays what it plays', () => {
  it('is true: without that it would have played the better move', () => {
    const heard = new Map<string, number>();
    for (const level of LEVEL_NAMES) {
      const strength = LEVELS[level], meaning = { ...strength, slip: 0 }, remembering = { ...meaning, memory: 6, turns: Infinity };
      let n = 0;
      for (const history of underWay(level === 'perfect' ? 3 : 20, 'rulebook', 10)) {
        const seed = `why ${n++}`, { move, because, better, rated } = choose(history, level, seed, solved);
        heard.set(because, (heard.get(because) ?? 0) + 1);
        expect(move).toBe(moveBy(history, strength, seed, solved));
        expect(rated.move).toBe(move);
        expect(better === null).toBe(because === 'best');
        if (level === 'perfect') expect(because).toBe('best');
        if (level === 'perfect') continue;
        const all = rate(latest(history), solved, { depth: 3, budget: 5_000 });
        const worth = (each: string): number => all.find((other) => other.move === each)!.worth;
        const meant = moveBy(history, meaning, seed, solved), remembered = moveBy(history, remembering, seed, solved);
        if (because === 'slip') {
          expect([better, meant === move]).toEqual([meant, false]);
          expect(worth(meant)).toBeGreaterThan(worth(move));
        } else if (because === 'forgot') {
          expect([better, meant === remembered]).toEqual([remembered, false]);
          expect(worth(remembered)).toBeGreaterThan(worth(meant));
          // Something is forgotten indeed.
          expect(formatPosition(recall(history, strength.memory, strength.turns))).not.toBe(formatPosition(latest(history)));
        } else if (because === 'short-sight') {
          expect(better).toBe(all[0]!.move);
          expect(worth(better!)).toBeGreaterThan(worth(remembered));
        } else expect(worth(all[0]!.move) - worth(move)).toBeLessThan(0.02);
      }
    }
    expect([...heard.keys()].sort()).toEqual(['best', 'forgot', 'short-sight', 'slip']);
  });

  it('is never that it forgot where nothing was to be remembered, and never a slip where it does not slip', () => {
    for (const level of LEVEL_NAMES) {
      const heard = Array.from({ length: level === 'perfect' ? 2 : 8 }, (_, seed) => choose({ start: must('B.P.B.X.A.P. - - a 0-0 rulebook'), moves: [] }, level, String(seed), solved).because);
      expect(heard).not.toContain('forgot');
      if (LEVELS[level].slip === 0) expect(heard).not.toContain('slip');
    }
  });
});

describe('who forgets', () => {
  it('forgets after so many turns what it does not see again', () => {
    const start = must('B.P.B.X.A.P. - - a 0-0 rulebook');
    let history: History = { start, moves: [] };
    for (const move of ['f2=A', 'lr', 'rl', 'lr', 'rl']) {
      const played = play(latest(history), move);
      if (!played.ok) throw new Error(played.code);
      history = { start, moves: [...history.moves, { move: played.move, position: played.position }] };
      // By the end of the turn in which it was seen, one turn has passed.
      const passed = history.moves.length;
      for (const turns of [0, 1, 2, 3, 4, 5]) expect(recall(history, 6, turns).row.some(({ back }) => back !== null)).toBe(turns >= passed);
    }
  });
});

describe('a draw', () => {
  /** A game in which this position comes up for the third time; null where moving there and back is no quiet matter. */
  function thrice(start: Position): History | null {
    let game = { history: { start, moves: [] } as History, whole: start };
    for (const move of ['lr', 'rl', 'lr', 'rl']) {
      game = step(game.history, game.whole, move);
      if (game.whole.due.length > 0 || stage(game.whole) === 'over') return null;
    }
    return formatPosition(game.whole) === formatPosition(start) ? game.history : null;
  }
  const even = must('XaApAbPxXbPb - - a 3-3 rulebook');

  it('is refused by all while the table would not propose one', () => {
    for (const level of LEVEL_NAMES) expect(acceptsDraw({ start: even, moves: [] }, 'x', level, solved)).toBe(false);
  });

  it('is taken by all where the table proposes it and the game is even', () => {
    expect(solved.value(even)).toEqual({ result: 'even', turns: 0 });
    for (const level of LEVEL_NAMES) for (const player of ['a', 'x'] as const) expect([level, acceptsDraw(thrice(even)!, player, level, solved)]).toEqual([level, true]);
  });

  it('is never taken by the perfect level where it can win, exactly, and always where it cannot', () => {
    const count = { win: 0, even: 0, loss: 0 };
    for (let seed = 1; seed <= 3000 && (count.win < 20 || count.loss < 5); seed++) {
      const { whole } = wander('rulebook', seed, 8 + (seed % 20));
      if (stage(whole) !== 'act' || whole.due.length > 0) continue;
      const position = must(formatPosition(whole).replace(/\d+-\d+/, `${4 + (seed % 3)}-${4 + ((seed >> 2) % 3)}`)), history = thrice(position);
      if (!history) continue;
      const { result } = solved.value(position)!, rival = position.turn === 'a' ? 'x' : 'a';
      count[result]++;
      expect([formatPosition(position), acceptsDraw(history, position.turn, 'perfect', solved)]).toEqual([formatPosition(position), result !== 'win']);
      expect(acceptsDraw(history, rival, 'perfect', solved)).toBe(result !== 'loss');
      // Nor does it give away what it cannot judge yet.
      expect(acceptsDraw(history, position.turn, 'perfect', null)).toBe(false);
    }
    expect(count.win).toBeGreaterThanOrEqual(20);
    expect(count.loss).toBeGreaterThanOrEqual(5);
  });

  it('is taken by none that sees its win at once', () => {
    const history = thrice(must('XaAbApBxXpPb - - a 5-5 rulebook'))!;
    for (const level of LEVEL_NAMES) expect([level, acceptsDraw(history, 'a', level, solved)]).toEqual([level, false]);
  });

  it('is taken at the table by whoever sits there', async () => {
    const opponent = (level: string): Promise<boolean> => createOpponent({ level, seed: '1', values: solved }).acceptsDraw(thrice(even)!, 'x');
    expect(await Promise.all(LEVEL_NAMES.map(opponent))).toEqual(LEVEL_NAMES.map(() => true));
    const ahead = thrice(must('XaApAbPxXbPb - - a 4-3 rulebook'))!;
    expect([await createOpponent({ seed: '1' }).acceptsDraw(ahead, 'a'), await createOpponent({ seed: '1' }).acceptsDraw(ahead, 'x')]).toEqual([false, true]);
    // Two diamonds are to be had at once: that is no time for a draw.
    const taking = thrice(must('XaAbApBxXpPb - - a 3-3 rulebook'))!;
    expect([await createOpponent({ seed: '1' }).acceptsDraw(taking, 'a'), await createOpponent({ seed: '1' }).acceptsDraw(taking, 'x')]).toEqual([false, true]);
  });
});

describe('how the levels play', () => {
  it('the perfect level loses no game from an even position with all backs known', () => {
    const { games, wins } = neverLosesFromEven(solved, 300, 4);
    expect(games).toBe(300);
    expect(wins).toBeGreaterThan(150);
  }, 300_000);

  it('the perfect level, when it leads, does not go round in circles with a rival who would', () => {
    let turns = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const { whole: start } = wander('rulebook', seed, 12);
      if (stage(start) !== 'act' || start.due.length > 0) continue;
      let game = { history: { start: must(formatPosition(start).replace(/\d+-\d+/, start.turn === 'a' ? '1-0' : '0-1')), moves: [] } as History, whole: must(formatPosition(start).replace(/\d+-\d+/, start.turn === 'a' ? '1-0' : '0-1')) };
      for (let i = 0; i < 24 && stage(game.whole) !== 'over'; i++) {
        const mine = game.whole.turn === start.turn, legal = legalMoves(game.whole);
        game = step(game.history, game.whole, mine ? moveBy(game.history, LEVELS.perfect, 'circle', solved) : legal.find((move) => move === 'lr' || move === 'rl') ?? legal[0]!);
        if (mine) {
          expect(stillness(game.history).repeats).toBeLessThan(3);
          turns++;
        }
      }
    }
    expect(turns).toBeGreaterThan(20);
  }, 120_000);

  it('a stronger level wins more against the next weaker one (a short ladder), and games repeat', () => {
    const short = (one: Level, two: Level, games: number): Tally => match(one, two, games, solved);
    for (const [one, two, games] of [['hasty', 'forgetful', 40], ['modest', 'hasty', 40], ['careful', 'modest', 40], ['perfect', 'careful', 2]] as const) {
      const tally = short(one, two, games);
      console.log(told(`${one} against ${two}`, tally));
      expect(score(tally)).toBeGreaterThan(0.45);
      const again = (tallies: Tally): unknown => [tallies.wins, tallies.losses, tallies.turns, tallies.moves, tallies.errors];
      expect(again(short(one, two, 1))).toEqual(again(short(one, two, 1)));
    }
  }, 300_000);
});

describe('what is said of a level', () => {
  const inWords = {
    en: { house: english, backs: ['no back', 'one back', 'two backs', 'three backs', 'four backs', 'five backs'], turns: new Map([[3, 'three turns'], [6, 'six turns'], [16, 'sixteen turns']]), haste: new Map([[1 / 12, 'one time in twelve'], [0.25, 'one move of four'], [0.5, 'half of the time'], [0.6, 'mostly']]), slips: /\bslips\b/ },
    ko: { house: korean, backs: ['없음', '뒷면을 하나', '뒷면을 둘', '뒷면을 셋', '뒷면을 넷', '뒷면을 다섯'], turns: new Map([[3, ', 세 차례 동안'], [6, ', 여섯 차례 동안'], [16, ', 열여섯 차례 동안']]), haste: new Map([[1 / 12, '열두 번에 열한 번'], [0.25, '네 번에 한 번'], [0.5, '두 번에 한 번'], [0.6, '대개 눈앞의']]), slips: /실수/ },
  };
  it.each(['en', 'ko'] as const)('is what it does, in figures: %s', (lang) => {
    const { house: { about }, backs, turns, haste, slips } = inWords[lang];
    for (const level of LEVEL_NAMES) {
      const { memory, turns: long, haste: hurry, slip } = LEVELS[level], said = about[level];
      // Whoever forgets nothing remembers no number of them.
      for (const [n, text] of backs.entries()) expect([level, said.includes(text)]).toEqual([level, memory < 6 && n === memory]);
      for (const [n, text] of turns) expect([level, text, said.includes(text)]).toEqual([level, text, n === long]);
      if (hurry > 0) expect(said).toContain(haste.get(hurry));
      expect([level, slips.test(said)]).toEqual([level, slip > 0]);
    }
  });
});
