/* Drills that ask for an answer: who is paid, is it allowed, what is underneath. */
import { backOf } from '../../../components/lesson/step.ts';
import { check, combinationsIn, parseMove, play, type Position, type RuleId } from '../../../machine/rules/index.ts';
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

/** Asks who is paid by a move that is allowed. */
function ask({ rule, from, to, table = laid({}), which, why, also = [], may = false }: Asked): Case {
  return {
    rule, ...(from ? { from } : {}), ...(to ? { to } : {}), draft: (draw, level): Draft | null => {
      const position = table(draw, level), tried = position && pick(draw, sure(position).filter((each) => which(each, position)));
      if (!position || !tried) return null;
      const { move, played, awards } = tried;
      return {
        kind: 'predict', position, goal: '', shown: [move], rules: [rule, ...also], ...memoryFor(position),
        texts: predictTexts(position, move, played, join(...awards.map(paid), why ? why(tried, position) : awards.length ? null : because('R5.1')), may),
      };
    },
  };
}

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

export const whoIsPaid: Generator = {
  id: 'who-is-paid', title: both('Who is paid?', '누가 받을까요?'),
  cases: [
    ask({ rule: 'R5.2', which: one('interrogation'), why: notYours }),
    ask({ rule: 'R5.3', which: one('theft'), why: notYours }),
    ask({ rule: 'R5.4', table: laid({ up: 'B' }), which: one('heist'), why: () => null }),
    ask({ rule: 'R5.5', which: (tried, position) => tried.awards.length === 1 && rivals(tried, position), why: notYours }),
    ask({ rule: 'R5.1', which: nothing }),
  ],
};

/** A table at which the action has been taken and something waits. */
const returning = (more: Wanted = {}): Table => (draw, level) => deal(draw, { acted: true, due: level === 3 ? 1 + draw(2) : 1, fresh: level === 1 ? 0 : draw(2), known: level === 1 ? 0 : 6, ...more });

export const whoseHeist: Generator = {
  id: 'whose-heist', title: both('Whose heist?', '세기의 강탈은 누구의 것일까요?'),
  cases: [
    ask({ rule: 'R5.4', table: laid({ up: 'B' }), which: one('heist'), why: () => null }),
    ask({ rule: 'R5.4', from: 2, table: laid({ up: 'B', due: 1 }), which: ({ awards }) => awards.some(({ kind }) => kind === 'heist'), why: () => null }),
    ask({ rule: 'R6.5', table: returning({ up: 'B' }), which: ({ played }) => played.trace.some(({ rule, kind }) => rule === 'R6.5' && kind === 'heist'), why: () => because('R6.5') }),
    ask({ rule: 'R5.1', table: laid({ up: 'B' }), which: nothing }),
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
    ask({ rule: 'R4.3', table: laid({ known: 0 }), which: (tried) => isSwap(tried) && tried.awards.length === 1, why: notYours }),
  ],
};

export const returnsPayNobody: Generator = {
  id: 'return-or-action', title: both('A return, or an action?', '되돌려 놓기일까요, 행동일까요?'),
  cases: [
    ask({ rule: 'R6.5', table: returning(), which: says('R6.5'), why: () => because('R6.5') }),
    ask({ rule: 'R6.6', table: (draw, level) => deal(draw, { due: level === 3 ? 2 : 1, known: level === 1 ? 0 : 6, old: level === 3 ? 'yes' : 'no' }), which: ({ awards }) => awards.length === 1, why: () => because('R6.6') }),
    ask({ rule: 'R6.3', table: returning(), which: nothing, why: () => both('A return pays nobody, and here it makes nothing either.', '되돌려 놓을 때는 아무도 받지 못해요. 여기서는 생긴 조합도 없어요.') }),
  ],
};

const END_SWAPS = ['s12', 's34', 's45', 's56'], ACTIONS = ['lr', 'rl', 's23', 's34', 'f1', 'f2', 'f3'], RETURNS = ['b1l', 'b1r'];
/** While the row is built, with so many loose tiles. */
const building = (more: Wanted = {}): Table => (draw, level) => deal(draw, { loose: level === 1 ? 2 : 1 + draw(3), ...more });
const waiting = (more: Wanted = {}): Table => (draw, level) => deal(draw, { due: level === 3 ? 1 + draw(2) : 1, ...more });

export const isItAllowed: Generator = {
  id: 'is-it-allowed', title: both('Is it allowed?', '해도 될까요?'),
  cases: [
    forbid('R4.3', laid({ known: 0 }), END_SWAPS, because('R4.3')),
    ask({ rule: 'R4.3', may: true, table: laid({ known: 0 }), which: (tried) => isSwap(tried) && !isOldAfter(tried), why: (tried) => join(both('Two inner neighbours may be swapped.', '안쪽에서 이웃한 두 타일은 바꿀 수 있어요.'), unpaid(tried)) }),
    forbid('R4.1', laid({ known: 0 }), ['pass'], because('R4.1')),
    ask({ rule: 'R4.2', may: true, table: laid({ known: 0 }), which: ({ move, played }) => kindOf(move) === 'end' && !played.trace.some(({ points }) => points === 0), why: (tried) => join(because('R4.2'), unpaid(tried)) }),
    ask({ rule: 'R4.5', may: true, table: waiting(), which: ({ move, played }) => (kindOf(move) === 'end' || kindOf(move) === 'swap') && !played.trace.some(({ points }) => points === 0), why: (tried) => join(because('R4.5'), unpaid(tried)), also: ['R4.2', 'R4.3'] }),
    forbid('R4.5', waiting(), ['f5', 'f6', 's56'], because('R4.5'), { from: 2 }),
    forbid('R3.1', building(), ACTIONS, because('R3.1')),
    forbid('R3.2', building({ options: 'overview' }), ['1lf', '1rf'], byTable.flip, { from: 2 }),
    ask({ rule: 'R3.3', may: true, table: building(), which: ({ move }) => move === 'pass', why: () => both('By the rulebook one may pass while the row is built, as often as one likes.', '규칙서대로라면 줄을 만드는 동안에는 몇 번이든 패스할 수 있어요.') }),
    forbid('R3.3', building({ options: 'rulebook,pass=0' }), ['pass'], byTable.pass, { from: 2 }),
  ],
};

export const whatComesBack: Generator = {
  id: 'what-comes-back', title: both('What comes back, and when?', '무엇을 언제 되돌려 놓을까요?'),
  cases: [
    forbid('R6.2', waiting(), RETURNS, because('R6.2')),
    forbid('R6.8', (draw) => deal(draw, { acted: true, due: 1, fresh: 1 }), ['b2l', 'b2r'], because('R6.8')),
    ask({ rule: 'R6.8', may: true, table: (draw) => deal(draw, { acted: true, due: 1, fresh: 1 }), which: nothing, why: () => both('This tile was set aside before this turn, so now it goes back. A return pays nobody.', '이번 차례 전에 빼 둔 타일이니 지금 되돌려 놓아요. 되돌려 놓을 때는 아무도 받지 못해요.'), also: ['R6.3'] }),
    ask({ rule: 'R6.3', may: true, table: (draw) => deal(draw, { acted: true, due: 1 }), which: nothing, why: () => join(because('R6.3'), both('It pays nobody.', '아무도 받지 못해요.')) }),
    ask({ rule: 'R6.4', may: true, table: (draw) => deal(draw, { acted: true, due: 2 }), which: nothing, why: () => join(because('R6.4'), both('It pays nobody.', '아무도 받지 못해요.')) }),
    forbid('R6.7', (draw, level) => deal(draw, { loose: level === 1 ? 2 : 1 + draw(2), due: 1 }), RETURNS, because('R6.7')),
    ask({ rule: 'R6.7', may: true, table: (draw, level) => deal(draw, { acted: true, loose: level === 1 ? 2 : 1 + draw(2), due: 1 }), which: nothing, why: () => join(both('The placement is done, so the waiting tile goes back now.', '타일을 놓았으니 이제 빼 둔 타일을 되돌려 놓아요.'), both('It pays nobody.', '아무도 받지 못해요.')), also: ['R6.3'] }),
    forbid('R6.2', waiting({ options: 'rulebook,ret=before' }), ACTIONS, byTable.ret, { from: 3 }),
  ],
};

/** The overview; at the third level one of its differences alone. */
const overview = (only: string, more: Wanted = {}): Table => (draw, level) => deal(draw, { options: level === 3 ? only : 'overview', known: level === 1 ? 0 : 6, ...more });

export const underTheOverview: Generator = {
  id: 'under-the-overview', title: both('At another table', '다른 테이블에서'),
  cases: [
    ask({ rule: 'R5.5', may: true, table: overview('rulebook,rival=0'), which: (tried) => tried.awards.length === 0 && says('R5.5')(tried), why: () => byTable.rival }),
    ask({ rule: 'R5.3', may: true, table: overview('rulebook,rival=0'), which: ({ awards }) => awards.length === 1 && awards[0].kind === 'theft', why: () => null }),
    ask({ rule: 'R4.3', may: true, table: overview('rulebook,swap=any'), which: (tried, { row }) => isSwap(tried) && !isOldAfter(tried) && (tried.move.includes('1') || tried.move.includes(String(row.length))), why: (tried) => join(byTable.swap, unpaid(tried)) }),
    forbid('R4.3', (draw) => deal(draw, { due: 1, options: 'rulebook,swap=middle' }), ['s23', 's34'], byTable.middle, { from: 3 }),
    ask({ rule: 'R3.4', may: true, table: overview('rulebook,build=0', { loose: 2, known: 0 }), which: (tried) => tried.awards.length === 0 && says('R3.4')(tried), why: () => byTable.build }),
    forbid('R6.2', overview('rulebook,ret=before', { due: 1 }), ACTIONS, byTable.ret),
    forbid('R3.3', overview('rulebook,pass=0', { loose: 2, known: 0 }), ['pass'], byTable.pass),
    forbid('R3.2', overview('overview', { loose: 2, known: 0 }), ['1lf', '1rf', '2lf', '2rf'], byTable.flip),
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

export const whatIsUnderneath: Generator = { id: 'what-is-underneath', title: both('What is underneath?', '뒷면은 무엇일까요?'), cases: [underneath('R1.1', false), underneath('R2.2', true)] };

/** A row of five or four, and a tile that goes from end to end or does not. */
export const shortRows: Generator = {
  id: 'short-rows', title: both('In a short row', '짧은 줄에서'),
  cases: [
    ask({ rule: 'R4.5', table: waiting({ old: 'yes' }), which: ({ move, awards }) => kindOf(move) === 'end' && awards.length === 1, why: (tried, position) => join(notYours(tried, position), because('R4.5')), also: ['R4.2'] }),
    forbid('R4.3', waiting(), END_SWAPS, join(because('R4.3'), because('R4.5'))),
    ask({ rule: 'R6.6', table: waiting(), which: (tried) => isSwap(tried) && tried.awards.length === 1, why: (tried, position) => join(notYours(tried, position), because('R6.6')) }),
    ask({ rule: 'R4.2', table: waiting(), which: (tried) => kindOf(tried.move) === 'end' && nothing(tried) }),
  ],
};

/** Placements, and who is paid for them. */
export const whileBuilding: Generator = {
  id: 'while-building', title: both('While the row is built', '줄을 만드는 동안'),
  cases: [
    ask({ rule: 'R3.4', table: building({ loose: 2 }), which: ({ awards, move }) => awards.length === 1 && !parseMove(move)!.turned, why: (tried, position) => join(notYours(tried, position), because('R3.4')) }),
    ask({ rule: 'R3.5', table: building({ loose: 1 }), which: ({ move, played }) => kindOf(move) === 'place' && play(played.position, 'lr').ok, why: (tried, position) => join(unpaid(tried), notYours(tried, position), because('R3.5')) }),
    ask({ rule: 'R3.1', table: building({ loose: 2 }), which: (tried) => kindOf(tried.move) === 'place' && nothing(tried) }),
  ],
};
