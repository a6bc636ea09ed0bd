import { describe, expect, it } from 'vitest';
import { formatPosition, play } from '../../../machine/index.ts';
import { allTiles } from '../../../machine/rules/index.ts';
import { recall, type History } from '../../../machine/opponent/index.ts';
import { must, TABLES, wander } from './games.ts';

function game(start: string, ...moves: string[]): History {
  let position = must(start);
  return { start: position, moves: moves.map((move) => {
    const played = play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.code}`);
    position = played.position;
    return { move: played.move, position };
  }) };
}
const known = (history: History, memory: number): string => formatPosition(recall(history, memory)).split(' ').slice(0, 3).join(' ');

describe('what a player remembers', () => {
  it('is the last tiles that were turned over, wherever they went', () => {
    const history = game('P.X.B.A.A.P. - - a 0-0 rulebook', 'f1=A', 'f2=P', 'lr');
    expect(known(history, 6)).toBe('PxB.A.A.P.Ap - -');
    expect(known(history, 1)).toBe('PxB.A.A.P.A. - -');
    expect(known(history, 0)).toBe('P.B.A.A.P.A. - -');
  });

  it('counts a tile that was turned again as seen now', () => {
    const history = game('P.X.B.A.A.P. - - a 0-0 rulebook', 'f1=A', 'f2=P', 'lr', 'f6', 'rl');
    expect(known(history, 1)).toBe('PaP.B.A.A.P. - -');
  });

  it('tells tiles with the same picture apart', () => {
    const moves = ['f1=A', 'f5=B', 'f5', 's23'];
    expect(known(game('P.X.B.A.A.P. - - a 0-0 rulebook', ...moves), 6)).toBe('ApB.X.A.AbP. - -');
    expect(known(game('P.X.B.A.A.P. - - a 0-0 rulebook', ...moves), 1)).toBe('A.B.X.A.AbP. - -');
    expect(known(game('P.X.B.A.A.P. - - a 0-0 rulebook', ...moves, 'f1', 'f1'), 1)).toBe('ApB.X.A.A.P. - -');
  });

  it('holds what the start position shows as the oldest', () => {
    const history = game('PxX.B.A.A.P. - - a 0-0 rulebook', 'f3=X');
    expect(known(history, 2)).toBe('PxX.XbA.A.P. - -');
    expect(known(history, 1)).toBe('P.X.XbA.A.P. - -');
  });

  it('goes on when tiles are placed, set aside and returned turned over', () => {
    const history = game('P.A. P.X.B.B. - a 0-0 rulebook', '1r', '1r', 'b1lf=B');
    expect(known(history, 6)).toBe('BaP.P.X. B.B. -');
    expect(known(history, 0)).toBe('B.P.P.X. B.B. -');
  });

  it('is the whole position with a memory of six, and never more than what was seen', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { history } = wander(TABLES[seed % TABLES.length]!, seed, seed % 40);
      const now = history.moves.at(-1)?.position ?? history.start;
      expect(recall(history, 6)).toEqual(now);
      for (let memory = 0; memory < 6; memory++) {
        const tiles = allTiles(recall(history, memory));
        const seen = allTiles(now).filter(({ back }) => back).length;
        expect(tiles.filter(({ back }) => back)).toHaveLength(Math.min(memory, seen));
        tiles.forEach(({ up, back }, i) => {
          expect(up).toBe(allTiles(now)[i]!.up);
          if (back) expect(back).toBe(allTiles(now)[i]!.back);
        });
      }
    }
  });
});
