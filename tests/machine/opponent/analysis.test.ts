import { describe, expect, it } from 'vitest';
import { formatPosition, legalMoves, play, reveals, stage, winner, type Player, type Position } from '../../../machine/index.ts';
import { analyse, counted, endOf, judgeMoves, LINE, storyOf, type Analysis, type Judged, type Moment, type Rater } from '../../../machine/opponent/analysis.ts';
import { analysisWords as en } from '../../../machine/opponent/analysis.en.ts';
import { analysisWords as ko } from '../../../machine/opponent/analysis.ko.ts';
import { rate } from '../../../machine/opponent/search.ts';
import { solveNow, type Value } from '../../../machine/opponent/solver/index.ts';
import { tableKey } from '../../../machine/opponent/solver/solved.ts';
import { allTiles, assignmentCount, makePosition, rivalOf, withBacks } from '../../../machine/rules/index.ts';
import { dice, position as randomPosition } from '../../games.ts';
import { must, wander } from './games.ts';

// At the beginning of the file, where no hook's time runs out on a busy machine.
const solved = solveNow('rulebook');
const isSolved = ({ options }: Position): boolean => tableKey(options) === tableKey(solved.options);
/** Rates as the tests need it: not far, as that is told by other tests. */
const rater = (depth: number, budget = 400): Rater => (position) => rate(position, isSolved(position) ? solved : null, { depth, budget });
const scored = (position: Position, a: number, x: number): Position => makePosition({ ...position, score: { a, x } });

/** Random positions of all kinds: while the row is built, with all, some or no backs unseen, in the middle of a turn, at every table and score; and of games that are over. */
function* positions(count: number): Generator<Position> {
  const roll = dice(7);
  for (let n = 0; n < count; n++) {
    if (n % 2) { yield randomPosition(roll); continue; }
    const { history, whole } = wander('rulebook', n + 1, n % 37), seen = n % 4 ? history.moves.at(-1)?.position ?? history.start : whole;
    // Of a game that is over there may lie tiles as they lie in no other.
    yield winner(seen) ? seen : scored(seen, (n >> 1) % 8, (n >> 4) % 8);
  }
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numerals = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const n = (word: string): number => (/^\d+$/.test(word) ? Number(word) : Math.max(numbers.indexOf(word.toLowerCase()), numerals.indexOf(word)));
const names: Record<Player, string> = { a: 'Arsène', x: 'Lady X' }, isKo: Record<Player, RegExp> = { a: /아르센(이|은)/, x: /레이디 X(가|는)/ };

/** What a sentence about the value of a move says. */
interface Said { readonly value?: Value | 'draw'; readonly chances?: readonly [win: number, even: number, loss: number, of: number]; readonly rival?: string; readonly who?: string; readonly traps?: number }

function heardIn(text: string): Said {
  const traps = / (?:One reply of|(\S+) replies of) (\S+) would be a mistake\.$/.exec(text), all = / Whatever the reply, it is a mistake\.$/.test(text);
  const body = text.replace(/ (?:One reply|\S+ replies) of \S+ would be a mistake\.$| Whatever the reply, it is a mistake\.$/, '');
  let match: RegExpExecArray | null;
  if (body === 'A draw at once.') return { value: 'draw' };
  if (body === 'Even: neither can force a win from here.') return { value: { result: 'even', turns: 0 }, traps: all ? 1 : traps ? n(traps[1] ?? 'one') / n(traps[2]!) : 0 };
  if (body === 'Wins at once.') return { value: { result: 'win', turns: 1 } };
  if ((match = /^Gives (.+) the game at once\.$/.exec(body))) return { value: { result: 'loss', turns: 1 }, rival: match[1]! };
  if ((match = /^Wins in (\S+) turns?, whatever (.+) does\.$/.exec(body))) return { value: { result: 'win', turns: n(match[1]!) }, rival: match[2]! };
  if ((match = /^Loses in (\S+) turns?, if (.+) misses nothing\.$/.exec(body))) return { value: { result: 'loss', turns: n(match[1]!) }, rival: match[2]! };
  if ((match = /^An estimate: of (\d+) (?:cases|games about) (\d+) won, (\d+) even, (\d+) lost\.$/.exec(body))) return { chances: [Number(match[2]), Number(match[3]), Number(match[4]), Number(match[1])] };
  if ((match = /^An estimate: almost certainly (won|even|lost)\.$/.exec(body))) return { chances: [100 * Number(match[1] === 'won'), 100 * Number(match[1] === 'even'), 100 * Number(match[1] === 'lost'), 100] };
  if ((match = /^An estimate: as far as is looked, (won|even|lost)\.$/.exec(body))) return { chances: [Number(match[1] === 'won'), Number(match[1] === 'even'), Number(match[1] === 'lost'), 1] };
  throw new Error(`Not understood: ${text}`);
}
function heardInKorean(text: string): Said {
  const traps = / 상대의 응수 (\S+?) ?가지 가운데 (\S+?) ?가지는 실수예요\.$/.exec(text), all = / 어떤 응수를 해도 실수예요\.$/.test(text);
  const body = text.replace(/ 상대의 응수 .*$| 어떤 응수를 해도 실수예요\.$/, '');
  let match: RegExpExecArray | null;
  if (body === '바로 무승부예요.') return { value: 'draw' };
  if (body === '팽팽해요. 여기서는 아무도 억지로 이길 수 없어요.') return { value: { result: 'even', turns: 0 }, traps: all ? 1 : traps ? n(traps[2]!) / n(traps[1]!) : 0 };
  if (body === '바로 이겨요.') return { value: { result: 'win', turns: 1 } };
  if ((match = /^(.+) 바로 이기게 돼요\.$/.exec(body))) return { value: { result: 'loss', turns: 1 }, rival: match[1]! };
  if ((match = /^(.+) 무엇을 해도 (아르센이|레이디 X가) (\d+)차례 만에 이겨요\.$/.exec(body))) return { value: { result: 'win', turns: Number(match[3]) }, rival: match[1]!, who: match[2]! };
  if ((match = /^(.+) 놓치지 않으면 (아르센은|레이디 X는) (\d+)차례 만에 져요\.$/.exec(body))) return { value: { result: 'loss', turns: Number(match[3]) }, rival: match[1]!, who: match[2]! };
  if ((match = /^추정: (\S+?)(?:판| ?가지) 가운데 (?:약 )?(.+)\.$/.exec(body))) {
    // What no case comes to is not counted.
    const of = n(match[1]!), parts = match[2]!.split(', ').map((part) => /^(\S+?)(?:판은| ?가지는) (이기고|이겨요|팽팽하고|팽팽해요|지고|져요)$/.exec(part)!);
    const count = (ends: RegExp): number => n(parts.find(([, , end]) => ends.test(end!))?.[1] ?? '0');
    expect(parts.every(([, ways]) => n(ways!) > 0)).toBe(true);
    return { chances: [count(/^이/), count(/^팽/), count(/^[지져]/), of] };
  }
  if ((match = /^추정: 거의 틀림없이 (이겨요|팽팽해요|져요)\.$/.exec(body))) return { chances: [100 * Number(match[1] === '이겨요'), 100 * Number(match[1] === '팽팽해요'), 100 * Number(match[1] === '져요'), 100] };
  if ((match = /^추정: 내다본 데까지는 (이겨요|팽팽해요|져요)\.$/.exec(body))) return { chances: [Number(match[1] === '이겨요'), Number(match[1] === '팽팽해요'), Number(match[1] === '져요'), 1] };
  throw new Error(`Not understood: ${text}`);
}

/** Does a sentence say what the facts are? */
function agrees(said: Said, { exact, chances, traps, outcomes }: Judged, me: Player, korean: boolean): boolean {
  if (said.rival && !(korean ? isKo[rivalOf(me)].test(said.rival) : said.rival === names[rivalOf(me)])) return false;
  if (said.who && !isKo[me].test(said.who)) return false;
  if (said.value === 'draw') return outcomes.every(({ position }) => winner(position) === 'draw');
  if (said.value) return exact?.result === said.value.result && (exact.turns === said.value.turns || (exact.turns === 0 && exact.result !== 'even')) && Math.abs((said.traps ?? 0) - (said.value.result === 'even' ? traps : 0)) < 1e-9;
  const [win, even, loss, of] = said.chances!, near = (count: number, chance: number): boolean => Math.abs(count / of - chance) <= (of === 100 ? 0.0101 : 1e-9);
  return exact === null && win + even + loss === of && near(win, chances.win) && near(even, chances.even) && near(loss, chances.loss);
}

/** Odds, points and who is meant in a reason, as it is said. */
function reasonsIn(text: string): { odds: number; points: number } {
  const cases = /in (\S+) cases? of (\S+) /i.exec(`${text} `), about = /in about (\d+) cases of 100/i.exec(text), points = /(\S+) diamonds?/.exec(text);
  return { odds: about ? Number(about[1]) / 100 : cases ? n(cases[1]!) / n(cases[2]!.replace(/[.,]$/, '')) : 1, points: points && n(points[1]!) >= 0 ? n(points[1]!) : 0 };
}
function reasonsInKorean(text: string): { odds: number; points: number } {
  const cases = /(\S+?) ?가지 가운데 (\S+?) ?가지에서/.exec(text), about = /100번 가운데 약 (\d+)번에서/.exec(text), points = /(\d+)개/.exec(text);
  return { odds: about ? Number(about[1]) / 100 : cases ? n(cases[2]!) / n(cases[1]!) : 1, points: points ? Number(points[1]) : 0 };
}

describe('what is said of a move', () => {
  it('is what is known of it: every action in over 500 positions of all kinds, in both languages', async () => {
    const seen = new Set<string>(), kinds = new Set<string>();
    let moves = 0, asked = 0;
    for (const position of positions(720)) {
      const where = formatPosition(position), me = position.turn, analysis = { position, moves: stage(position) === 'over' ? [] : judgeMoves(position, await rater(1, 200)(position)) };
      expect(analysis.moves.map(({ move }) => move).sort()).toEqual(stage(position) === 'over' ? [] : [...legalMoves(position)].sort());
      const [best] = analysis.moves;
      if (best) asked++;
      for (const move of analysis.moves) {
        moves++;
        const said = heardIn(en.value(position, move)), told = heardInKorean(ko.value(position, move));
        if (!agrees(said, move, me, false)) expect.fail(`${where} ${move.move}: ${en.value(position, move)} ${JSON.stringify([move.exact, move.chances, move.traps])}`);
        if (!agrees(told, move, me, true)) expect.fail(`${where} ${move.move}: ${ko.value(position, move)}`);
        // An estimate is never said without the word, and what is exact never with it.
        for (const brief of [en.brief(move), ko.brief(move)]) expect(brief.length).toBeGreaterThan(0);
        expect(/estimate/.test(en.value(position, move))).toBe(move.exact === null);
        expect(/추정/.test(ko.value(position, move))).toBe(move.exact === null);
        // What it gives away is the step from the best to this one.
        const gives = en.loses(move.loses), [from, to] = [best!.exact, move.exact];
        if (from && to) {
          const expected = from.result !== to.result ? (from.result === 'win' ? `Throws a win away${to.result === 'loss' ? ', and loses' : ''}.` : 'Throws an even game away.')
            : from.result !== 'even' && from.turns !== to.turns ? /turns? worse than the best\.$/ : '';
          if (move.loses?.kind === 'diamonds') expect([from.result, to.result, gives, /^Even all the same, but with the best reply it costs (one|two|three|four|five|six|seven|eight|nine|ten) diamonds?\.$/.test(gives)]).toEqual(['even', 'even', gives, true]);
          else if (typeof expected === 'string') expect(gives, `${where} ${move.move}`).toBe(expected);
          else expect(n(/^(\S+)/.exec(gives)![1]!)).toBe(Math.abs(from.turns - to.turns));
        } else expect(gives === '' || /as far as can be estimated/.test(gives), `${where} ${move.move}: ${gives}`).toBe(true);
        expect(ko.loses(move.loses) === '').toBe(gives === '');
        // A sentence for each reason, with its odds and its diamonds.
        const shown = move.reasons.filter(({ kind, odds }) => !((kind === 'wins' || kind === 'loses') && odds > 0.999) && !(kind === 'quiet' && move.exact && move.exact.result !== 'even'));
        for (const [sentences, read] of [[en.reasons(position, move), reasonsIn], [ko.reasons(position, move), reasonsInKorean]] as const) {
          expect(sentences.length, `${where} ${move.move}`).toBe(shown.length);
          for (const [i, { kind, odds, points }] of shown.entries()) {
            const heard = read(sentences[i]!);
            kinds.add(kind);
            if (kind !== 'prepares') expect(Math.abs(heard.odds - odds), `${where} ${move.move}: ${sentences[i]!} (${odds})`).toBeLessThan(0.0051);
            if (/pays|^risks$/.test(kind)) expect(heard.points, sentences[i]!).toBe(points);
          }
        }
        seen.add(said.value === 'draw' ? 'draw' : said.value ? `${said.value.result}${said.value.turns > 1 ? '+' : ''}` : `of ${said.chances![3] === 100 ? '100' : 'few'}`);
      }
    }
    expect(asked).toBeGreaterThan(500);
    expect(moves).toBeGreaterThan(4000);
    expect([...seen].sort()).toEqual(expect.arrayContaining(['even', 'loss', 'loss+', 'of 100', 'of few', 'win', 'win+']));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['pays-me', 'pays-rival', 'quiet', 'risks', 'risks-game', 'wins']));
  }, 400_000);

  it('takes the right particle after every name', async () => {
    const wrong = /아르센(가|는|를|와)(?=[ .,]|$)|레이디 X(이|은|을|과)(?=[ .,]|$)|경찰(가|는|를)(?=[ .,]|$)|블루 라이언(가|는|를)(?=[ .,]|$)|가지은|판는|\s{2}|undefined|null|NaN/;
    const right = /아르센(이|은|에게|$|:)|레이디 X(가|는|에게|$|:)/;
    let named = 0;
    for (const position of positions(120)) {
      if (stage(position) === 'over') continue;
      const analysis = { position, exact: null, moves: judgeMoves(position, await rater(1, 100)(position)), line: [] };
      for (const text of [ko.head(analysis), ...analysis.moves.flatMap((move) => [ko.value(position, move), ko.loses(move.loses), ...ko.reasons(position, move)])]) {
        expect(text).not.toMatch(wrong);
        if (right.test(text)) named++;
      }
    }
    const before = must('XaAbApBxXpPb - - a 0-0 rulebook');
    for (const player of ['a', 'x'] as const) for (const up of ['A', 'X', 'P', 'B'] as const) for (const back of ['A', 'X', 'P', 'B'] as const) for (const place of [0, 3]) for (const to of ['even', 'loss'] as const) {
      const moment: Moment = { kind: 'forgot', number: 1, player, move: 'f1', before, better: 'f2', loses: { kind: 'result', from: 'win', to }, forgotten: [{ place, up, back }], chance: null, ownGoal: 0, diamonds: 0, size: 1 };
      for (const ownGoal of [0, 2]) for (const diamonds of [0, 2.5, 3]) expect(ko.moment({ ...moment, ownGoal, diamonds }, '1번째 타일 뒤집기', '2번째 타일 뒤집기')).not.toMatch(wrong);
      for (const result of ['win', 'even', 'loss', null] as const) expect(ko.gaveUp({ player, exact: result && { result, turns: result === 'even' ? 0 : 3 }, chances: { win: 0.25, even: 0.25, loss: 0.5 } })).not.toMatch(wrong);
      named++;
    }
    expect(named).toBeGreaterThan(500);
  }, 120_000);

  it('counts chances in as few cases as say it exactly, and to a hundred otherwise', () => {
    for (let of = 1; of <= 12; of++) for (let win = 0; win <= of; win++) for (let loss = 0; loss + win <= of; loss++) {
      const said = counted({ win: win / of, even: 1 - win / of - loss / of, loss: loss / of });
      expect(said.of).toBeLessThanOrEqual(of);
      expect(said.win * of).toBe(win * said.of);
      expect(said.loss * of).toBe(loss * said.of);
    }
    const roll = dice(3);
    for (let i = 0; i < 2000; i++) {
      const win = roll(100_000) / 100_003, loss = (1 - win) * (roll(100_000) / 100_003), said = counted({ win, even: 1 - win - loss, loss });
      expect(said.win + said.even + said.loss).toBe(said.of);
      expect(Math.min(said.win, said.even, said.loss)).toBeGreaterThanOrEqual(0);
    }
  });
});

/** Can this player win within so many turns, the current one counted, whatever the other does? By play alone: the solver only says which of the player's own moves to try. */
function forces(me: Player, position: Position, turns: number): boolean {
  const who = winner(position);
  if (who) return who === me;
  if (turns <= 0) return false;
  const then = (move: string): boolean => {
    const played = play(position, move);
    if (!played.ok) throw new Error(`${formatPosition(position)} ${move}: ${played.code}`);
    return forces(me, played.position, played.position.turn === position.turn && !winner(played.position) ? turns : turns - 1);
  };
  if (position.turn !== me) return legalMoves(position).every(then);
  return then(rate(position, solved, { depth: 1, budget: 1 })[0]!.move);
}

describe('a claim about what is forced', () => {
  it('holds against every reply: wins within the turns that are said, and no sooner; losses likewise', async () => {
    let wins = 0, losses = 0;
    for (let seed = 1; wins < 60 || losses < 25; seed++) {
      const { whole } = wander('rulebook', seed, 6 + (seed % 30));
      if (stage(whole) === 'over' || whole.loose.length > 0) continue;
      const position = scored(whole, 3 + (seed % 4), 3 + ((seed >> 2) % 4)), me = position.turn, rival = rivalOf(me);
      for (const move of judgeMoves(position, await rater(1, 1)(position))) {
        if (!move.exact || move.exact.result === 'even' || move.exact.turns > 4) continue;
        const said = heardIn(en.value(position, move)).value as Value, played = play(position, move.move);
        if (!played.ok) throw new Error(played.code);
        const goesOn = played.position.turn === me && !winner(played.position), left = said.turns - (goesOn ? 0 : 1);
        const who = said.result === 'win' ? me : rival;
        expect(forces(who, played.position, left), `${formatPosition(position)} ${move.move}: ${en.value(position, move)}`).toBe(true);
        if (left > 0) expect(forces(who, played.position, left - 1), `${formatPosition(position)} ${move.move} sooner`).toBe(false);
        if (said.result === 'win') wins++; else losses++;
      }
    }
  }, 300_000);
});

describe('a line of best play', () => {
  it('really plays, and ends as it says', async () => {
    const ends = new Set<string>();
    let chance = 0;
    for (const position of positions(160)) {
      const analysis = await analyse(position, rater(1, 60)), { line, moves, exact } = analysis, end = endOf(analysis);
      ends.add(end.kind);
      if (stage(position) === 'over') { expect(moves).toEqual([]); expect(line).toEqual([]); continue; }
      let here = position;
      for (const { player, move, before, position: next, odds } of line) {
        expect(formatPosition(before)).toBe(formatPosition(here));
        expect(player).toBe(here.turn);
        const played = play(here, move);
        if (!played.ok) throw new Error(`${formatPosition(here)} ${move}: ${played.code}`);
        expect(formatPosition(played.position)).toBe(formatPosition(next));
        expect(odds !== null).toBe(/=/.test(move) && odds !== null);
        if (odds) { chance++; expect(odds.ways).toBeLessThan(odds.of); expect(en.inLine({ player, move, before, position: next, odds }, move)).toMatch(/\(in .+ cases? of .+\)$/); }
        here = next;
      }
      expect(line.length, `${formatPosition(position)} ${JSON.stringify(moves.length)}`).toBeGreaterThan(0);
      expect(line.length).toBeLessThanOrEqual(LINE);
      expect(line[0]!.move.replace(/=.*/, '')).toBe(moves[0]!.move);
      if (end.kind === 'over') expect(en.end(end)).toBe(winner(here) === 'draw' ? 'A draw.' : `${names[winner(here) as Player]} wins.`);
      else expect(winner(here)).toBeNull();
      if (exact && exact.result !== 'even' && end.kind === 'over') {
        expect(winner(here)).toBe(exact.result === 'win' ? position.turn : rivalOf(position.turn));
        const turns = 1 + line.slice(1).filter(({ before }, i) => before.turn !== line[i]!.before.turn).length;
        expect(turns, formatPosition(position)).toBe(exact.turns);
      } else if (exact && exact.result !== 'even') expect(line.length).toBe(LINE);
    }
    expect([...ends].sort()).toEqual(['circle', 'open', 'over']);
    expect(chance).toBeGreaterThan(20);
  }, 200_000);
});

describe('the head of an analysis', () => {
  const head = async (text: string): Promise<[Analysis, string]> => { const analysis = await analyse(must(text), rater(2)); return [analysis, en.head(analysis)]; };
  it('says what is exact and what is an estimate, and why', async () => {
    expect((await head('XaAbApBxXpPb - - a 5-4 rulebook'))[1]).toBe('Exact: Arsène wins at once.');
    // Backs are unseen, but what ends the game is sure.
    expect((await head('X.A.A.B.X.P. - - a 5-4 rulebook'))[1]).toBe('Exact: Arsène wins at once.');
    expect((await head('X.A.A.B.X.P. - - a 0-0 rulebook'))[1]).toBe('An estimate, because backs are unseen. For Arsène: as far as is looked, even.');
    expect((await head('A.A.P.P. B.B. - a 0-0 rulebook'))[1]).toMatch(/^An estimate, because tiles are still loose/);
    expect((await head('XaAbApBxXpPb - - a 0-0 rulebook'))[1]).toBe('Exact: Arsène cannot force a win here, and need not lose.');
    expect((await head('XaAbApBxXpPb - - a 7-4 rulebook'))[1]).toBe('The game is over.');
  });
});

describe('the story of a game', () => {
  const tell = async (start: string, ...moves: string[]) => {
    let game = { history: { start: must(start), moves: [] as { move: string; position: Position }[] } };
    for (const move of moves) {
      const before = game.history.moves.at(-1)?.position ?? game.history.start, played = play(before, move);
      if (!played.ok) throw new Error(`${move}: ${played.code}`);
      game = { history: { start: game.history.start, moves: [...game.history.moves, { move: played.move, position: played.position }] } };
    }
    return { history: game.history, story: await storyOf(game.history, rater(3, 6000)) };
  };

  it('tells of a win that was thrown away, and what would have held', async () => {
    const { story: { moments, turned, winner: who } } = await tell('AxXbXpBaApPb - - x 5-5 rulebook', 'lr');
    expect(moments).toHaveLength(1);
    expect(moments[0]).toMatchObject({ kind: 'threw', number: 1, player: 'x', loses: { kind: 'result', from: 'win' }, better: 's34' });
    expect(turned).toBe(1);
    expect(who).toBeNull();
    expect(en.moment(moments[0]!, 'PLAYED', 'BETTER')).toMatch(/^Lady X: PLAYED\. That gave a win away.* Better: BETTER\.$/);
  });

  it('tells of a back that both had seen and that decided: whoever has forgotten it would have played so', async () => {
    const text = 'ApA.AxBpPx - Bx x 6-6 rulebook', { story } = await tell(text, 'rl'), [moment] = story.moments;
    expect(moment).toMatchObject({ kind: 'forgot', player: 'x', loses: { kind: 'result', from: 'even', to: 'loss' }, better: 'f3', forgotten: [{ place: 1, up: 'A', back: 'P' }] });
    // Without that one back the move is as good as any, and more than one way is left that backs can lie.
    const here = must(text), without = withBacks(here, allTiles(here).map(({ back }, i) => (i === 0 ? null : back)))!;
    expect(assignmentCount(without)).toBeGreaterThan(1);
    const judged = judgeMoves(without, rate(without, solved, { depth: 3 }));
    expect(judged.find(({ move }) => move === 'rl')!.loses).toBeNull();
    expect(en.moment(moment!, 'PLAYED', 'BETTER')).toContain('forgotten what both had seen: the police was under Arsène in place 1.');
    expect(ko.moment(moment!, 'PLAYED', 'BETTER')).toContain('1번째 자리의 아르센 밑에는 경찰이 있었어요.');
    // Where the aid has shown it, nobody had to remember.
    const aided = await storyOf({ start: here, moves: [{ move: 'rl', position: (play(here, 'rl') as { position: Position }).position }] }, rater(3, 6000), { aided: true });
    expect(aided.moments[0]).toMatchObject({ kind: 'threw', forgotten: [] });
  });

  it('calls no unlucky flip a mistake, and no lucky one a feat', async () => {
    const bad = (await tell('BaBxP.P.Xp - Xa x 5-4 rulebook', 'f3=A')).story.moments, good = (await tell('XpApX.X.BaB. - - x 5-4 rulebook', 'f4=B')).story.moments;
    expect(bad).toMatchObject([{ kind: 'luck', better: null, loses: null, chance: { ways: 1, of: 2, good: false } }]);
    expect(good).toMatchObject([{ kind: 'luck', chance: { good: true } }]);
    expect(en.moment(bad[0]!, 'PLAYED', '')).toBe('Lady X: PLAYED. That was bad for Lady X, and chance: it comes up in one case of two.');
    // The same flip with the other picture: nothing to tell of a mistake either.
    for (const { kind } of (await tell('BaBxP.P.Xp - Xa x 5-4 rulebook', 'f3=B').catch(() => ({ story: { moments: [] as Moment[] } }))).story.moments) expect(kind).toBe('luck');
  });

  it('says what a game came to that somebody gave up, and names the own goal that threw one away', async () => {
    const given = async (text: string, resigned: Player) => (await storyOf({ start: must(text), moves: [] }, rater(3, 6000), { resigned })).gaveUp!;
    const even = await given('XaAbApBxXpPb - - a 0-0 rulebook', 'a'), won = await given('XaAbApBxXpPb - - a 5-4 rulebook', 'a'), lost = await given('XaAbApBxXpPb - - a 5-4 rulebook', 'x');
    expect([even, won, lost].map(({ exact }) => exact)).toEqual([{ result: 'even', turns: 0 }, { result: 'win', turns: 1 }, { result: 'loss', turns: 1 }]);
    expect([even, won, lost].map(en.gaveUp)).toEqual(['Arsène gave up an even game: neither could have forced a win.', 'Arsène gave up a game that could be won in one turn.', 'Lady X gave up a game that was lost in one turn, if Arsène missed nothing.']);
    expect(ko.gaveUp(lost)).toBe('레이디 X가 기권했어요. 아르센이 놓치지 않으면 1차례 만에 질 게임이었어요.');
    expect(en.gaveUp(await given('X.A.A.B.X.P. - - a 0-0 rulebook', 'a'))).toBe('Arsène gave up. What it came to is an estimate: as far as is looked, even.');
    // It was not lost, so what Lady X gave away before has not turned it: giving up has.
    const { history: played } = await tell('XaAbApBxXpPb - - x 0-0 rulebook', 's34'), thrown = await storyOf(played, rater(3, 6000), { resigned: 'a' });
    expect([thrown.turned, thrown.winner, thrown.gaveUp?.exact?.result]).toEqual([null, 'x', 'even']);
    // Nobody who has given up has won.
    expect((await storyOf({ start: must('XaAbApBxXpPb - - a 0-0 rulebook'), moves: [] }, rater(1), { resigned: 'a' })).winner).toBe('x');

    let ownGoals = 0;
    for (let seed = 1; ownGoals < 5; seed++) {
      const { whole } = wander('rulebook', seed, 12);
      if (stage(whole) !== 'act' || whole.loose.length > 0) continue;
      const start = scored(whole, 5, 5), rival = rivalOf(start.turn);
      for (const move of legalMoves(start)) {
        const played = play(start, move);
        if (!played.ok) throw new Error(played.code);
        const points = played.awards.filter((award) => award.for === rival).reduce((sum, award) => sum + award.points, 0);
        for (const moment of (await storyOf({ start, moves: [{ move, position: played.position }] }, rater(1))).moments) {
          expect(moment.ownGoal).toBe(points);
          expect(/an own goal: (one diamond|\S+ diamonds) for/.test(en.moment(moment, move, ''))).toBe(points > 0);
          expect(/자책골로 .+ 다이아몬드 \d개를 받았어요/.test(ko.moment(moment, move, ''))).toBe(points > 0);
          if (points > 0) ownGoals++;
        }
      }
    }
  }, 60_000);

  it('tells of diamonds that were given away where nothing else was: as many as play alone counts, best reply and all', async () => {
    const paid = (position: Position, move: string, me: Player): [net: number, next: Position] => {
      const played = play(position, move);
      if (!played.ok) throw new Error(played.code);
      return [played.awards.reduce((sum, award) => sum + (award.for === me ? award.points : -award.points), 0), played.position];
    };
    /** Net diamonds of this player from here to the end of the rival's action; returns are made as they can be made best. */
    const net = (position: Position, me: Player): number => {
      if (winner(position) || (position.turn !== me && position.acted)) return 0;
      const mine = position.turn === me, all = legalMoves(position).map((move) => {
        const [points, next] = paid(position, move, me);
        // The rival's own returns matter to nobody who looks no further.
        return points + (next.turn === me && !mine ? 0 : net(next, me));
      });
      return mine ? Math.max(...all) : Math.min(...all);
    };
    let told = 0;
    for (let seed = 1; told < 40; seed++) {
      const { whole } = wander('rulebook', seed, 8 + (seed % 20));
      if (stage(whole) !== 'act' || whole.loose.length > 0) continue;
      const start = scored(whole, seed % 3, (seed >> 2) % 3), me = start.turn;
      for (const move of legalMoves(start)) {
        const [points, next] = paid(start, move, me);
        for (const moment of (await storyOf({ start, moves: [{ move, position: next }] }, rater(1))).moments) {
          if (moment.kind === 'luck') continue;
          expect(moment.diamonds > 0, `${formatPosition(start)} ${move}`).toBe(moment.loses === null);
          if (moment.loses) continue;
          const [other, then] = paid(start, moment.better!, me), cost = other + net(then, me) - points - net(next, me);
          expect(moment.diamonds, `${formatPosition(start)} ${move} ${moment.better!}`).toBeCloseTo(cost, 9);
          expect(cost).toBeGreaterThanOrEqual(2);
          expect(en.moment(moment, move, moment.better!)).toContain(`that cost ${numbers[cost]!} diamonds. `);
          expect(ko.moment(moment, move, moment.better!)).toContain(`다이아몬드 ${cost}개를 잃은 수예요.`);
          told++;
        }
      }
    }
  }, 120_000);

  it('has nothing to tell of a game in which nothing turned', async () => {
    const { story } = await tell('XaAbApBxXpPb - - a 5-4 rulebook', 's34');
    expect(story).toEqual({ moments: [], turned: null, winner: 'a', gaveUp: null });
    expect((await tell('XaAbApBxXpPb - - a 0-0 rulebook')).story.moments).toEqual([]);
  });

  it('judges a flip before it is known what comes up: with every picture it is the same mistake, or none', async () => {
    let mistakes = 0, flips = 0;
    for (let seed = 1; flips < 150; seed++) {
      const { history } = wander('rulebook', seed, 8 + (seed % 12)), seen = history.moves.at(-1)!.position;
      if (stage(seen) !== 'act') continue;
      const start = scored(seen, 4 + (seed % 3), 4 + ((seed >> 2) % 3));
      for (const move of legalMoves(start)) {
        const shown = Object.keys(reveals(start, move) ?? {});
        if (shown.length < 2) continue;
        flips++;
        const told: string[] = [];
        for (const picture of shown) {
          const played = play(start, `${move}=${picture}`);
          if (!played.ok) throw new Error(played.code);
          const [moment] = (await storyOf({ start, moves: [{ move: played.move, position: played.position }] }, rater(2, 400))).moments;
          told.push(moment && moment.kind !== 'luck' ? JSON.stringify([moment.kind, moment.better, moment.loses, moment.diamonds, moment.size, moment.forgotten]) : 'no mistake');
        }
        expect(new Set(told).size, `${formatPosition(start)} ${move}: ${told.join(' ')}`).toBe(1);
        if (told[0] !== 'no mistake') mistakes++;
      }
    }
    expect(mistakes).toBeGreaterThan(10);
    expect(mistakes).toBeLessThan(flips);
  }, 200_000);

  it('has at most six moments, in the order of the game, each at its position; says how far it is; and turns where it last helped whoever won', async () => {
    for (const seed of [3, 7, 21]) {
      const { history } = wander('rulebook', seed, 90), heard: number[] = [], story = await storyOf(history, rater(1, 300), { progress: (done) => { heard.push(done); } });
      expect(story.moments.length).toBeLessThanOrEqual(6);
      expect(story.moments.map(({ number }) => number)).toEqual([...story.moments.map(({ number }) => number)].sort((one, two) => one - two));
      for (const { number, before, move, player } of story.moments) {
        expect(before).toBe(number > 1 ? history.moves[number - 2]!.position : history.start);
        expect(move).toBe(history.moves[number - 1]!.move);
        expect(player).toBe(before.turn);
      }
      expect(heard.at(-1)).toBe(1);
      expect(heard).toEqual([...heard].sort((one, two) => one - two));
      const turn = story.moments.find(({ number }) => number === story.turned);
      if (story.moments.some(({ kind }) => kind !== 'gave') && story.winner !== 'a' && story.winner !== 'x') expect(turn).toBeDefined();
      const helps = ({ kind, chance, player }: Moment): Player => (kind === 'luck' && chance!.good ? player : rivalOf(player));
      if (story.winner === 'a' || story.winner === 'x') for (const later of story.moments.filter(({ number, kind }) => number > story.turned! && kind !== 'gave')) expect(helps(later)).not.toBe(story.winner);
    }
  }, 120_000);
});

