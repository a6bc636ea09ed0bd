/* Drills that ask for an answer: who is paid, is it allowed, what is underneath. */
import { after, backOf, fresh, outcomeOf } from '../../../components/lesson/step.ts';
import { check, combinationsIn, legalMoves, parseMove, play, type Position, type RuleId } from '../../../machine/rules/index.ts';
import { canBeTwo, deal, isOldAfter, kindOf, memoryFor, pick, sure, tableFor, type Tried, type Wanted } from './deal.ts';
import type { Case, Draft, Draw, Generator, Level } from './drill.ts';
import { because, both, byTable, join, paid, predictTexts, PICTURE, title } from './say.ts';
import type { Both } from '../course/lesson.ts';

type Table = (draw: Draw, level: Level) => Position | null;
/** A table as {@link tableFor} lays it, with something more. */
const laid = (more: Wanted): Table => (draw, level) => tableFor(draw, level, more);

interface Asked {
  readonly rule: RuleId;
  readonly from?: Level;
  readonly to?: Level;
  readonly table?: Table;
  readonly which: (tried: Tried, position: Position) => boolean;
  /** What is said when it was answered, after what was paid. */
  readonly why?: (tried: Tried, position: Position) => Both | null;
  readonly also?: readonly RuleId[];
  /** Is it asked whether it is allowed, too? */
  readonly may?: boolean;
}

/** The rules of a question: with those that say what was paid, or else which action it is, where it does not show the others itself. */
function cited(rules: readonly RuleId[], { played: { trace }, awards }: Tried): readonly RuleId[] {
  const said = (rule: RuleId): boolean => trace.some((entry) => entry.rule === rule);
  return rules.some(said) ? rules : [...rules, ...(awards.length ? trace.filter(({ kind, points }) => kind && points).map(({ rule }) => rule) : trace.slice(0, 1).map(({ rule }) => rule))];
}

/** Asks who is paid by a move that is allowed. */
function ask({ rule, from, to, table = laid({}), which, why, also = [], may = false }: Asked): Case {
  return {
    rule, ...(from ? { from } : {}), ...(to ? { to } : {}), draft: (draw, level): Draft | null => {
      const position = table(draw, level), tried = position && pick(draw, sure(position).filter((each) => which(each, position)));
      if (!position || !tried) return null;
      const { move, played, awards } = tried;
      return {
        kind: 'predict', position, goal: '', shown: [move], rules: cited([rule, ...also], tried), ...memoryFor(position),
        texts: predictTexts(position, move, played, join(...awards.map(paid), why ? why(tried, position) : awards.length ? null : because('R5.1')), may),
      };
    },
  };
}

/** Asks the same of a move that pays and of one that does not, as often: a rule is not known by one answer. */
const askBoth = (asked: Asked): readonly [Case, Case] => {
  const { which } = asked;
  return [ask({ ...asked, which: (tried, position) => tried.awards.length > 0 && which(tried, position) }), ask({ ...asked, which: (tried, position) => tried.awards.length === 0 && which(tried, position) })];
};

/** Asks about placing a tile turned over where that is allowed: it pays the same, or nobody, whatever may be under it. */
function turnOver(table: Table, pays: boolean): Case {
  return {
    rule: 'R3.2', draft: (draw, level): Draft | null => {
      const position = table(draw, level);
      const move = position && pick(draw, legalMoves(position).filter((each) => {
        const { kind, turned } = parseMove(each)!, outcome = kind === 'place' && turned ? outcomeOf(position, [each]) : null;
        return outcome !== null && outcome !== 'forbidden' && (outcome !== 'nobody') === pays;
      }));
      const ways = position && move ? after(fresh(position), move) : [], played = ways[0]?.moves.at(-1)!.played;
      // One that pays is asked about where all backs but this one are known: so there is only one way.
      if (!position || !move || !played || (pays && ways.length > 1)) return null;
      const nobody = both('It pays nobody, whatever is under it.', '뒷면이 무엇이든 아무도 받지 못해요.');
      return {
        kind: 'predict', position, goal: '', shown: [move], rules: ['R3.2', ...(pays ? ['R3.4' as const] : [])], ...memoryFor(position),
        texts: predictTexts(position, move, played, join(turning, ...(pays ? played.awards.map(paid) : [nobody])), true),
      };
    },
  };
}
const turning = both('At this table a tile may be turned over once its end is chosen.', '이 테이블에서는 끝을 정한 다음에 타일을 뒤집어도 돼요.');

/** Asks about a move that is not allowed. */
function forbid(rule: RuleId, table: Table, moves: readonly string[], why: Both, { from, to }: { readonly from?: Level; readonly to?: Level } = {}): Case {
  return {
    rule, ...(from ? { from } : {}), ...(to ? { to } : {}), draft: (draw, level): Draft | null => {
      const position = table(draw, level);
      const move = position && pick(draw, moves.filter((each) => { const allowed = check(position, each); return !allowed.ok && allowed.rule === rule; }));
      if (!position || !move) return null;
      return { kind: 'predict', position, goal: '', shown: [move], rules: [rule], ...memoryFor(position), texts: predictTexts(position, move, null, why, true) };
    },
  };
}

const one = (kind: string) => ({ awards }: Tried): boolean => awards.length === 1 && awards[0].kind === kind;
const rivals = ({ awards }: Tried, { turn }: Position): boolean => awards.length > 0 && awards.every((award) => award.for !== turn);
const nothing = ({ awards, played }: Tried): boolean => awards.length === 0 && combinationsIn(played.position.row).length === 0;
const says = (rule: RuleId) => ({ played }: Tried): boolean => played.trace.some((entry) => entry.rule === rule);
const notYours = (tried: Tried, position: Position): Both | null => (rivals(tried, position) ? because('R5.5') : null);
const unpaid = ({ awards }: Tried): Both | null => (awards.length ? null : because('R5.1'));

const threeFit = (): Both => both('Three fitting tiles lie side by side, and that makes a combination.', '맞는 타일 3개가 나란히 놓여 조합이 되었어요.');

export const whoIsPaid: Generator = {
  id: 'who-is-paid', title: both('Who is paid?', '누가 받을까요?'),
  cases: [
    ask({ rule: 'R5.2', which: one('interrogation'), why: notYours }),
    ask({ rule: 'R5.3', which: one('theft'), why: notYours }),
    ask({ rule: 'R5.4', table: laid({ up: 'B' }), which: one('heist'), why: () => null }),
    ask({ rule: 'R5.5', which: (tried, position) => tried.awards.length === 1 && rivals(tried, position), why: notYours }),
    ask({ rule: 'R5.1', which: nothing }),
    ask({ rule: 'R5.1', which: ({ awards }) => awards.length === 1, why: threeFit }),
  ],
};

/** A table at which the action has been taken and something waits. */
const returning = (more: Wanted = {}): Table => (draw, level) => deal(draw, { acted: true, due: level === 3 ? 1 + draw(2) : 1, fresh: level === 1 ? 0 : draw(2), known: level === 1 ? 0 : 6, ...more });

const actionsPay = (): Both => both('This is the action of the turn, and no return: only what a return makes never pays.', '되돌려 놓기가 아니라 이번 차례의 행동이에요. 점수가 없는 것은 되돌려 놓아서 생긴 조합뿐이에요.');

export const whoseHeist: Generator = {
  id: 'whose-heist', title: both('Whose heist?', '세기의 강탈은 누구의 것일까요?'),
  cases: [
    ask({ rule: 'R5.4', table: laid({ up: 'B' }), which: one('heist'), why: () => null }),
    ask({ rule: 'R5.4', from: 2, table: laid({ up: 'B', due: 1 }), which: ({ awards }) => awards.some(({ kind }) => kind === 'heist'), why: () => null }),
    ask({ rule: 'R6.5', table: returning({ up: 'B' }), which: ({ played }) => played.trace.some(({ rule, kind }) => rule === 'R6.5' && kind === 'heist'), why: () => because('R6.5') }),
    ask({ rule: 'R6.5', table: laid({ up: 'B', due: 1 }), which: one('heist'), why: actionsPay, also: ['R6.6'] }),
    ask({ rule: 'R5.1', table: laid({ up: 'B' }), which: nothing }),
    ask({ rule: 'R5.1', table: laid({ up: 'B' }), which: one('heist'), why: threeFit }),
  ],
};

const madeAnew = both('What is paid was not there before: other tiles lie side by side, or with other pictures.', '점수가 된 것은 전에 없던 조합이에요. 다른 타일이거나 다른 그림이 나란히 놓였으니까요.');
const asItWas: Table = (draw, level) => tableFor(draw, level, { old: 'must', ...(level === 1 ? {} : { known: 6 }) });

export const oldOrNew: Generator = {
  id: 'old-or-new', title: both('Old or new?', '이미 있던 조합일까요, 새로 만든 조합일까요?'),
  cases: [
    ask({ rule: 'R5.6', table: asItWas, which: (tried) => isOldAfter(tried) && tried.awards.length === 0 && says('R5.6')(tried) && !says('R5.8')(tried), why: () => because('R5.6') }),
    ask({ rule: 'R5.6', table: asItWas, which: (tried) => tried.awards.length === 1 && !isOldAfter(tried), why: () => madeAnew, also: ['R5.2', 'R5.3', 'R5.4'] }),
    ask({ rule: 'R5.6', from: 2, table: asItWas, which: (tried) => tried.awards.length > 0 && isOldAfter(tried), why: () => both('The other combination stood there before, so it is old.', '다른 조합은 전부터 있던 것이라 점수가 없어요.') }),
    ask({ rule: 'R5.1', table: asItWas, which: nothing, why: () => both('What stood there is broken, and nothing new was made.', '있던 조합은 깨졌고 새로 생긴 것은 없어요.') }),
    ask({ rule: 'R5.1', table: asItWas, which: (tried) => tried.awards.length === 1 && !isOldAfter(tried), why: () => join(threeFit(), madeAnew), also: ['R5.6'] }),
  ],
};

const shared = ({ awards }: Tried): boolean => awards.length === 2 && awards[0].for !== awards[1].for;
const doubles: Table = (draw, level) => tableFor(draw, level, { due: level === 3 ? draw(2) : 0, known: 6, wish: canBeTwo });

export const twoAtOnce: Generator = {
  id: 'two-at-once', title: both('Two at once', '한꺼번에 둘'),
  cases: [
    ask({ rule: 'R5.7', table: doubles, which: shared, why: () => because('R5.7') }),
    ask({ rule: 'R5.7', table: doubles, which: (tried) => tried.awards.length === 2 && !shared(tried), why: () => because('R5.7') }),
    ask({ rule: 'R5.5', table: laid({ known: 6 }), which: (tried, position) => tried.awards.length === 1 && rivals(tried, position), why: notYours }),
  ],
};

const isSwap = ({ move }: Tried): boolean => kindOf(move) === 'swap';

export const unseenSwap: Generator = {
  id: 'unseen-swap', title: both('The swap that nobody sees', '아무도 알 수 없는 자리 바꾸기'),
  cases: [
    ask({ rule: 'R5.8', table: laid({ known: 0 }), which: (tried) => says('R5.8')(tried) && !isOldAfter(tried), why: () => because('R5.8') }),
    ask({ rule: 'R5.8', table: laid({ known: 0, old: 'must' }), which: (tried) => says('R5.8')(tried) && isOldAfter(tried), why: () => because('R5.8') }),
    ask({ rule: 'R5.8', table: laid({ known: 0 }), which: (tried) => isSwap(tried) && tried.awards.length === 1, why: (tried, position) => join(notYours(tried, position), both('The row reads otherwise than before, so this swap has made something.', '줄의 그림이 전과 달라졌으니 자리를 바꿔서 새로 만든 거예요.')) }),
    ask({ rule: 'R4.3', table: laid({ known: 0 }), which: (tried) => isSwap(tried) && tried.awards.length === 1, why: notYours }),
  ],
};

const END_SWAPS = ['s12', 's34', 's45', 's56'], ACTIONS = ['lr', 'rl', 's23', 's34', 'f1', 'f2', 'f3'], RETURNS = ['b1l', 'b1r'];
/** While the row is built, with so many loose tiles. */
const building = (more: Wanted = {}): Table => (draw, level) => deal(draw, { loose: level === 1 ? 2 : 1 + draw(3), ...more });
const waiting = (more: Wanted = {}): Table => (draw, level) => deal(draw, { due: level === 3 ? 1 + draw(2) : 1, ...more });
const TURNED = ['b1lf', 'b1rf'], asItLies = both('At this table a tile goes back as it lies, and is never turned over.', '이 테이블에서는 타일을 뒤집지 않고 보이는 그대로만 되돌려 놓아요.');
/** With the last loose tile, whose back is left over when all others are known. */
const lastOne = (options = 'rulebook'): Table => (draw) => deal(draw, { loose: 1, known: 6, options });

export const returnsPayNobody: Generator = {
  id: 'return-or-action', title: both('A return, or an action?', '되돌려 놓기일까요, 행동일까요?'),
  cases: [
    ask({ rule: 'R6.5', table: returning(), which: says('R6.5'), why: () => because('R6.5') }),
    ask({ rule: 'R6.5', table: waiting(), which: ({ awards }) => awards.length === 1, why: actionsPay, also: ['R6.6'] }),
    ask({ rule: 'R6.6', table: (draw, level) => deal(draw, { due: level === 3 ? 2 : 1, known: level === 1 ? 0 : 6, old: level === 3 ? 'yes' : 'no' }), which: ({ awards }) => awards.length === 1, why: () => because('R6.6') }),
    ask({ rule: 'R6.3', table: returning(), which: nothing, why: () => both('A return pays nobody, and here it makes nothing either.', '되돌려 놓을 때는 아무도 받지 못해요. 여기서는 생긴 조합도 없어요.') }),
    forbid('R6.3', waiting({ options: 'overview' }), TURNED, asItLies),
  ],
};

export const isItAllowed: Generator = {
  id: 'is-it-allowed', title: both('Is it allowed?', '해도 될까요?'),
  cases: [
    forbid('R4.3', laid({ known: 0 }), END_SWAPS, because('R4.3')),
    ...askBoth({ rule: 'R4.3', may: true, table: laid({ known: 0 }), which: (tried) => isSwap(tried) && !isOldAfter(tried), why: (tried) => join(both('Two inner neighbours may be swapped.', '안쪽에서 이웃한 두 타일은 바꿀 수 있어요.'), unpaid(tried)) }),
    forbid('R4.1', laid({ known: 0 }), ['pass'], because('R4.1')),
    ...askBoth({ rule: 'R4.1', may: true, table: laid({ known: 0 }), which: (tried) => !isOldAfter(tried), why: (tried) => join(both('It is one of the three actions, and you take one each turn.', '세 가지 행동 가운데 하나이고, 차례마다 하나씩 해요.'), unpaid(tried)) }),
    ...askBoth({ rule: 'R4.2', may: true, table: laid({ known: 0 }), which: ({ move, played }) => kindOf(move) === 'end' && !played.trace.some(({ points }) => points === 0), why: (tried) => join(because('R4.2'), unpaid(tried)) }),
    ...askBoth({ rule: 'R4.5', may: true, table: waiting(), which: ({ move, played }) => (kindOf(move) === 'end' || kindOf(move) === 'swap') && !played.trace.some(({ points }) => points === 0), why: (tried) => join(because('R4.5'), unpaid(tried)), also: ['R4.2', 'R4.3'] }),
    forbid('R4.5', waiting(), ['f5', 'f6', 's56'], because('R4.5'), { from: 2 }),
    forbid('R3.1', building(), ACTIONS, because('R3.1')),
    ...askBoth({ rule: 'R3.1', may: true, table: building(), which: ({ move }) => kindOf(move) === 'place', why: (tried) => join(because('R3.1'), unpaid(tried)) }),
    forbid('R3.2', building({ options: 'overview' }), ['1lf', '1rf'], byTable.flip),
    turnOver(lastOne(), true),
    turnOver(building({ known: 6 }), false),
    ask({ rule: 'R3.3', may: true, table: building(), which: ({ move }) => move === 'pass', why: () => both('By the rulebook one may pass while the row is built, as often as one likes.', '규칙서대로라면 줄을 만드는 동안에는 몇 번이든 패스할 수 있어요.') }),
    forbid('R3.3', building({ options: 'rulebook,pass=0' }), ['pass'], byTable.pass),
  ],
};

export const whatComesBack: Generator = {
  id: 'what-comes-back', title: both('What comes back, and when?', '무엇을 언제 되돌려 놓을까요?'),
  cases: [
    forbid('R6.2', waiting(), RETURNS, because('R6.2')),
    ...askBoth({ rule: 'R6.2', may: true, table: waiting(), which: (tried) => !isOldAfter(tried), why: (tried) => join(because('R6.2'), unpaid(tried)) }),
    forbid('R6.8', (draw) => deal(draw, { acted: true, due: 1, fresh: 1 }), ['b2l', 'b2r'], because('R6.8')),
    ask({ rule: 'R6.8', may: true, table: (draw) => deal(draw, { acted: true, due: 1, fresh: 1 }), which: nothing, why: () => both('This tile was set aside before this turn, so now it goes back. A return pays nobody.', '이번 차례 전에 빼 둔 타일이니 지금 되돌려 놓아요. 되돌려 놓을 때는 아무도 받지 못해요.'), also: ['R6.3'] }),
    ask({ rule: 'R6.3', may: true, table: (draw, level) => deal(draw, { acted: true, due: 1, known: level === 1 ? 0 : 6 }), which: nothing, why: () => join(because('R6.3'), both('It pays nobody.', '아무도 받지 못해요.')) }),
    forbid('R6.3', waiting({ options: 'overview' }), TURNED, asItLies),
    ask({ rule: 'R6.4', may: true, table: (draw) => deal(draw, { acted: true, due: 2 }), which: nothing, why: () => join(because('R6.4'), both('It pays nobody.', '아무도 받지 못해요.')) }),
    forbid('R6.7', (draw, level) => deal(draw, { loose: level === 1 ? 2 : 1 + draw(2), due: 1 }), RETURNS, because('R6.7')),
    ask({ rule: 'R6.7', may: true, table: (draw, level) => deal(draw, { acted: true, loose: level === 1 ? 2 : 1 + draw(2), due: 1 }), which: nothing, why: () => join(both('The placement is done, so the waiting tile goes back now.', '타일을 놓았으니 이제 빼 둔 타일을 되돌려 놓아요.'), both('It pays nobody.', '아무도 받지 못해요.')), also: ['R6.3'] }),
    forbid('R6.2', waiting({ options: 'rulebook,ret=before' }), ACTIONS, byTable.ret, { from: 3 }),
  ],
};

/** The overview; at the third level one of its differences alone. */
const overview = (only: string, more: Wanted = {}): Table => (draw, level) => deal(draw, { options: level === 3 ? only : 'overview', known: level === 1 ? 0 : 6, ...more });

/** Where the row is built by the rulebook, though something else is played otherwise. */
const elsewhere: Table = (draw) => deal(draw, { loose: 1 + draw(2), options: pick(draw, ['rulebook,ret=before', 'rulebook,swap=any'])!, known: 6 });

export const underTheOverview: Generator = {
  id: 'under-the-overview', title: both('At another table', '다른 테이블에서'),
  cases: [
    ask({ rule: 'R5.5', may: true, table: overview('rulebook,rival=0'), which: (tried) => tried.awards.length === 0 && says('R5.5')(tried), why: () => byTable.rival }),
    ask({ rule: 'R5.5', may: true, table: overview('rulebook,rival=0'), which: ({ awards }) => awards.length === 1, why: () => both('Your own combination pays you at this table too.', '이 테이블에서도 내 조합은 내가 받아요.') }),
    ask({ rule: 'R5.3', may: true, table: overview('rulebook,rival=0'), which: ({ awards }) => awards.length === 1 && awards[0].kind === 'theft', why: () => null }),
    ...askBoth({ rule: 'R4.3', may: true, table: overview('rulebook,swap=any'), which: (tried, { row }) => isSwap(tried) && !isOldAfter(tried) && (tried.move.includes('1') || tried.move.includes(String(row.length))), why: (tried) => join(byTable.swap, unpaid(tried)) }),
    forbid('R4.3', (draw) => deal(draw, { due: 1, options: 'rulebook,swap=middle' }), ['s23', 's34'], byTable.middle, { from: 3 }),
    ask({ rule: 'R3.4', may: true, table: overview('rulebook,build=0', { loose: 2, known: 0 }), which: (tried) => tried.awards.length === 0 && says('R3.4')(tried), why: () => byTable.build }),
    ask({ rule: 'R3.4', may: true, table: elsewhere, which: ({ awards, move }) => awards.length === 1 && !parseMove(move)!.turned, why: () => because('R3.4') }),
    forbid('R6.2', overview('rulebook,ret=before', { due: 1 }), ACTIONS, byTable.ret),
    ask({ rule: 'R6.2', may: true, table: overview('rulebook,ret=before', { due: 1 }), which: ({ move }) => kindOf(move) === 'return' && !parseMove(move)!.turned, why: () => join(byTable.ret, both('It pays nobody.', '아무도 받지 못해요.')) }),
    ask({ rule: 'R3.3', may: true, table: elsewhere, which: ({ move }) => move === 'pass', why: () => both('This table plays otherwise, but it sets no limit to passing.', '이 테이블은 다른 규칙이 다를 뿐, 패스에는 제한이 없어요.') }),
    forbid('R3.3', overview('rulebook,pass=0', { loose: 2, known: 0 }), ['pass'], byTable.pass),
    forbid('R3.2', overview('overview', { loose: 2, known: 0 }), ['1lf', '1rf', '2lf', '2rf'], byTable.flip),
    turnOver(lastOne('rulebook,ret=before'), true),
    turnOver(elsewhere, false),
  ],
};

/** Asks about a back that is not known: one that can be worked out, or one that stays open. */
function underneath(rule: RuleId, isOpen: boolean): Case {
  return {
    rule, draft: (draw, level): Draft | null => {
      const position = deal(draw, { known: level === 1 ? 3 + draw(2) : level === 2 ? 2 + draw(2) : draw(3), old: 'yes', due: level === 3 ? draw(2) : 0 });
      const tile = position && pick(draw, position.row.flatMap(({ back }, i) => (back === null && (backOf(position, i + 1) === 'open') === isOpen ? [i + 1] : [])));
      if (!position || !tile) return null;
      const up = PICTURE[position.row[tile - 1].up], under = backOf(position, tile), names = title(position);
      const met = under === 'open' ? join(because('R2.2'), both('More than one tile can still be this one.', '이 타일일 수 있는 것이 아직 둘 이상이에요.')) : join(because('R1.1'), both(`Of the tiles with ${up.en} only the one with ${PICTURE[under].en} can be this one.`, `${up.ko} 그림이 있는 타일 가운데 뒷면이 ${PICTURE[under].ko}인 것만 남아요.`));
      return {
        kind: 'back', position, goal: '', shown: [], rules: [rule], tile, ...memoryFor(position),
        texts: {
          en: { title: names.en, task: `Say what is under the tile in place ${tile}, or that nobody can know.`, look: `It shows ${up.en}: which three tiles have that picture, and where are the others?`, action: 'List the six pairs, and cross out every tile whose back is known.', met: met.en },
          ko: { title: names.ko, task: `${tile}번째 타일의 뒷면이 무엇인지, 아니면 알 수 없는지 맞혀 보세요.`, look: `보이는 그림은 ${up.ko}: 이 그림이 있는 타일 3개를 떠올리고, 나머지는 어디에 있는지 찾아보세요.`, action: '짝 6개를 모두 적어 보고, 뒷면을 아는 타일을 하나씩 지워 보세요.', met: met.ko },
        },
      };
    },
  };
}

export const whatIsUnderneath: Generator = { id: 'what-is-underneath', title: both('What is underneath?', '뒷면은 무엇일까요?'), cases: (['R1.1', 'R2.2'] as const).flatMap((rule) => [underneath(rule, false), underneath(rule, true)]) };

/** A row of five or four, and a tile that goes from end to end or does not. */
export const shortRows: Generator = {
  id: 'short-rows', title: both('In a short row', '짧은 줄에서'),
  cases: [
    ask({ rule: 'R4.5', table: waiting({ old: 'yes' }), which: ({ move, awards }) => kindOf(move) === 'end' && awards.length === 1, why: (tried, position) => join(notYours(tried, position), because('R4.5')), also: ['R4.2'] }),
    forbid('R4.3', waiting(), END_SWAPS, join(because('R4.3'), because('R4.5'))),
    ...askBoth({ rule: 'R4.3', may: true, table: waiting(), which: (tried) => isSwap(tried) && !isOldAfter(tried), why: (tried) => join(both('Neither of the two is an end tile of this row.', '둘 다 이 줄의 끝 타일이 아니에요.'), unpaid(tried)) }),
    ask({ rule: 'R6.6', table: waiting(), which: (tried) => isSwap(tried) && tried.awards.length === 1, why: (tried, position) => join(notYours(tried, position), because('R6.6')) }),
    ask({ rule: 'R4.2', table: waiting(), which: (tried) => kindOf(tried.move) === 'end' && nothing(tried) }),
    ask({ rule: 'R4.2', table: waiting(), which: ({ move, awards }) => kindOf(move) === 'end' && awards.length === 1, why: (tried, position) => join(notYours(tried, position), because('R4.2')) }),
  ],
};

/** Placements, and who is paid for them. */
export const whileBuilding: Generator = {
  id: 'while-building', title: both('While the row is built', '줄을 만드는 동안'),
  cases: [
    ask({ rule: 'R3.4', table: building({ loose: 2 }), which: ({ awards, move }) => awards.length === 1 && !parseMove(move)!.turned, why: (tried, position) => join(notYours(tried, position), because('R3.4')) }),
    ...askBoth({ rule: 'R3.5', table: building({ loose: 1 }), which: ({ move, played }) => kindOf(move) === 'place' && play(played.position, 'lr').ok, why: (tried, position) => join(unpaid(tried), notYours(tried, position), because('R3.5')) }),
    ask({ rule: 'R3.1', table: building({ loose: 2 }), which: (tried) => kindOf(tried.move) === 'place' && nothing(tried) }),
    ask({ rule: 'R3.1', table: building({ loose: 2 }), which: ({ awards, move }) => kindOf(move) === 'place' && awards.length === 1, why: () => because('R3.1'), also: ['R3.4'] }),
  ],
};
