import { describe, expect, it } from 'vitest';
import { legalMoves, play, stage, winner } from '../../../machine/index.ts';
import { assignments, withBacks } from '../../../machine/rules/index.ts';
import { advise, createOpponent, DEFAULT_LEVEL, type History } from '../../../machine/opponent/index.ts';
import { chooseBy, LEVEL_NAMES } from '../../../machine/opponent/opponent.ts';
import { must, numbers, step, TABLES, toss, wander } from './games.ts';

const at = (text: string): History => ({ start: must(text), moves: [] });
const seeds = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
const chosen = (history: History): Promise<string[]> => Promise.all(seeds.map((seed) => createOpponent({ seed }).move(history)));

describe('the opponent', () => {
  it('takes a heist and a theft that are offered, hasty or not', async () => {
    expect(new Set(await chosen(at('BaPbBxXaApPx - - a 0-0 rulebook')))).toEqual(new Set(['f2']));
    expect(new Set(await chosen(at('XaAbApBxXpPb - - a 5-6 rulebook')))).toEqual(new Set(['s34']));
  });

  it('never makes a combination for the rival while it has anything better', async () => {
    const history = at('XaAbApBxXpPb - - x 0-0 rulebook');
    expect(await chosen(history)).not.toContain('s34');
    for (let seed = 1; seed <= 100; seed++) {
      const { history: some, whole } = wander('rulebook', seed, 8 + (seed % 20));
      if (stage(whole) === 'over') continue;
      const all = advise(some.moves.at(-1)!.position), hasty = chooseBy({ start: some.moves.at(-1)!.position, moves: [] }, { memory: 6, turns: Infinity, haste: 1 }, String(seed));
      const net = all.map(({ move, mine, theirs }) => ({ move, net: mine - theirs }));
      const taken = net.find(({ move }) => move === hasty)!.net;
      expect(taken >= 0 || net.every((other) => other.net < 0)).toBe(true);
    }
  });

  it('prefers what leaves the rival least', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const position = wander('rulebook', seed, 8 + (seed % 20)).history.moves.at(-1)!.position;
      if (stage(position) === 'over') continue;
      const all = advise(position), move = chooseBy({ start: position, moves: [] }, { memory: 6, turns: Infinity, haste: 0 }, String(seed));
      expect(all.find((advice) => advice.move === move)!.value).toBeGreaterThan(all[0]!.value - 0.6);
    }
  });

  it('plays a legal move in every stage, at every table', async () => {
    const stages = new Set<string>(), kinds = new Set<string>();
    for (let seed = 1; seed <= 160; seed++) {
      const options = TABLES[seed % TABLES.length]!, next = numbers(seed), opponent = createOpponent({ seed: String(seed) });
      let game: ReturnType<typeof step> = ((tossed) => ({ history: { start: tossed.start, moves: [] }, whole: tossed.whole }))(toss(options, next));
      for (let i = 0; i < 24 && stage(game.whole) !== 'over'; i++) {
        const legal = legalMoves(game.whole), move = i % 3 === 0 ? await opponent.move(game.history) : legal[next(legal.length)]!;
        expect(legal).toContain(move);
        if (i % 3 === 0) {
          stages.add(`${stage(game.whole)}${game.whole.due.length}`);
          kinds.add(options);
        }
        game = step(game.history, game.whole, move);
      }
    }
    expect(kinds.size).toBe(TABLES.length);
    for (const reached of ['build0', 'act0', 'act1', 'return1']) expect(stages).toContain(reached);
    for (const text of ['XaAbPxAp - BxBp a 0-0 rulebook', 'XaAbPxAp - BxBp a 0-0 rulebook,ret=before', 'XaAbPxAp - BxBp a 0-0 overview', '- P.X.B.A.A.P. - x 0-0 rulebook']) {
      expect(legalMoves(must(text))).toContain(await createOpponent({ seed: text }).move(at(text)));
    }
  });

  it('says so when the game is over', async () => {
    await expect(createOpponent({ seed: '1' }).move(at('XaAbApBxXpPb - - a 7-0 rulebook'))).rejects.toThrow('The game is over');
  });

  it('plays the same with the same seed, and not always the same with others', async () => {
    const history = at('- P.X.B.A.A.P. - x 0-0 rulebook');
    expect(await chosen(history)).toEqual(await chosen(history));
    expect(new Set(await chosen(history)).size).toBeGreaterThan(3);
  });

  it('does not use what it has forgotten', () => {
    const seen = must('B.P.B.X.A.P. - - a 0-0 rulebook');
    const choices = assignments(seen).map((way) => chooseBy({ start: withBacks(seen, way)!, moves: [] }, { memory: 0, turns: Infinity, haste: 0 }, 'same'));
    expect(choices.length).toBeGreaterThan(2);
    expect(new Set(choices).size).toBe(1);
    const knowing = assignments(seen).map((way) => chooseBy({ start: withBacks(seen, way)!, moves: [] }, { memory: 6, turns: Infinity, haste: 0 }, 'same'));
    expect(new Set(knowing).size).toBeGreaterThan(1);
  });

  it('does not go round in circles', () => {
    const start = must('XaAbApBxXpPb - - x 0-0 rulebook');
    let history: History = { start, moves: [] }, whole = start;
    const looks = new Map<string, number>();
    for (let i = 0; i < 40 && stage(whole) !== 'over'; i++) {
      ({ history, whole } = step(history, whole, chooseBy(history, { memory: 6, turns: Infinity, haste: 0 }, 'circle')));
      const look = JSON.stringify([whole.row.map(({ up }) => up), whole.turn, whole.score]);
      looks.set(look, (looks.get(look) ?? 0) + 1);
    }
    expect(Math.max(...looks.values())).toBeLessThan(6);
  });

  it('brings its games to an end', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { start, whole } = toss(TABLES[seed % 4]!, numbers(seed)), one = createOpponent({ seed: `one ${seed}` }), two = createOpponent({ seed: `two ${seed}` });
      let game: ReturnType<typeof step> = { history: { start, moves: [] }, whole };
      for (let i = 0; i < 600 && stage(game.whole) !== 'over'; i++) game = step(game.history, game.whole, await (game.whole.turn === 'a' ? one : two).move(game.history));
      expect(winner(game.whole)).not.toBeNull();
    }
  });

  it('plays its default level unless another is named, and says which there are where it is none', () => {
    expect(createOpponent({ seed: '1' }).level).toBe(DEFAULT_LEVEL);
    for (const level of ['grandmaster', '', '__proto__', 'toString']) expect(() => createOpponent({ level, seed: '1' })).toThrow(`No level: ${level}. There are forgetful, hasty, modest, careful, perfect.`);
    for (const level of LEVEL_NAMES) expect(createOpponent({ level, seed: '1' }).level).toBe(level);
  });
});

describe('what lies under the tiles', () => {
  it('makes no difference as long as nobody has seen it', async () => {
    let compared = 0;
    for (let seed = 1; compared < 240; seed++) {
      const options = TABLES[seed % TABLES.length]!, { history } = wander(options, seed, seed % 12);
      const now = history.moves.at(-1)?.position ?? history.start;
      if (stage(now) === 'over') continue;
      // Every deal of the start that shows the same when the same moves are played without a picture.
      const games = assignments(history.start).flatMap((way) => {
        let game: ReturnType<typeof step> = { history: { start: history.start, moves: [] }, whole: withBacks(history.start, way)! };
        for (const { move } of history.moves) {
          const truth = play(game.whole, move.replace(/=.*/, ''));
          if (!truth.ok || truth.move !== move) return [];
          game = step(game.history, game.whole, move.replace(/=.*/, ''));
        }
        return [game];
      });
      if (games.length < 2) continue;
      const opponent = createOpponent({ seed: `fair ${seed}` });
      const moves = await Promise.all([games[0]!, games.at(-1)!].map((game) => opponent.move(game.history)));
      expect(games[0]!.whole).not.toEqual(games.at(-1)!.whole);
      expect(moves[0]).toBe(moves[1]);
      compared++;
    }
  });
});
