/* Words as they are compared: alike in whatever case, spelling of letters, and ending. Pure functions, for both languages at once: a text may mix them. */

/** As words are compared: no case, letters that look alike are alike, and of all the marks only the point of a number. */
export const plain = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD')[0])
    .replace(/['’]/g, '').replace(/(?<!\d)\.|\.(?!\d)/g, ' ').replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();

const isKorean = (word: string): boolean => /[가-힣]/.test(word);

// Korean: a word is its letters (jamo), one after the other, so that 바꾸기 and 바꿨는데 begin alike.

const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** Vowels in the order of the alphabet; one that is two run together (꾸 + 어 = 꿔) is taken apart again. */
const VOWELS = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅣㅓ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅚㅓ', 'ㅚ', 'ㅛ', 'ㅜ', 'ㅜㅓ', 'ㅞ', 'ㅟ', 'ㅠ', 'ㅡ', 'ㅢ', 'ㅣ'];
const LAST = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** The letters of a syllable. 해 is 하 and 어 run together. */
function lettersOf(syllable: string): string {
  const code = syllable.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) return syllable;
  const first = FIRST[Math.floor(code / 588)], vowel = VOWELS[Math.floor((code % 588) / 28)];
  return first + (first === 'ㅎ' && vowel === 'ㅐ' ? 'ㅏㅓ' : vowel) + LAST[code % 28];
}
export const jamo = (word: string): string => Array.from(word, lettersOf).join('');

const listed = (endings: string): readonly string[] => endings.split(' ').map(jamo);
/** What stands behind a noun; of a word of two syllables only what is surely no part of it. */
const PARTICLES = new Set(listed('은 는 이 가 을 를 의 에 도 만 로 와 과 랑 요 야 으로 에서 에게 에는 에도 까지 부터 보다 마다 처럼 이나 이랑 이란 이라 이면 이고 인데 인가 인지 이요 예요 끼리 라도 로는 으로는 에서는 에서도 까지는 이라도 이라면 이에요 입니다 인가요 이나요 한테 한테서 에게서'));
const SURE_PARTICLES = new Set(listed('을 를 은 는 에 의 로 만 이면'));
/** What stands behind the stem of a verb, at once or behind the mark of the past. */
const PLAIN_ENDINGS = listed(
  '기 고 지 게 는 나 냐 네 다 던 며 면 음 은 을 세요 기는 기를 기도 기만 기로 고서 고는 지는 지만 지요 죠 는데 는지 는가 는거 는건 는중 나요 니까 니다 네요 거나 거든 도록 려고 으려 으려고 으러 으면 으며 으니까 은데 은지 은가 은가요 은거 은건 을까 을까요 을지 을때 을때는 을수 을수있나 을수있나요 을수있어 을수있어요 을게 을래 습니다 습니까 으세요 자마자 더니 다가 다면 라고 라면 ㄴ ㄹ ㅁ ㅂ ㄴ데 ㄴ지 ㄴ가 ㄴ가요 ㄴ거 ㄴ건 ㄴ다 ㄹ까 ㄹ까요 ㄹ지 ㄹ때 ㄹ때는 ㄹ수 ㄹ수있나 ㄹ수있나요 ㄹ수있어 ㄹ수있어요 ㄹ게 ㄹ래 ㅂ니다 ㅂ니까',
);
const LINKS = ['ㅇㅓ', 'ㅇㅏ', 'ㅓ', 'ㅏ'], AFTER_LINK = ['', ...listed('서 도 야 요 도되나 도되나요 도돼 도돼요 도되 야하나 야하나요 야돼 야되나 야되나요 야함 서는 버렸 버려 줘 줬는데 줬 주 놓 놔 놔도 놓고 놓으면 놨 놨어 놨는데 놨더니 놓은 둬 둬도 두 두면 뒀 뒀어 둔 버림 버렸어 버렸는데 버리면 봐 봐도 봄 봤 봤어 줌 줘도 주면 준')], AFTER_PAST = ['', ...listed('어 어요'), ...PLAIN_ENDINGS];
const ENDINGS = new Set([...PLAIN_ENDINGS, ...LINKS.flatMap((link) => [...AFTER_LINK.map((after) => link + after), ...AFTER_PAST.map((after) => `${link}ㅆ${after}`)])]);
/** What makes a verb of a noun. */
const HELPERS = new Set(listed('하 되 당하 당 시키 해지'));

/** Without the longest of some endings, as long as enough is left. */
function without(word: string, endings: ReadonlySet<string>, least: number): string {
  for (let at = Math.max(least, word.length - 16); at < word.length; at++) if (endings.has(word.slice(at))) return word.slice(0, at);
  return word;
}

/** Numbers are one whether they are written as words or as digits; 한 and 하나 mean too much else. */
const NUMBERS: ReadonlyMap<string, string> = new Map([['두', '2'], ['둘', '2'], ['세', '3'], ['셋', '3'], ['네', '4'], ['넷', '4'], ['다섯', '5'], ['여섯', '6'], ['일곱', '7'], ['열다섯', '15'], ['스무', '20']]);

/** Korean stems that a vowel, or a last letter, makes unlike themselves: of 놓다, 빼다, 깔다, 나다, 쓰다 and others. */
const RUN_TOGETHER: ReadonlyMap<string, string> = new Map(['놓 놔 놨 놓아 놔도', '빼 뺀 뺄 뺐 빼는 빼놔 빼놓', '까 깐 깔 깔때 깔고 까는', '쓰 써 썼 쓴 쓸', '나 난 날 났', '들 든 들어'].flatMap((line) => line.split(' ').map((form) => [jamo(form), jamo(line.split(' ')[0])] as const)));

/** A Korean word without its ending: not always a word, but the same for all forms of one. */
function koreanStem(word: string): string {
  const stem = bareOf(word);
  return RUN_TOGETHER.get(stem) ?? stem;
}

function bareOf(word: string): string {
  const number = NUMBERS.get(word);
  if (number) return number;
  const set = /^(돌려|빼|내려|끼워)(?=놓|놔|놨|두|둔|둬|넣|넘)/.exec(word);
  if (set) return jamo({ 돌려: '되돌리', 빼: '빼', 내려: '놓', 끼워: '끼우' }[set[1]]!);
  const whole = jamo(word);
  if (word.length === 1) return whole === 'ㅂㅗㅁ' || whole === 'ㅂㅗㄹ' ? 'ㅂㅗ' : whole;
  const noun = without(whole, word.length === 2 ? SURE_PARTICLES : PARTICLES, 2);
  let stem = without(noun, ENDINGS, noun.startsWith('ㅂㅗ') ? 2 : 3);
  // 심문하면 is a verb made of a noun; 만들 loses its ㄹ in 만드는.
  stem = without(stem, HELPERS, 4);
  return /^.{4,}[ㄴㄹㅁㅂ]$/.test(stem) && !/[ㄴㄹㅁㅂ]{2}$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** English verbs and nouns whose forms have little in common. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries([
  'make made', 'pay paid', 'get got gotten', 'win won', 'see saw seen', 'fall fell fallen', 'give gave given', 'take took taken', 'forget forgot forgotten', 'steal stole stolen theft thefts', 'thief thieves',
  'lose lost loses losing', 'break broke broken', 'write wrote written', 'begin began begun', 'hide hid hidden', 'catch caught', 'lie lay lain lying lies', 'go went gone goes', 'bring brought', 'choose chose chosen', 'keep kept', 'put puts', 'let lets',
  'leave left leaving leaves', 'do done did does', 'say said', 'tell told', 'know knew known', 'stand stood', 'throw threw thrown', 'show showed shown', 'end ends ended ending', 'tie tied ties tying', 'draw drew drawn', 'swap swop', 'two 2', 'three 3', 'four 4', 'five 5', 'six 6', 'seven 7', 'fifteen 15', 'sixteen 16', 'twenty 20', 'one 1', 'three thrice',
].flatMap((line) => line.split(' ').map((form) => [form, line.split(' ')[0]])));

/** An English word without its ending. */
function englishStem(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word];
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh)es$/, '').replace(/(?<=[^su])s$/, '');
  const bare = single.replace(/(?<=[a-z]{3})(?:ing|ed|ingly|edly)$/, '').replace(/(?<=[a-z]{3}t)ion$/, '').replace(/(?<=[a-z]{3})ly$/, ''), once = bare.replace(/([bdgklmnprtz])\1$/, '$1');
  // moved is move, swapped is swap, scored and score are scor; note does not become not.
  const stem = bare !== single && bare === once && /^[^aeiou][aeiou][^aeiouwxy]$/.test(bare) ? `${bare}e` : once.length > 4 ? once.replace(/e$/, '').replace(/([bdgmnprt])\1$/, '$1') : once;
  return Object.hasOwn(IRREGULAR, stem) ? IRREGULAR[stem] : stem;
}

const cache = new Map<string, string>();
/** A word without its ending, in whichever language it is. */
export function stemOf(word: string): string {
  let stem = cache.get(word);
  if (stem === undefined) {
    stem = isKorean(word) ? koreanStem(word) : englishStem(word);
    if (cache.size < 5000) cache.set(word, stem);
  }
  return stem;
}

/** The words of a text, as they are compared. Letters and Hangul that are written together are words of their own. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text).replace(/(?<=[a-z]{2})2(?=[a-z]{2})/g, ' to ').replace(/(?<=[가-힣])(?=[a-z0-9])|(?<=[a-z0-9])(?=[가-힣])/g, ' ').replace(/(?<= |^)(둘|두|세|셋|네|넷|다섯|여섯|일곱|스무)(?=(?:다|개|번|명|장|차례|턴|끼리)(?:[가-힣]{0,3})(?: |$))/g, '$1 ')
    .split(' ').map((word) => word.replace(/[\u1100-\u11ff\u3131-\u318e]+$/, '')).filter(Boolean);

/**
 * Whether two words are one with a slip of the finger: a letter too many, too few, another, or two that changed places.
 * Two slips in a long one.
 */
export function isNear(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [], row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    if (Math.min(...next) > most) return false;
    [before, row] = [row, next];
  }
  return row[b.length] <= most;
}
