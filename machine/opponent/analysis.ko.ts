import { assignmentCount, rivalOf, type Kind, type Picture, type Player } from '../rules/index.ts';
import type { Reason } from './advice.ts';
import type { AnalysisWords } from './analysis.en.ts';
import { counted, drawsAtOnce, fraction, type Judged } from './analysis.ts';
import type { Value } from './search.ts';

const subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };
const topic: Readonly<Record<Player, string>> = { a: '아르센은', x: '레이디 X는' };
const names: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' };
const isPicture: Readonly<Record<Picture, string>> = { A: '아르센이', X: '레이디 X가', P: '경찰이', B: '블루 라이언이' };
const byKind: Readonly<Record<Kind, string>> = { interrogation: '심문으로', theft: '절도로', heist: '세기의 강탈로' };
const kindOf: Partial<Record<string, Kind>> = { 'R5.2': 'interrogation', 'R5.3': 'theft', 'R5.4': 'heist' };
const withKind = (rule: string | null): string => { const kind = rule === null ? undefined : kindOf[rule]; return kind ? `${byKind[kind]} ` : ''; };
const numerals = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
/** Ways, counted: in words up to ten, then with a figure, which stands close. `of`: those of which they are, counted in the same way. */
const ways = (n: number, of = n): string => (numerals[of] ? `${numerals[n]} 가지` : `${n}가지`);

/** How many of the replies go wrong. */
function mistakes(traps: number): string {
  const share = fraction(traps);
  if (traps > 0.999) return ' 어떤 응수를 해도 실수예요.';
  return share ? ` 상대의 응수 ${ways(share[1])} 가운데 ${ways(share[0], share[1])}는 실수예요.` : '';
}

/** So many cases of so many. */
function share(odds: number): string {
  const exact = fraction(odds);
  return exact ? `${ways(exact[1])} 가운데 ${ways(exact[0], exact[1])}` : `100번 가운데 약 ${Math.max(1, Math.min(99, Math.round(100 * odds)))}번`;
}

const cases = (odds: number): string => `${share(odds)}에서`;

function exactly({ result, turns }: Value, me: Player): string {
  const rival = rivalOf(me);
  if (result === 'even') return '팽팽해요. 여기서는 아무도 억지로 이길 수 없어요.';
  if (result === 'win') return turns <= 1 ? '바로 이겨요.' : `${subject[rival]} 무엇을 해도 ${subject[me]} ${turns}차례 만에 이겨요.`;
  return turns <= 1 ? `${subject[rival]} 바로 이기게 돼요.` : `${subject[rival]} 놓치지 않으면 ${topic[me]} ${turns}차례 만에 져요.`;
}

function reason(me: Player, { kind, points, odds, rule }: Reason, unseen: boolean): string {
  const rival = rivalOf(me), sure = odds > 0.999, when = sure ? '' : `${cases(odds)} `;
  switch (kind) {
    case 'wins': return sure ? '' : `${when}게임을 이겨요.`;
    case 'loses': return sure ? '' : `${when}${subject[rival]} 게임을 이겨요.`;
    case 'draws': return `${when}무승부로 끝나요.`;
    case 'pays-me': return `${when}${subject[me]} ${withKind(rule)}다이아몬드 ${points}개를 받아요.`;
    case 'pays-rival': return `${when}${subject[rival]} ${withKind(rule)}다이아몬드 ${points}개를 받아요.`;
    case 'prepares': return '이번 차례에 이어서 받을 다이아몬드가 가까워져요.';
    case 'risks-game': return `${when}${subject[rival]} 다음에 바로 이길 수 있어요.`;
    case 'risks': return `${when}${subject[rival]} 다음에 ${withKind(rule)}다이아몬드를 ${points}개${unseen ? '까지' : ''} 받을 수 있어요.`;
    case 'quiet': return `아무도 받지 않고, ${names[rival]}에게 받을 것도 남기지 않아요.`;
  }
}

/** Chances in as few cases as say them exactly; what cannot be is not counted. */
function outlook(chances: Judged['chances']): string {
  const { win, even, loss, of } = counted(chances), counts = (n: number): string => (of === 100 ? `${n}판` : ways(n, of));
  if (of === 100 && Math.max(win, even, loss) === of) return `거의 틀림없이 ${win ? '이겨요' : loss ? '져요' : '팽팽해요'}`;
  if (of === 1) return `내다본 데까지는 ${win ? '이겨요' : loss ? '져요' : '팽팽해요'}`;
  const parts = ([[win, '이기고', '이겨요'], [even, '팽팽하고', '팽팽해요'], [loss, '지고', '져요']] as const).filter(([n]) => n > 0);
  return `${counts(of)} 가운데 ${of === 100 ? '약 ' : ''}${parts.map(([n, goesOn, ends], i) => `${counts(n)}${of === 100 ? '은' : '는'} ${i < parts.length - 1 ? goesOn : ends}`).join(', ')}`;
}

const results = { win: '이긴 게임을', even: '팽팽한 게임을', loss: '' };

/** An analysis in Korean. */
export const analysisWords: AnalysisWords = {
  head: ({ position, exact, moves }, openly = false) => {
    if (moves.length === 0) return '게임이 끝났어요.';
    const { turn, loose } = position, rival = rivalOf(turn);
    if (!exact) return `${loose.length > 0 ? '아직 놓지 않은 타일이 있어서' : openly ? '보이는 면만 따져서' : '아직 못 본 뒷면이 있어서'} 추정이에요. ${names[turn]} 쪽에서 보면 ${outlook(moves[0]!.chances)}.`;
    if (exact.result === 'even') return `정확한 값이에요. ${topic[turn]} 억지로 이길 수 없지만, 지지 않을 수 있어요.`;
    if (exact.turns <= 1) return exact.result === 'win' ? `정확한 값이에요. ${subject[turn]} 바로 이겨요.` : `정확한 값이에요. ${subject[turn]} 무엇을 해도 ${subject[rival]} 이겨요.`;
    return exact.result === 'win' ? `정확한 값이에요. ${subject[rival]} 무엇을 해도 ${subject[turn]} ${exact.turns}차례 만에 이겨요.` : `정확한 값이에요. ${subject[rival]} 놓치지 않으면 ${topic[turn]} ${exact.turns}차례 만에 져요.`;
  },
  value: ({ turn }, { exact, chances, traps, outcomes }) => {
    if (exact) return drawsAtOnce({ outcomes }) ? '바로 무승부예요.' : `${exactly(exact, turn)}${exact.result === 'even' ? mistakes(traps) : ''}`;
    return `추정: ${outlook(chances)}.`;
  },
  brief: ({ exact, chances, outcomes }) => {
    if (exact && drawsAtOnce({ outcomes })) return '무승부';
    if (exact) return exact.result === 'even' ? '팽팽' : exact.result === 'win' ? (exact.turns <= 1 ? '바로 승리' : `${exact.turns}차례 만에 승리`) : exact.turns <= 1 ? '바로 패배' : `${exact.turns}차례 만에 패배`;
    const { win, loss, of } = counted(chances);
    return of === 1 ? win ? '승리로 보임' : loss ? '패배로 보임' : '팽팽해 보임' : `${of === 100 ? '100판 가운데 약' : `${of}가지 가운데`} ${win}승 ${loss}패`;
  },
  loses: (loss) => {
    if (!loss) return '';
    if (loss.kind === 'result') return loss.from === 'win' ? `이긴 게임을 ${loss.to === 'loss' ? '지게 돼요' : '놓쳐요'}.` : '팽팽한 게임을 지게 돼요.';
    if (loss.kind === 'diamonds') return `그래도 팽팽하지만, 상대의 가장 좋은 응수까지 따지면 다이아몬드 ${Math.round(loss.diamonds)}개를 잃어요.`;
    if (loss.kind === 'turns') return `가장 좋은 수보다 ${loss.turns}차례 나빠요.`;
    return `추정으로는 가장 좋은 수보다 ${loss.worth >= 0.2 ? '많이 ' : loss.worth >= 0.04 ? '' : '조금 '}나빠요.`;
  },
  reasons: (position, { reasons, exact }) => reasons.filter(({ kind }) => !(exact && exact.result !== 'even' && kind === 'quiet')).map((each) => reason(position.turn, each, assignmentCount(position) > 1)).filter(Boolean),
  inLine: ({ player, odds }, said, goesOn = false) => `${goesOn ? '이어서 ' : `${names[player]}: `}${said}${odds ? ` (${share(odds.ways / odds.of)})` : ''}`,
  end: (end) => (end.kind === 'over' ? end.winner === 'draw' ? '무승부예요.' : `${subject[end.winner]} 이겨요.` : end.kind === 'circle' ? '그다음은 같은 자리를 맴돌아요.' : '여기까지만 내다봐요.'),
  moment: ({ kind, player, loses, forgotten, chance, ownGoal, diamonds }, said, better) => {
    const who = names[player], rival = rivalOf(player), played = ownGoal > 0 ? `${said}. 자책골로 ${subject[rival]} 다이아몬드 ${ownGoal}개를 받았어요` : said;
    if (kind === 'luck') return `${who}: ${played}. ${who}에게 ${chance!.good ? '좋은' : '나쁜'} 그림이 나왔지만 운이었어요. ${cases(chance!.ways / chance!.of)} 나오는 그림이에요.`;
    const lost = diamonds > 0 ? `상대의 가장 좋은 응수까지 따지면 다이아몬드 ${Number.isInteger(Math.round(diamonds * 1e6) / 1e6) ? '' : '약 '}${Math.round(diamonds)}개를 잃은 수예요.` : loses!.kind === 'result' ? `${results[loses!.from]} 놓쳤어요.${loses!.to === 'loss' ? ` 여기서부터 ${subject[rival]} 억지로 이길 수 있었어요.` : ''}` : '추정으로는 많은 것을 내준 수예요.';
    const backs = forgotten.map(({ place, up, back }) => `${place ? `${place}번째 자리의 ` : '줄 밖의 '}${pictures[up]} 밑에는 ${isPicture[back]} 있었어요`).join('. ');
    return `${who}: ${played}. ${lost} ${kind === 'forgot' ? `둘 다 본 뒷면을 잊으면 맞는 수로 보여요. ${backs}. ` : ''}더 나은 수: ${better}.`;
  },
  gaveUp: ({ player, exact, chances }) => {
    if (!exact) return `${subject[player]} 기권했어요. 그때의 추정: ${outlook(chances)}.`;
    if (exact.result === 'even') return `${subject[player]} 팽팽한 게임에서 기권했어요. 아무도 억지로 이길 수 없었어요.`;
    return exact.result === 'win' ? `${subject[player]} ${exact.turns}차례 만에 이길 수 있는 게임에서 기권했어요.` : `${subject[player]} 기권했어요. ${subject[rivalOf(player)]} 놓치지 않으면 ${exact.turns}차례 만에 질 게임이었어요.`;
  },
  noMoment: '이 게임에서는 아무도 놓친 것이 없어요. 억지로 얻을 수 있는 결과를 바꾼 수도, 게임을 뒤집은 그림도 없었어요.',
  turned: '여기서 게임이 뒤집혔어요.',
};
