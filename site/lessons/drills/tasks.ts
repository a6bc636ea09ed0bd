/* Drills that ask for an action: find it, find them all, find the mistake. */
import { accepted, after, fresh } from '../../../components/lesson/step.ts';
import { parsePosition, formatPosition } from '../../../machine/notation/index.ts';
import { check, legalMoves, rivalOf, type Position, type RuleId } from '../../../machine/rules/index.ts';
import { canBeTwo, deal, isPaid, kindOf, memoryFor, pick, sure, tableFor, type Tried, type Wanted } from './deal.ts';
import type { Case, Draft, Draw, Generator, Level } from './drill.ts';
import { because, both, hints, join, NAME, paid, PICTURE, rowOf, taskTexts, tableOf } from './say.ts';
import type { Both } from '../course/lesson.ts';

type Table = (draw: Draw, level: Level) => Position | null;

interface Task {
  readonly rule: RuleId;
  readonly from?: Level;
  readonly kind?: 'do' | 'all' | 'wrong';
  readonly table?: Table;
  /** By whose turn it is, and how hard. */
  readonly goal: (position: Position, level: Level, tried: Tried) => string;
  readonly task: (position: Position, level: Level, tried: Tried) => Both;
  /** What meets the goal, to be shown. */
  readonly which: (tried: Tried, position: Position) => boolean;
  readonly why?: (tried: Tried, position: Position) => Both;
  readonly also?: readonly RuleId[];
  /** How many actions are to be accepted, by level. */
  readonly many?: (n: number, level: Level) => boolean;
  /** Which of the actions, for a first count; none is made without. */
  readonly counts?: (tried: Tried, position: Position) => boolean;
  /** The rest of the turn, for the last hint. */
  readonly then?: readonly string[];
  /** Another position, once it is known what is to be done in it. */
  readonly adjust?: (draw: Draw, position: Position, tried: Tried, level: Level) => Position | null;
  readonly hint?: (tried: Tried, position: Position) => { readonly look: Both; readonly action: Both };
}

/** At the first level nothing has to be remembered, so what a flip would bring does not count. */
const plain: Table = (draw, level) => tableFor(draw, level);
const noFlip = (level: Level): string => (level === 1 ? ' !move:flip' : '');
const without = (level: Level): Both => (level === 1 ? both(', without a flip', '뒤집지 않고 ') : both('', ''));

function task({ rule, from, kind = 'do', table = plain, goal, task: say, which, why, also = [], many, counts, then = [], adjust, hint = hints }: Task): Case {
  return {
    rule, ...(from ? { from } : {}), draft: (draw, level): Draft | null => {
      const laid = table(draw, level), moves = laid && sure(laid), found = laid && pick(draw, moves!.filter((each) => which(each, laid)));
      if (!laid || !found) return null;
      if (many && counts && !many(moves!.filter((each) => counts(each, laid) && (level > 1 || kindOf(each.move) !== 'flip')).length, level)) return null;
      const position = adjust ? adjust(draw, laid, found, level) : laid, tried = position && (adjust ? sure(position).find(({ move }) => move === found.move) : found);
      if (!position || !tried) return null;
      const text = goal(position, level, tried);
      if (many && !many(accepted({ kind, goal: text }, position).length, level)) return null;
      const met = join(...tried.awards.map(paid), why?.(tried, position)), said = say(position, level, tried);
      return { kind, position, goal: text, shown: [tried.move, ...then], rules: [rule, ...also], ...memoryFor(position), texts: taskTexts(position, said, hint(tried, position), met) };
    },
  };
}

const mine = ({ awards }: Tried, { turn }: Position): boolean => awards.some((award) => award.for === turn);
const only = (kind: string) => ({ awards }: Tried, { turn }: Position): boolean => awards.length === 1 && awards[0].kind === kind && awards[0].for === turn;
const rivals = ({ awards }: Tried, { turn }: Position): boolean => awards.length > 0 && awards.every((award) => award.for !== turn);
const not = (kind: string) => (each: Tried): boolean => kindOf(each.move) !== kind;

/** `ko` with its particle. */
const makes = (rule: RuleId, kind: string, { en, ko }: Both, more: Wanted = {}): Case => task({
  rule, table: (draw, level) => tableFor(draw, level, more), goal: ({ turn }, level) => `${kind}:${turn}${noFlip(level)}`, which: only(kind), also: ['R6.1'],
  task: (_, level) => both(`Make ${en} that pays you${without(level).en}.`, `${without(level).ko}내가 받는 ${ko} 만들어 보세요.`), why: () => because('R6.1'),
});

export const paysYou: Generator = {
  id: 'pays-you', title: both('Find the action that pays you', '내가 받는 행동 찾기'),
  cases: [makes('R5.2', 'interrogation', both('an interrogation', '심문을')), makes('R5.3', 'theft', both('a theft', '절도를')), makes('R5.4', 'heist', both('the heist', '세기의 강탈을'), { up: 'B' })],
};

/** With six tiles or five, not with four: among so few actions hardly more than two pay. */
const every = (rule: RuleId, kind: string): Case => task({
  rule, kind: 'all', table: (draw, level) => tableFor(draw, level, level === 1 ? {} : { known: 6, due: draw(2) }), goal: ({ turn }, level) => `paid:${turn}${noFlip(level)}`, which: only(kind),
  many: (n, level) => (level === 1 ? n === 2 : level === 2 ? n === 2 || n === 3 : n > 2), counts: mine,
  task: (_, level) => both(`Find every action that pays you${without(level).en}.`, `${without(level).ko}내가 다이아몬드를 받는 행동을 모두 찾아보세요.`), why: () => both('That was all of them.', '이제 모두 찾았어요.'),
  hint: ({ move, awards }) => ({ look: hints({ move, awards }).look, action: both('Go through the row action by action: both ends, every inner pair, and, where flips count, every tile whose back is known.', '행동을 하나씩 짚어 보세요. 양 끝, 안쪽의 이웃한 타일, 뒤집기도 되는 문제라면 뒷면을 아는 타일까지요.') }),
});

export const everyActionThatPays: Generator = { id: 'every-action', title: both('Find every action that pays you', '내가 받는 행동 모두 찾기'), cases: [every('R5.2', 'interrogation'), every('R5.3', 'theft')] };

export const ownGoals: Generator = {
  id: 'own-goals', title: both('Find the own goal', '자책골 찾기'),
  cases: [task({
    rule: 'R5.5', kind: 'wrong', goal: ({ turn }, level) => `${rivalOf(turn)}>0 ${turn}=0${noFlip(level)}`, which: rivals,
    task: ({ turn }, level) => both(`Find an own goal: an action that pays ${NAME[rivalOf(turn)].en} and not you${without(level).en}.`, `${level === 1 ? '뒤집기 말고, ' : ''}나는 못 받고 ${turn === 'a' ? '레이디 X가' : '아르센이'} 받는 행동(자책골)을 찾아보세요.`),
    why: () => because('R5.5'),
  })],
};

export const harmless: Generator = {
  id: 'harmless', title: both('Act, and give nothing away', '아무것도 내주지 않기'),
  cases: [task({
    rule: 'R4.1', goal: (_, level) => `!paid moves:1${noFlip(level)}`, table: (draw, level) => tableFor(draw, level, { due: 0, ...(level === 1 ? {} : { known: 6 }) }), which: ({ awards, move }) => awards.length === 0 && kindOf(move) !== 'flip',
    many: (n, level) => (level === 1 ? n <= 3 : n <= 7), counts: ({ awards }) => awards.length === 0, task: (_, level) => both(`Act so that nobody is paid${without(level).en}.`, `${without(level).ko}아무도 다이아몬드를 받지 않는 행동을 해 보세요.`), also: ['R4.2', 'R4.3'],
    why: () => both('You have to act, so sometimes the best action is one that gives nothing away.', '차례가 되면 꼭 행동해야 하니, 때로는 아무것도 내주지 않는 행동이 가장 좋아요.'),
    hint: () => ({ look: both('Two fitting tiles side by side, or with one place between them, are what makes an action dangerous.', '맞는 타일 2개가 나란히 있거나 한 칸 떨어져 있는 곳을 조심하세요.'), action: both('Try an action far from there.', '그곳에서 먼 행동을 해 보세요.') }),
  })],
};

export const endToEnd: Generator = {
  id: 'end-to-end', title: both('From end to end', '끝에서 끝으로'),
  cases: ([['R4.2', false], ['R4.5', true]] as const).map(([rule, short]) => task({
    rule, also: rule === 'R4.5' ? ['R4.2'] : [], table: (draw, level) => deal(draw, { due: short ? (level === 3 ? 2 : 1) : 0, old: level === 3 ? 'yes' : 'no' }), goal: ({ turn }) => `move:end paid:${turn}`,
    which: (tried, position) => kindOf(tried.move) === 'end' && mine(tried, position), task: ({ row }) => both(`Earn with an end-to-end move in this row of ${['four', 'five', 'six'][row.length - 4]}.`, `타일 ${row.length}개인 이 줄에서 끝에서 끝으로 옮겨 다이아몬드를 받아 보세요.`), why: () => because(rule),
  })),
};

export const flips: Generator = {
  id: 'flips', title: both('Turn over what you know', '아는 타일 뒤집기'),
  cases: [task({
    rule: 'R4.4', table: (draw, level) => deal(draw, { known: level === 3 ? 3 + draw(2) : 6, due: level === 1 ? 0 : draw(2), old: level === 3 ? 'yes' : 'no' }), goal: ({ turn }) => `move:flip paid:${turn}`,
    which: (tried, position) => kindOf(tried.move) === 'flip' && mine(tried, position), task: () => both('Earn by turning over a tile whose back is known.', '뒷면을 아는 타일을 뒤집어 다이아몬드를 받아 보세요.'), why: () => because('R4.4'),
  })],
};

const build = (loose: readonly number[], more: Wanted = {}): Table => (draw, level) => deal(draw, { loose: level === 1 ? loose[0] : pick(draw, loose)!, ...more });
const asItLies = (tried: Tried): boolean => kindOf(tried.move) === 'place' && !tried.move.includes('f');

export const placements: Generator = {
  id: 'placements', title: both('Build, and earn', '줄을 만들며 받기'),
  cases: [
    task({ rule: 'R3.4', table: build([2, 1, 3]), goal: ({ turn }) => `paid:${turn} !turned`, which: (tried, position) => asItLies(tried) && mine(tried, position), task: () => both('Place a loose tile as it lies so that it pays you.', '남은 타일을 보이는 그대로 놓아서 다이아몬드를 받아 보세요.'), why: () => because('R3.4') }),
    task({ rule: 'R5.5', kind: 'wrong', table: build([2, 1, 3]), goal: ({ turn }) => `${rivalOf(turn)}>0 ${turn}=0 !turned`, which: (tried, position) => asItLies(tried) && rivals(tried, position), task: () => both('Find the placement, as the tile lies, that pays your rival.', '타일을 보이는 그대로 놓았을 때 상대가 받게 되는 자리를 찾아보세요.'), why: () => because('R5.5'), also: ['R3.4'] }),
    task({ rule: 'R3.5', table: build([1]), goal: ({ turn }) => `paid:${turn} !turned`, which: (tried, position) => asItLies(tried) && mine(tried, position), task: () => both('Finish the row with the last tile, as it lies, so that it pays you.', '마지막 타일을 보이는 그대로 놓아 줄을 완성하고 다이아몬드를 받아 보세요.'), why: () => because('R3.5') }),
  ],
};

const passed = (ret: boolean): Both => (ret ? both('You return first at this table, and then you pass.', '이 테이블에서는 먼저 되돌려 놓고 나서 패스해요.') : because('R3.6'));

export const passes: Generator = {
  id: 'passes', title: both('Pass, with a tile waiting', '빼 둔 타일이 있을 때의 패스'),
  cases: [{
    rule: 'R3.6', draft: (draw, level): Draft | null => {
      const before = level === 3 && draw(2) === 1, wants = level === 1 ? draw(2) : 1;
      const position = deal(draw, { loose: 1 + draw(3), due: 1, options: before ? 'rulebook,ret=before' : 'rulebook' });
      if (!position) return null;
      // At the end of the turn, where the tile waits to be told where it goes; or at its start.
      const first = before ? position : after(fresh(position), 'pass')[0].moves[0].played.position;
      const back = pick(draw, sure(first).filter(({ move, played }) => kindOf(move) === 'return' && !move.includes('f') && (!wants || played.trace.some(({ rule }) => rule === 'R6.5'))));
      const goal = `move:pass move:return !turned${wants ? ' rule:R6.5' : ''}`, table = tableOf(position);
      if (!back) return null;
      return {
        kind: 'do', position, goal, shown: before ? [back.move, 'pass'] : ['pass', back.move], rules: ['R3.6', 'R6.3', ...(wants ? ['R6.5' as const] : [])],
        texts: taskTexts(position, wants ? both(`Pass, and bring the waiting tile back as it lies so that it makes a combination${table.en}.`, `${table.ko}패스하고, 빼 둔 타일을 보이는 그대로 되돌려 놓아 조합이 생기게 해 보세요.`)
          : both(`Pass, then do what is still due, without turning anything over${table.en}.`, `${table.ko}패스한 다음, 아직 남은 일을 뒤집지 말고 해 보세요.`),
        { look: both('A tile waits beside the row, whether you place or pass.', '놓든 패스하든, 빼 둔 타일이 줄 옆에서 기다리고 있어요.'), action: before ? both('Return the tile, then pass.', '타일을 되돌려 놓고 패스하세요.') : both('Pass, then choose the end for the waiting tile.', '패스하고 나서 빼 둔 타일을 놓을 끝을 고르세요.') },
        join(passed(before), wants ? because('R6.5') : null)),
      };
    },
  }],
};

export const unseenSwaps: Generator = {
  id: 'make-unseen-swaps', title: both('Swap, and change nothing', '바꿔도 그대로인 자리 바꾸기'),
  cases: [task({
    rule: 'R5.8', table: (draw, level) => tableFor(draw, level, { known: 0, old: level === 1 ? 'no' : 'yes' }), goal: () => 'rule:R5.8', which: ({ played }) => played.trace.some(({ rule }) => rule === 'R5.8'),
    task: () => both('Swap two tiles so that the row reads the same as before.', '줄의 그림이 전과 똑같게 타일 2개의 자리를 바꿔 보세요.'), why: () => because('R5.8'),
    hint: ({ move }) => ({ look: both('Two neighbours with the same picture, neither of them at an end.', '그림이 같은 이웃 2개를 찾으세요. 끝 타일은 안 돼요.'), action: hints({ awards: [], move }).action }),
  })],
};

export const returns: Generator = {
  id: 'returns', title: both('Bring it back', '되돌려 놓기'),
  cases: [
    task({
      rule: 'R6.5', table: (draw, level) => deal(draw, { acted: true, due: 1, fresh: level === 1 ? 0 : draw(2) }), goal: () => 'rule:R6.5 !turned', which: ({ played, move }) => !move.includes('f') && played.trace.some(({ rule }) => rule === 'R6.5'),
      task: () => both('Bring the waiting tile back as it lies, at the end where it makes a combination.', '빼 둔 타일을 보이는 그대로, 조합이 생기는 끝에 되돌려 놓아 보세요.'), why: () => because('R6.5'),
    }),
    {
      rule: 'R6.4', draft: (draw, level): Draft | null => {
        const position = deal(draw, { acted: true, due: 2, fresh: 0 });
        if (!position) return null;
        const [first, second] = position.due.map(({ up }) => up);
        if (first === second) return null;
        const end = draw(2) ? 'l' : 'r', swapped = draw(2) === 1, [outer, inner] = swapped ? [first, second] : [second, first];
        const apart = level === 1 || (level === 3 && draw(3) === 0), row = apart ? (swapped ? `${first}????${second}` : `${second}????${first}`) : end === 'l' ? `${outer}${inner}????` : `????${inner}${outer}`;
        const shown = apart ? (swapped ? ['b1l', 'b1r'] : ['b1r', 'b1l']) : swapped ? [`b2${end}`, `b1${end}`] : [`b1${end}`, `b1${end}`];
        const at = end === 'l' ? both('left', '왼쪽') : both('right', '오른쪽'), left = PICTURE[swapped ? first : second], right = PICTURE[swapped ? second : first];
        return {
          kind: 'do', position, goal: `aside:0 !turned row:${row}`, shown, rules: ['R6.4', 'R6.3'],
          texts: taskTexts(position, apart ? both(`Bring both tiles back as they lie: ${left.en} to the left end, ${right.en} to the right end.`, `두 타일을 보이는 그대로, ${left.ko} 타일은 왼쪽 끝에, ${right.ko} 타일은 오른쪽 끝에 되돌려 놓아 보세요.`)
            : both(`Bring both tiles back as they lie to the ${at.en} end, with ${PICTURE[outer].en} as the outermost.`, `두 타일을 보이는 그대로 ${at.ko} 끝에 되돌려 놓되, ${PICTURE[outer].ko} 타일이 맨 끝에 오게 해 보세요.`),
          { look: both('Both go to ends of the row as it lies when their time comes.', '타일마다 되돌려 놓을 때의 줄을 기준으로 끝에 놓아요.'), action: apart ? both('The order does not matter here, the end does.', '여기서는 순서보다 끝이 중요해요.') : both('The one that comes last lies outermost.', '나중에 놓는 타일이 맨 끝에 와요.') }, because('R6.4')),
        };
      },
    },
  ],
};

/** A whole turn in a short row: earn, then return. */
export const wholeTurns: Generator = {
  id: 'whole-turns', title: both('A whole turn with five', '다섯 개로 하는 한 차례'),
  cases: (['R6.6', 'R6.2'] as const).map((rule) => task({
    rule, also: rule === 'R6.2' ? ['R6.3'] : ['R6.2', 'R6.8'], table: (draw, level) => deal(draw, { due: 1, known: level === 1 ? 0 : 6, old: level === 3 ? 'yes' : 'no' }),
    goal: ({ turn }, level) => `${rule === 'R6.6' ? `paid:${turn} ` : '!paid '}move:return${noFlip(level)}${rule === 'R6.6' ? '' : ' !turned'}`, which: (tried, position) => not('flip')(tried) && (rule === 'R6.6' ? mine(tried, position) : tried.awards.length === 0), then: ['b1r'],
    many: (n) => rule === 'R6.6' || n < 11,
    task: (_, level) => (rule === 'R6.6' ? both(`Earn with five tiles${without(level).en}, then bring the waiting tile back.`, `타일 5개로 ${without(level).ko}다이아몬드를 받고, 빼 둔 타일을 되돌려 놓아 보세요.`)
      : both(`Play the whole turn without paying anybody${without(level).en}, and return the tile as it lies.`, `${without(level).ko}아무도 받지 않게 행동하고, 빼 둔 타일을 보이는 그대로 되돌려 놓아 보세요.`)),
    why: () => join(because('R6.2'), rule === 'R6.6' ? because('R6.8') : null),
    ...(rule === 'R6.2' ? { hint: (tried: Tried) => ({ look: both('First the action, with five tiles; the waiting tile comes after it.', '먼저 타일 5개로 행동하고, 빼 둔 타일은 그다음이에요.'), action: hints(tried).action }) } : {}),
  })),
};

export const closingUp: Generator = {
  id: 'closing-up', title: both('The middle leaves', '가운데가 빠지면'),
  cases: [task({
    rule: 'R6.1', goal: ({ turn }, _, { played }) => `paid:${turn} row:${played.position.row.map(({ up }) => up).join('')}`, table: (draw, level) => deal(draw, { known: level === 1 ? 0 : 6, old: level === 3 ? 'yes' : 'no' }),
    which: (tried, position) => tried.awards.length === 1 && mine(tried, position), task: (_, __, { played }) => { const row = rowOf(played.position.row.map(({ up }) => up)); return both(`Earn so that the row then reads: ${row.en}.`, `다이아몬드를 받고 나서 줄이 다음처럼 되게 해 보세요(${row.ko}).`); }, why: () => because('R6.1'),
  })],
};

/** The same position with another score; null where what waits was paid more. */
function withScore(position: Position, a: number, x: number): Position | null {
  const fields = formatPosition(position).split(' ');
  fields[4] = `${a}-${x}`;
  const parsed = parsePosition(fields.join(' '));
  return parsed.ok && isPaid(parsed.value) ? parsed.value : null;
}

/** What each is paid. */
const gains = ({ awards }: Tried): { readonly a: number; readonly x: number } => awards.reduce((sum, award) => ({ ...sum, [award.for]: sum[award.for] + award.points }), { a: 0, x: 0 });

export const seventhDiamond: Generator = {
  id: 'seventh-diamond', title: both('The seventh diamond', '일곱 번째 다이아몬드'),
  cases: [task({
    rule: 'R7.1', which: (tried, position) => tried.awards.length === 1 && mine(tried, position),
    adjust: (draw, position, tried, level) => {
      const gained = gains(tried)[position.turn], own = level === 1 ? 6 : Math.min(6, 7 - gained + draw(2)), other = draw(level === 1 ? 4 : 6);
      return position.turn === 'a' ? withScore(position, own, other) : withScore(position, other, own);
    },
    goal: ({ turn }, level) => `wins:${turn}${noFlip(level)}`, task: (_, level) => both(`Win the game in one action${without(level).en}.`, `${without(level).ko}한 번의 행동으로 게임을 이겨 보세요.`), why: () => because('R7.1'),
  })],
};

const sharedBoth = ({ awards }: Tried): boolean => awards.length === 2 && awards[0].for !== awards[1].for;

const bothReach = (result: 'me' | 'draw'): Case => task({
  rule: 'R7.2', also: ['R5.7', 'R7.1'], table: (draw, level) => deal(draw, { known: 6, due: level === 3 ? draw(2) : 0, wish: canBeTwo }), which: sharedBoth,
  adjust: (draw, position, tried) => {
    const { a, x } = gains(tried), scores: (readonly [number, number])[] = [];
    for (let one = Math.max(0, 7 - a); one <= 6; one++) for (let other = Math.max(0, 7 - x); other <= 6; other++) {
      const lead = position.turn === 'a' ? one + a - other - x : other + x - one - a;
      if (result === 'draw' ? lead === 0 : lead > 0) scores.push([one, other]);
    }
    const score = pick(draw, scores);
    return score ? withScore(position, ...score) : null;
  },
  goal: ({ turn }) => `rule:R7.2 wins:${result === 'me' ? turn : 'draw'}`,
  task: () => (result === 'me' ? both('Bring both thieves to seven at once, so that you win.', '두 도둑이 한꺼번에 7개 이상이 되면서 내가 이기게 해 보세요.') : both('Bring both thieves to seven at once, so that it is a draw.', '두 도둑이 한꺼번에 7개 이상이 되어 무승부가 되게 해 보세요.')),
  why: () => because('R7.2'),
});

export const bothReachSeven: Generator = { id: 'both-reach-seven', title: both('Both reach seven', '둘 다 일곱 개'), cases: [bothReach('me'), bothReach('draw')] };

export const makeTwo: Generator = {
  id: 'make-two', title: both('Make two at once', '한꺼번에 둘 만들기'),
  cases: [task({
    rule: 'R5.7', table: (draw, level) => tableFor(draw, level, { due: level === 3 ? draw(2) : 0, known: 6, wish: canBeTwo }), goal: ({ turn }) => `two ${turn}>0`, which: (tried, position) => tried.awards.length === 2 && mine(tried, position),
    task: () => both('Make two combinations in one action, at least one of them yours.', '한 번의 행동으로 조합 2개를 만들되, 적어도 하나는 내 것이 되게 해 보세요.'), why: () => because('R5.7'),
  })],
};

/** An attempt that a rule forbids. */
export const forbidden: Generator = {
  id: 'forbidden', title: both('Try what is forbidden', '안 되는 행동 해 보기'),
  cases: ([
    ['R4.3', 1, both('Try a swap that is not allowed, and hear why.', '안 되는 자리 바꾸기를 해 보고, 왜 안 되는지 들어 보세요.'), both('Which tiles may never be swapped by the rulebook?', '규칙서에서 바꿀 수 없는 타일은 어느 것일까요?'), both('Choose the tile at an end, and swap it with its neighbour.', '끝 타일을 골라 이웃과 바꿔 보세요.')],
    ['R4.1', 2, both('Try to pass in this turn, by typing it, and hear why not.', '이번 차례에 패스라고 입력해 보고, 왜 안 되는지 들어 보세요.'), both('The row is built, and there is no button for it any more.', '줄이 완성되어 패스 버튼이 없어요.'), both('Press T in the table, or open the list of moves, and type “pass”.', '테이블에서 T를 누르거나 수 목록을 열고 “패스”라고 입력하세요.')],
  ] as const).map(([rule, from, say, look, action]): Case => ({
    rule, from, draft: (draw, level): Draft | null => {
      const position = deal(draw, { due: level === 1 ? 0 : draw(3), old: level === 1 ? 'no' : 'yes' }), shown = position && (rule === 'R4.1' ? 'pass' : pick(draw, ['s12', `s${position.row.length - 1}${position.row.length}`]));
      if (!position || !shown || check(position, shown).ok || legalMoves(position).includes(shown)) return null;
      return { kind: 'wrong', position, goal: `refused:${rule}`, shown: [shown], rules: [rule], texts: taskTexts(position, say, { look, action }, because(rule)) };
    },
  })),
};
