/** Everything the table says, in both languages: complete, in its own letters, with the right particles, and short enough to be heard. */
import { describe, expect, it } from 'vitest';
import { aloud, tellMove } from '../../components/tell-events.ts';
import { explanations as explainEn, type Explanations } from '../../components/words/explain.en.ts';
import { explanations as explainKo } from '../../components/words/explain.ko.ts';
import { words as en, type Words } from '../../components/words/en.ts';
import { words as ko } from '../../components/words/ko.ts';
import { said as sayEn, type Said } from '../../components/words/said.en.ts';
import { said as sayKo } from '../../components/words/said.ko.ts';
import { enter } from '../../machine/game/line.ts';
import type { Entry, View } from '../../machine/game/index.ts';
import { faultMessages as faultsEn, type FaultMessages } from '../../machine/notation/faults.en.ts';
import { faultMessages as faultsKo } from '../../machine/notation/faults.ko.ts';
import { refusalMessages as refusalsEn } from '../../machine/rules/refusals.en.ts';
import { refusalMessages as refusalsKo } from '../../machine/rules/refusals.ko.ts';
import { ruleSentences as rulesEn } from '../../machine/rules/sentences.en.ts';
import { ruleSentences as rulesKo } from '../../machine/rules/sentences.ko.ts';
import { legalMoves, parsePosition, reveals, type Award, type Picture, type Player, type Position } from '../../machine/index.ts';
import type { End, Kind } from '../../machine/rules/index.ts';

const saidEn = sayEn(en), saidKo = sayKo(ko);
const PLAYERS: readonly Player[] = ['a', 'x'];
const PICTURES: readonly Picture[] = ['A', 'X', 'P', 'B'];
const MAYBE = [null, ...PICTURES];
const ENDS: readonly End[] = ['l', 'r'];
const KINDS: readonly Kind[] = ['interrogation', 'theft', 'heist'];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const YES_NO = [true, false];
const AWARDS = KINDS.flatMap((kind, i) => PLAYERS.map((owner): Award => ({ at: 1, kind, for: owner, points: i + 1 }) as Award));

const plain = (values: object): string[] => Object.values(values).filter((value) => typeof value === 'string');

/** Every string of a table under its key, with its functions called for all there is. A key that is new is missed here by the compiler. */
function everyWord(words: Words): Record<keyof Words, readonly string[]> {
  const { choices } = words;
  return {
    lang: [],
    game: [words.game], players: plain(words.players), pictures: plain(words.pictures), zones: plain(words.zones),
    diamonds: NUMBERS.map(words.diamonds),
    score: PLAYERS.flatMap((player) => NUMBERS.map((n) => words.score(player, n))),
    duty: PLAYERS.flatMap((player) => (['acts', 'thinks', 'waits'] as const).flatMap((mood) => (['build', 'act', 'return'] as const).flatMap((stage) =>
      [2, 3, 4, 5, 6].flatMap((row) => [0, 1, 2].flatMap((due) => YES_NO.map((first) => words.duty({ player, mood, stage, row, due, first }))))))),
    due: [words.due], fresh: [words.fresh], old: [words.old],
    tile: (['row', 'loose', 'aside'] as const).flatMap((zone) => PICTURES.flatMap((up) => [undefined, ...PICTURES].flatMap((back) => YES_NO.flatMap((flag) =>
      [1, 2, 6].map((of) => words.tile({ zone, place: 1, of, up, back, workedOut: flag, old: flag, fresh: flag && zone === 'aside' })))))),
    choices: [...plain(choices), ...PLAYERS.map(choices.begins)],
    passesLeft: NUMBERS.map(words.passesLeft),
    begin: PLAYERS.flatMap((player) => YES_NO.map((lots) => words.begin(player, lots))),
    loaded: [words.loaded],
  };
}

function everySaid({ did, ...said }: Said): Record<keyof Said, readonly string[]> {
  return {
    answers: plain(said.answers), kinds: plain(said.kinds),
    rule: [said.rule('R5.5')], why: [said.why], whyMove: [said.whyMove], inRulebook: [said.inRulebook],
    outcome: PLAYERS.flatMap((winner) => [
      said.outcome({ winner: 'draw', score: { a: 3, x: 2 } }), said.outcome({ winner, score: { a: 7, x: 8 } }), said.outcome({ winner, resigned: winner === 'a' ? 'x' : 'a', score: { a: 3, x: 2 } })]),
    did: PLAYERS.flatMap((player) => [
      ...PICTURES.flatMap((up) => MAYBE.flatMap((shown) => [did.place(player, up, null, shown), ...ENDS.flatMap((end) => [did.place(player, up, end, shown), did.return(player, up, end, shown)])])),
      ...PICTURES.flatMap((up) => ENDS.map((end) => did.end(player, up, end))),
      ...[1, 2, 3, 4, 5].map((low) => did.swap(player, low)),
      ...[1, 6].flatMap((place) => PICTURES.map((shown) => did.flip(player, place, shown))), did.pass(player)]),
    paid: AWARDS.flatMap((award) => [said.paid(award), said.paid(award, 5)]), ownGoal: AWARDS.flatMap((award) => [undefined, 1].map((total) => said.ownGoal(award.for, award.points, [award.kind, 'theft'], total))),
    asks: PLAYERS.flatMap((player) => (['what', 'where', 'turned'] as const).map((what) => said.asks(player, what))), leaves: [1, 2].map(said.leaves), unpaid: KINDS.map(said.unpaid),
    takenBack: [said.takenBack], redone: [said.redone], revealing: [said.revealing],
    drawAsked: PLAYERS.map(said.drawAsked), drawOffered: PLAYERS.map(said.drawOffered), drawDeclined: PLAYERS.map(said.drawDeclined), drawAgreedBy: PLAYERS.map(said.drawAgreedBy),
    drawProposed: plain(said.drawProposed),
    under: PICTURES.flatMap((up) => MAYBE.map((back) => said.under(up, back))),
  };
}

function everyExplanation({ faulty, cannot, read, explain }: Explanations): Record<keyof Explanations, readonly string[]> {
  return {
    explain: [explain({ code: 'end-tile', rule: 'R4.3' }), explain({ code: 'same-sides', at: 0, length: 2, expected: [] })],
    faulty: [faulty('position')],
    cannot: Object.values(cannot),
    read: [
      read.row([]), read.row([en.pictures.A]), read.score(1, 2), read.can(['…']), read.nothing],
  };
}

const everyFault = ({ move, ...faults }: FaultMessages): string[] =>
  [...Object.values(faults).map((text) => text.replace('{}', '7, 8')), `${move.replace('{}', '3')}…`];

const all = (words: Words, said: Said, explained: Explanations, faults: FaultMessages, ...tables: Readonly<Record<string, string>>[]): string[] =>
  [...Object.values(everyWord(words)), ...Object.values(everySaid(said)), ...Object.values(everyExplanation(explained)), everyFault(faults), ...tables.map((table) => Object.values(table))].flat();
const english = all(en, saidEn, explainEn, faultsEn, refusalsEn, rulesEn);
const korean = all(ko, saidKo, explainKo, faultsKo, refusalsKo, rulesKo);

/** The keys of a table, as deep as it goes. */
const keys = (table: object): string[] => Object.entries(table).flatMap(([key, value]) =>
  (typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [`${key}: ${typeof value}`])).sort();

describe('both languages', () => {
  it.each([['words', en, ko], ['what is said', saidEn, saidKo], ['explanations', explainEn, explainKo], ['faults', faultsEn, faultsKo], ['refusals', refusalsEn, refusalsKo], ['rules', rulesEn, rulesKo]])('have the same %s', (_, one, other) => {
    expect(keys(other)).toEqual(keys(one));
  });

  it('say something everywhere, without a hole', () => {
    for (const text of [...english, ...korean]) expect(text).toMatch(/^(?!.*(?: {2}|undefined|null|NaN|\[object))\S(?:.*\S)?$/);
  });
});

it('nothing in the English tables is Korean', () => {
  for (const text of english) expect(text).not.toMatch(/[ㄱ-ㆎ가-힣]/);
});

/** The particles after each name, written by hand. */
const AFTER: Readonly<Record<string, string>> = { 아르센: '이은을', '레이디 X': '가는를', 경찰: '이은을', '블루 라이언': '이은을', 심문: '이은을', 절도: '가는를', 강탈: '이은을' };
const wrongParticles = (text: string): string[] =>
  [...text.matchAll(/(아르센|레이디 X|경찰|블루 라이언|심문|절도|강탈)([이가은는을를])(?=[\s.,!?]|$)/g)].filter(([, name, particle]) => !AFTER[name!]!.includes(particle!)).map(([whole]) => whole);

describe('Korean', () => {
  it('is Korean: every string holds Hangul', () => {
    for (const text of korean) expect(text).toMatch(/[가-힣]/);
  });

  it('never prints both forms of a particle', () => {
    for (const text of korean) expect(text).not.toMatch(/[가-힣X]\((?:이|가|은|는|을|를|와|과|으|으로|로)\)|[이가은는을를와과]\/[이가은는을를와과]/);
  });

  it('puts the right particle after every name', () => {
    expect(wrongParticles('레이디 X이 경찰를 놓았어요. 아르센이 경찰을')).toEqual(['레이디 X이', '경찰를']);
    for (const text of korean) expect(wrongParticles(text), text).toEqual([]);
  });

  it('names each player in the subject, the topic and the object', () => {
    expect(PLAYERS.map(saidKo.did.pass)).toEqual(['아르센이 패스했어요.', '레이디 X가 패스했어요.']);
    expect(PLAYERS.map((player) => ko.duty({ player, mood: 'acts', stage: 'build', row: 0, due: 0, first: false }))).toEqual(['아르센은 타일을 놓으세요', '레이디 X는 타일을 놓으세요']);
    expect(PICTURES.map((up) => saidKo.did.place('a', up, null, null))).toEqual(['아르센을', '레이디 X를', '경찰을', '블루 라이언을'].map((tile) => `아르센이 첫 타일로 ${tile} 놓았어요.`));
    expect(saidKo.did.flip('a', 3, 'B')).toBe('아르센이 3번째 타일을 뒤집었어요. 블루 라이언이 나왔어요.');
  });

  it('keeps labels short: at most seven syllables a line, two lines', () => {
    for (const label of [...everyWord(ko).choices, ...everySaid(saidKo).answers]) {
      const lines: string[] = [];
      for (const word of label.split(' ')) {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        if (lines.length && longer.replaceAll(' ', '').length <= 7) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      expect(lines.length, label).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.replaceAll(' ', '').length, label).toBeLessThanOrEqual(7);
    }
  });
});

/** Numbers below `among`, always the same ones. */
function dice(seed: number): (among: number) => number {
  let state = seed;
  return (among) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * among);
  };
}

const OPTIONS = ['rulebook', 'rulebook', 'rulebook', 'overview', 'rulebook,ret=before', 'rulebook,rival=0', 'rulebook,build=0,swap=any', 'overview,flip=1,rival=1,pass=1'];

/** At least this many random plays, in whole games from the toss. */
function randomPlays(atLeast: number): Entry[] {
  const roll = dice(7), entries: Entry[] = [];
  while (entries.length < atLeast) {
    const tiles = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'].sort(() => roll(3) - 1).map((pair) => `${pair[roll(2)]}.`).join('');
    const parsed = parsePosition(`- ${tiles} - ${'ax'[roll(2)]} 0-0 ${OPTIONS[roll(OPTIONS.length)]}`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    let position: Position = parsed.value;
    for (let n = 0; n < 150; n++) {
      const moves = legalMoves(position), move = moves[roll(moves.length)];
      if (move === undefined) break;
      const shown = Object.keys(reveals(position, move) ?? {});
      const entry = enter(position, shown.length ? `${move}=${shown[roll(shown.length)]}` : move, 'human')!;
      entries.push(entry);
      position = entry.after;
    }
  }
  return entries;
}

describe('what is said after a move', () => {
  const plays = randomPlays(20_000);

  it('is tried on own goals, on two payments at once, and on what pays nobody', () => {
    const own = ({ awards, player }: Entry): number => awards.filter(({ for: owner }) => owner !== player).length;
    expect(plays.filter((entry) => own(entry) === 1).length).toBeGreaterThan(100);
    expect(plays.filter((entry) => own(entry) === 2).length).toBeGreaterThan(5);
    expect(plays.filter(({ awards }) => awards.length === 2).length).toBeGreaterThan(20);
    expect(plays.filter((entry) => tellMove(saidKo, entry).rest.includes('점수는 없어요')).length).toBeGreaterThan(100);
  });

  // 25 is what can be kept in mind while listening.
  it.each([['English', en, saidEn, 25], ['Korean', ko, saidKo, 25]] as const)('is short enough to be heard: %s', (_, words, told, most) => {
    let longest = '';
    const count = (text: string): number => text.split(/\s+/).length;
    for (const entry of plays) {
      for (const [seat, computer] of [['human', false], ['external', true], ['external', false]] as const) {
        const view = { context: { game: { start: entry.before, line: [entry], cursor: 1, ending: null, seats: { a: seat, x: seat } } } } as unknown as View;
        const table = { view, computers: { a: computer, x: computer }, words, draw: 'none', choosing: 'idle' } as const, said = aloud(told, [[table, { type: 'moved', entry }], [table, undefined]], false);
        if (words.lang === 'ko') expect(wrongParticles(said), said).toEqual([]);
        if (count(said) > count(longest)) longest = said;
      }
    }
    expect(count(longest), longest).toBeLessThanOrEqual(most);
  });
});
