/**
 * Draws from a seed, the same for ever: sfc32 (Chris Doty-Humphrey, PractRand) with 32-bit words. Its four words are
 * the seed's UTF-16 units hashed four times: FNV-1a from the offset basis XOR 0, 1, 2, 3, then the finalizer of
 * MurmurHash3. The first 16 outputs are thrown away. Tests hold it to golden values.
 *
 * @returns a function that draws a whole number from 0 to n - 1.
 */
export function random(seed: string): (n: number) => number {
  let [a, b, c, d] = [0, 1, 2, 3].map((salt) => hash(seed, salt)) as [number, number, number, number];
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return (n) => Math.floor((next() / 2 ** 32) * n);
}

function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The seed after this one, for a toss that names none. */
export function seedAfter(seed: string): string {
  const draw = random(`after ${seed}`);
  return Array.from({ length: 12 }, () => draw(36).toString(36)).join('');
}

/** A seed nobody chose. */
export const anySeed = (): string => `${Math.random()} ${Math.random()}`;
