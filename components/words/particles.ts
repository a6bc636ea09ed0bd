/** Does the last sound close? A Hangul syllable says so by its code; X, read 엑스, does not. */
const closes = (word: string): boolean => {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code % 28 > 0;
};

/** Which particle: the form after a consonant, then the one after a vowel. */
export type Particle = '이가' | '은는' | '을를';

/** A Korean word with its particle; `pair` is the one after a consonant, then the one after a vowel: `이가`, `은는`, `을를`. */
export const withParticle = (word: string, pair: Particle): string => word + pair[closes(word) ? 0 : 1];
