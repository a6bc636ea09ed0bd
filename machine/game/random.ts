/**
 * Draws from a seed, the same for ever: mulberry32 (Tommy Ettinger), a counter of 32 bits stirred at each step. It starts
 * from the seed's UTF-16 units hashed by FNV-1a. Tests hold it to golden values.
 *
 * @returns a function that draws a whole number from 0 to n - 1.
 */
export function random(seed: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61);
    return Math.floor((((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** The seed after this one, for a toss that names none. */
export function seedAfter(seed: string): string {
  const draw = random(`after ${seed}`);
  return Array.from({ length: 12 }, () => draw(36).toString(36)).join('');
}

/** A seed nobody chose. */
export const anySeed = (): string => `${Math.random()} ${Math.random()}`;
