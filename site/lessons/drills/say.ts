/* What drills say, in both languages: moves, rows, tables, and the rules as one says them to somebody at the table. */
import { parseMove, PRESETS, rivalOf, OPTION_VALUES, optionText, stage, type Award, type End, type Options, type Picture, type Played, type Player, type Position, type RuleId } from '../../../machine/rules/index.ts';
import type { StepTexts } from '../../../components/lesson/read.ts';
import type { Both } from '../course/lesson.ts';

export const both = (en: string, ko: string): Both => ({ en, ko });
/** Texts one after the other. */
export const join = (...parts: readonly (Both | null | undefined | false)[]): Both => {
  const said = parts.filter((part): part is Both => Boolean(part) && (part as Both).en !== '');
  return both(said.map(({ en }) => en).join(' '), said.map(({ ko }) => ko).join(' '));
};

export const NAME: Readonly<Record<Player, Both>> = { a: both('Arsène', '아르센'), x: both('Lady X', '레이디 X') };
/** With the particles that follow them. */
const WHO: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };
const pictures: Readonly<Record<Picture, Both>> = { A: NAME.a, X: NAME.x, P: both('the police', '경찰'), B: both('the Blue Lion', '블루 라이언') };
export const PICTURE = pictures;
const ends: Readonly<Record<End, Both>> = { l: both('left end', '왼쪽 끝'), r: both('right end', '오른쪽 끝') };
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
export const diamonds = (n: number): Both => both(`${n} diamond${n === 1 ? '' : 's'}`, `다이아몬드 ${n}개`);

/** Pictures side by side. */
export const rowOf = (row: readonly Picture[]): Both => both(row.map((picture) => pictures[picture].en.replace(/^the /, '')).join(', '), row.map((picture) => pictures[picture].ko).join(', '));

/** A move as something that you do: after “if”; in Korean ending in -면, and in -도 for what may be done. */
export function moveOf(text: string, { row, loose, due, fresh }: Position): { readonly en: string; readonly ko: string; readonly may: string } {
  const { kind, tile, end, from, turned, places: [low, high] } = parseMove(text)!, over = { en: turned ? ', turned over' : '', ko: turned ? '뒤집어서 ' : '' };
  const say = (en: string, stem: string, [if_, may]: readonly [string, string]) => ({ en, ko: stem + if_, may: stem + may });
  switch (kind) {
    case 'swap': return say(`swap the tiles in places ${low} and ${high}`, `${low}번째와 ${high}번째 타일의 자리를 `, ['바꾸면', '바꿔도']);
    case 'end': return say(`move the tile at the ${ends[from].en} to the ${ends[from === 'l' ? 'r' : 'l'].en}`, `${ends[from].ko} 타일을 ${ends[from === 'l' ? 'r' : 'l'].ko}으로 `, ['옮기면', '옮겨도']);
    case 'flip': return say(`turn over the tile in place ${tile}`, `${tile}번째 타일을 `, ['뒤집으면', '뒤집어도']);
    case 'pass': return say('pass', '', ['패스하면', '패스해도']);
    case 'place': {
      const up = loose[tile - 1] && pictures[loose[tile - 1].up];
      return say(`place loose tile ${tile}${up ? ` (${up.en})` : ''} at the ${ends[end].en}${over.en}`, `남은 타일 중 ${tile}번째${up ? `(${up.ko})` : ''}를 ${ends[end].ko}에 ${over.ko}`, ['놓으면', '놓아도']);
    }
    case 'return': {
      const out = fresh[tile - 1 - due.length];
      if (out) return say(`bring the tile that your action has set aside (${pictures[out.up].en}) back to the ${ends[end].en}${over.en}`, `이번 행동으로 빠진 타일(${pictures[out.up].ko})을 ${ends[end].ko}에 ${over.ko}되돌려 `, ['놓으면', '놓아도']);
      const one = due.length < 2 && tile === 1, up = due[tile - 1] && pictures[due[tile - 1].up];
      return say(`bring ${one ? 'the waiting tile' : `waiting tile ${tile}`}${up ? ` (${up.en})` : ''} back to the ${ends[end].en}${over.en}`, `빼 둔 타일${one ? (up ? `(${up.ko})` : '') + '을' : ` 중 ${tile}번째${up ? `(${up.ko})` : ''}를`} ${ends[end].ko}에 ${over.ko}되돌려 `, ['놓으면', '놓아도']);
    }
  }
  return say(row.length ? 'do that' : 'start', '', ['하면', '해도']);
}

const tables: Readonly<Record<string, Both>> = {
  'swap=any': both('any neighbours may be swapped', '이웃이면 모두 바꿀 수 있는'), 'swap=middle': both('only the two middle tiles of an even row may be swapped', '타일이 짝수일 때 가운데 2개만 바꿀 수 있는'),
  'pass=0': both('one pass was allowed in the game and has been taken', '한 번뿐인 패스를 이미 쓴'), 'flip=0': both('tiles are placed and returned as they lie', '보이는 그대로만 놓는'),
  'ret=before': both('returns come before actions', '행동하기 전에 되돌려 놓는'), 'rival=0': both('nobody is paid for a combination of the rival', '상대의 조합은 받지 못하는'),
  'build=0': both('nothing pays while the row is built', '줄을 만드는 동안에는 점수가 없는'),
};

/** The table that is played at, if it is not the rulebook's: as it stands at the end of an English sentence, and at the beginning of a Korean one. */
export function tableOf({ options }: { readonly options: Options }): Both {
  const changes = ([...OPTION_VALUES.keys()] as const).filter((key) => options[key] !== PRESETS[options.preset][key]).map((key) => tables[`${key}=${optionText(options[key])}`]);
  if (options.preset === 'overview') return both(' at a table that plays by the overview', '소개 글대로 하는 테이블에서 ');
  return changes[0] ? both(` at a table where ${changes[0].en}`, `${changes[0].ko} 테이블에서 `) : both('', '');
}

/** Who the learner is, and with what. */
export function title(position: Position): Both {
  const { turn, row, due, loose } = position, { en, ko } = NAME[turn], now = stage(position);
  const more = now === 'return' ? both(', with something to return', ', 되돌려 놓을 때') : loose.length ? both(', building the row', ', 줄을 만드는 중') : due.length ? both(`, with ${numbers[row.length]} tiles`, `, 타일 ${row.length}개로`) : both('', '');
  return both(`You are ${en}${more.en}`, `나는 ${ko}${more.ko}`);
}

/** The row as a move left it, before any middle leaves. */
export function rowAfter({ position, awards }: Played): Picture[] {
  const row = position.row.map(({ up }) => up);
  for (const { at, kind, for: owner } of awards) row.splice(at, 0, kind === 'interrogation' ? (owner === 'a' ? 'X' : 'A') : 'B');
  return row;
}

/** A combination that paid, and whom. */
export function paid({ kind, for: owner, points }: Award): Both {
  const name = NAME[owner], victim = NAME[rivalOf(owner)].en, n = diamonds(points);
  switch (kind) {
    case 'interrogation': return both(`${victim} lies between two police, an interrogation: ${n.en} for ${name.en}.`, `경찰 둘 사이에 ${WHO[rivalOf(owner)]} 있으니 심문이에요. ${WHO[owner]} ${n.ko}를 받아요.`);
    case 'theft': return both(`The Blue Lion lies between two pictures of ${name.en}, a theft: ${n.en} for ${name.en}.`, `${name.ko} 둘 사이에 블루 라이언이 있으니 절도예요. ${WHO[owner]} ${n.ko}를 받아요.`);
    case 'heist': return both(`Three Blue Lions lie side by side, the heist: ${n.en} for ${name.en}, whose turn it is.`, `블루 라이언 3개가 나란히 놓였으니 세기의 강탈이에요. 지금 차례인 ${WHO[owner]} ${n.ko}를 받아요.`);
  }
}

/** The rules, each in a sentence, as the reason for what has just happened. */
const reasons = {
  'R1.1': both('Each pair of different pictures is on exactly one tile, and the same picture is never on both sides.', '서로 다른 그림 2개를 짝지은 타일은 하나씩뿐이고, 양면이 같은 타일은 없어요.'),
  'R2.2': both('Nobody may look at a back, so what is still open stays open.', '뒷면은 아무도 들여다볼 수 없으니, 아직 모르는 것은 끝까지 알 수 없어요.'),
  'R3.1': both('While the row is built you only place loose tiles, at one end or the other.', '줄을 만드는 동안에는 남은 타일을 양 끝 중 한 곳에 놓기만 해요.'),
  'R3.2': both('The end is chosen first, and whether a tile may then be turned over is a matter of the table.', '먼저 끝을 정해요. 그다음에 뒤집어도 되는지는 테이블 규칙에 달려 있어요.'),
  'R3.3': both('How often one may pass while the row is built depends on the table; the rulebook sets no limit.', '줄을 만드는 동안 몇 번 패스할 수 있는지는 테이블 규칙에 달려 있어요. 규칙서에는 제한이 없어요.'),
  'R3.4': both('A placement counts like an action, unless the table plays without it.', '타일을 놓아서 만든 조합도 점수가 돼요. 그렇게 하지 않기로 한 테이블만 빼고요.'),
  'R3.5': both('With the last loose tile the building is over: from now on tiles are moved, not placed.', '마지막 남은 타일을 놓으면 줄 만들기가 끝나요. 이제부터는 놓지 않고 행동해요.'),
  'R3.6': both('A pass skips only the placement: the waiting tile goes back all the same.', '패스하면 타일 놓기만 건너뛰어요. 빼 둔 타일은 그래도 되돌려 놓아야 해요.'),
  'R4.1': both('Once the row is built nobody may pass: one action each turn, even if it hurts.', '줄이 완성되면 패스할 수 없어요. 손해를 보더라도 차례마다 행동을 하나 해야 해요.'),
  'R4.2': both('End to end means that the tile at one end goes to the other, not turned.', '끝에서 끝으로 옮길 때는 한쪽 끝 타일을 뒤집지 않고 반대쪽 끝에 놓아요.'),
  'R4.3': both('Only neighbours are swapped, and by the rulebook neither of the two may be an end tile.', '이웃한 타일끼리만 바꿔요. 규칙서에서는 끝 타일을 바꿀 수 없어요.'),
  'R4.4': both('A flip turns one tile over in its place.', '뒤집기는 타일 하나를 제자리에서 뒤집는 행동이에요.'),
  'R4.5': both('Places and ends are those of the row as it lies now, however short it is.', '자리와 끝은 타일이 몇 개이든 지금 놓여 있는 줄을 기준으로 해요.'),
  'R5.1': both('A combination takes three fitting tiles side by side, and there is none here.', '조합은 맞는 타일 3개가 나란히 있어야 해요. 여기에는 없어요.'),
  'R5.5': both('The owner of a combination is paid, whoever made it.', '누가 만들었든 조합의 주인이 받아요.'),
  'R5.6': both('Only what this action made is paid; the same tiles with the same pictures side by side are old.', '이번 행동으로 새로 만든 조합만 점수가 돼요. 같은 타일이 같은 그림으로 나란히 있었다면 이미 있던 조합이에요.'),
  'R5.7': both('Two combinations at once both pay, each to its owner.', '조합 2개가 한꺼번에 생기면 둘 다 점수가 되고, 각각 주인이 받아요.'),
  'R5.8': both('The row reads the same as before, so the swap made nothing.', '줄의 그림이 전과 똑같으니 자리를 바꿔도 만든 것이 없어요.'),
  'R6.1': both('The middle tile leaves the row, and the row closes up.', '가운데 타일은 줄에서 빠지고 빈자리는 좁혀져요.'),
  'R6.2': both('First the action with the shorter row, then the return, in the same turn.', '짧아진 줄로 먼저 행동하고, 같은 차례에 되돌려 놓아요.'),
  'R6.3': both('A tile goes back to one of the two ends, never anywhere else.', '빼 둔 타일은 양 끝 중 한 곳에만 되돌려 놓아요.'),
  'R6.4': both('Two tiles go back one after the other, in the order you like.', '타일 2개는 원하는 순서대로 하나씩 되돌려 놓아요.'),
  'R6.5': both('A return never pays anybody, and what it made is old from now on.', '되돌려 놓아서 생긴 조합은 아무도 받지 못하고, 이제부터 이미 있던 조합이 돼요.'),
  'R6.6': both('With a tile set aside a new combination pays as always; its middle waits for the next player.', '타일이 빠져 있어도 새로 만든 조합은 점수가 돼요. 이번에 빠진 가운데 타일은 다음 사람이 되돌려 놓아요.'),
  'R6.7': both('While the row is built you place or pass first, then you return; the waiting tile is no loose tile.', '줄을 만드는 동안에는 먼저 놓거나 패스하고, 그다음에 되돌려 놓아요. 빼 둔 타일은 남은 타일이 아니에요.'),
  'R6.8': both('Only what was set aside before this turn goes back, not what this action set aside.', '이번 차례 전에 빼 둔 타일만 되돌려 놓아요. 이번 행동으로 빠진 타일은 아니에요.'),
  'R7.1': both('Seven diamonds or more end the game at once.', '다이아몬드가 7개 이상이 되면 게임이 바로 끝나요.'),
  'R7.2': both('Both have reached seven: the higher total wins, and level is a draw.', '둘 다 7개 이상이에요. 더 많은 쪽이 이기고, 같으면 무승부예요.'),
} as const satisfies Partial<Record<RuleId, Both>>;
export const because = (rule: keyof typeof reasons): Both => reasons[rule];
/** Where another text decides: the rule as such a table has it. */
export const byTable: Readonly<Record<string, Both>> = {
  rival: both('At this table nobody is paid for a combination of the rival, and it is old from now on.', '이 테이블에서는 상대의 조합을 만들면 아무도 받지 못하고, 이제부터 이미 있던 조합이 돼요.'),
  build: both('At this table nothing pays while the row is built.', '이 테이블에서는 줄을 만드는 동안 점수가 없어요.'),
  swap: both('At this table any two neighbours may be swapped, also with an end tile.', '이 테이블에서는 끝 타일이라도 이웃이면 바꿀 수 있어요.'),
  middle: both('At this table only the two middle tiles may be swapped, and an odd row has no such two.', '이 테이블에서는 가운데 2개만 바꿀 수 있는데, 타일이 홀수이면 가운데 2개가 없어요.'),
  pass: both('At this table there is no pass left.', '이 테이블에서는 남은 패스가 없어요.'),
  flip: both('At this table a tile is placed as it lies, and never turned over.', '이 테이블에서는 타일을 뒤집지 않고 보이는 그대로만 놓아요.'),
  ret: both('At this table the waiting tile goes back first, and then comes the action.', '이 테이블에서는 빼 둔 타일을 먼저 되돌려 놓고 나서 행동해요.'),
};

const look = (text: string): Both => {
  const { kind, tile, end, places: [low, high] } = parseMove(text)!;
  switch (kind) {
    case 'swap': return both(`Look at what comes to lie around places ${low} and ${high}.`, `${low}번째와 ${high}번째 자리 둘레에 무엇이 놓이게 되는지 보세요.`);
    case 'end': return both('The other tiles all move up by one place: look at both ends.', '나머지 타일이 모두 한 자리씩 밀려나요. 양 끝을 보세요.');
    case 'flip': return both(`Look at the neighbours of place ${tile}, and at what is under its tile.`, `${tile}번째 자리의 양옆과 그 타일의 뒷면을 보세요.`);
    case 'pass': return both('Think of what a pass leaves out, and what it does not.', '패스하면 무엇을 건너뛰고 무엇은 남는지 생각해 보세요.');
    default: return both(`Look at the two tiles at the ${ends[end].en} of the row.`, `줄의 ${ends[end].ko}에 있는 타일 2개를 보세요.`);
  }
};

/** The texts of a question: who is paid by a move; `may`: and whether it is allowed at all. */
export function predictTexts(position: Position, move: string, played: Played | null, met: Both, may: boolean): Both<StepTexts> {
  const said = moveOf(move, position), table = tableOf(position), row = played && rowOf(rowAfter(played)), names = title(position);
  // Where the table may decide, it is looked at first; said of what is allowed as of what is not, so that it gives nothing away.
  const where = may && parseMove(move)!.turned && parseMove(move)!.kind !== 'flip' ? both('Look at what this table plays by: may a tile be turned over when it is placed or returned?', '이 테이블의 규칙을 보세요. 놓거나 되돌려 놓을 때 뒤집어도 되나요?')
    : may && table.en ? both('Look at what this table plays by: does that change anything about this move?', '이 테이블의 규칙을 보세요. 이 수에 달라지는 것이 있나요?') : look(move);
  return {
    en: {
      title: names.en, look: where.en, met: met.en, task: may ? `Say whether${table.en} you may ${said.en}, and who is paid.` : `Say who is paid if you ${said.en}${table.en}.`,
      action: row && !may ? `Afterwards the row reads: ${row.en}.` : 'Ask first whether it may be done now, then read the row as it would lie.',
    },
    ko: {
      title: names.ko, look: where.ko, met: met.ko, task: may ? `${table.ko}${said.may} 되는지, 된다면 누가 받는지 맞혀 보세요.` : `${table.ko}${said.ko} 누가 다이아몬드를 받는지 맞혀 보세요.`,
      action: row && !may ? `그다음 줄을 왼쪽부터 읽으면 ${row.ko}.` : '먼저 지금 해도 되는 행동인지 생각하고, 그다음에 줄이 어떻게 놓일지 읽어 보세요.',
    },
  };
}

const actions: Readonly<Record<string, Both>> = {
  swap: both('A swap does it.', '자리 바꾸기로 할 수 있어요.'), end: both('An end-to-end move does it.', '끝에서 끝으로 옮기면 돼요.'), flip: both('A flip does it.', '뒤집기로 할 수 있어요.'),
  place: both('Choose the loose tile, then the end.', '남은 타일을 고르고 어느 끝에 놓을지 정하세요.'), pass: both('Pass first.', '먼저 패스하세요.'), return: both('Choose the end for the waiting tile.', '빼 둔 타일을 어느 끝에 놓을지 정하세요.'),
};

/** Hints for a task: where the combination comes to lie, and which action makes it. */
export function hints({ awards, move }: { readonly awards: readonly { readonly at: number }[]; readonly move: string }): { readonly look: Both; readonly action: Both } {
  const at = awards[0]?.at;
  return {
    look: at ? both(`The combination comes to lie in places ${at} to ${at + 2}.`, `${at}~${at + 2}번째 자리에 조합이 생겨요.`) : look(move),
    action: actions[parseMove(move)!.kind],
  };
}

/** The texts of a task. */
export const taskTexts = (position: Position, task: Both, { look: where, action }: { readonly look: Both; readonly action: Both }, met: Both): Both<StepTexts> => {
  const names = title(position);
  return { en: { title: names.en, task: task.en, look: where.en, action: action.en, met: met.en }, ko: { title: names.ko, task: task.ko, look: where.ko, action: action.ko, met: met.ko } };
};
