import type { refusalMessages } from '../rules/refusals.en.ts';
import type { Award, Kind, Options, Picture, Player } from '../rules/index.ts';
import type { Ahead, Facts, JudgeWords } from './judge.en.ts';

const names: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };
const topic: Readonly<Record<Player, string>> = { a: '아르센은', x: '레이디 X는' };
const pictures: Readonly<Record<Picture, string>> = { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' };
const kinds: Readonly<Record<Kind, string>> = { interrogation: '심문', theft: '절도', heist: '세기의 강탈' };
/** With the particles that follow them. */
const isKind: Readonly<Record<Kind, string>> = { interrogation: '심문이', theft: '절도가', heist: '세기의 강탈이' };
const ofKind: Readonly<Record<Kind, string>> = { interrogation: '심문은', theft: '절도는', heist: '세기의 강탈은' };
const places = (at: number): string => `${at}~${at + 2}번째 자리`;
const swapRule: Readonly<Record<Options['swap'], string>> = { inner: '끝 타일이 아닌 이웃한 타일 2개', any: '이웃한 타일이면 어느 것이든 2개', middle: '타일이 짝수일 때 가운데 2개' };

/** What is different at a table, by what its options say. */
const tables: Partial<Record<string, string>> = {
  'swap=inner': '끝 타일은 바꾸지 않는 테이블', 'swap=any': '이웃한 타일이면 모두 바꿀 수 있는 테이블', 'swap=middle': '가운데 2개만 바꿀 수 있는 테이블',
  'pass=*': '패스에 제한이 없는 테이블', 'pass=0': '패스할 수 없는 테이블',
  'flip=1': '놓거나 되돌려 놓을 때 뒤집을 수 있는 테이블', 'flip=0': '보이는 그대로만 놓는 테이블',
  'ret=after': '다음 행동을 한 뒤에 되돌려 놓는 테이블', 'ret=before': '다음 행동을 하기 전에 되돌려 놓는 테이블',
  'rival=1': '누가 만들었든 주인이 받는 테이블', 'rival=0': '상대의 조합을 만들면 아무도 받지 않는 테이블',
  'build=1': '줄을 만드는 동안에도 점수가 되는 테이블', 'build=0': '줄을 만드는 동안에는 점수가 없는 테이블',
};

const at = (change: string): string => (change === 'rulebook' ? '규칙서에 따르면' : change === 'overview' ? '소개 글에 따르면' : `${tables[change]}에서는`);

/** Why a move is refused, as a ruling says it. */
const refusals: Readonly<Record<keyof typeof refusalMessages, string>> = {
  'bad-position': '올바른 배치가 아닙니다.',
  'over': '한쪽이 다이아몬드를 7개 이상 모아서 게임이 끝났습니다.',
  'over R7.3': '무승부나 기권으로 게임이 끝났습니다.',
  'malformed': '알 수 없는 수입니다. 예: 2l, 2rf, pass, lr, s34, f4, b1r.',
  'not-now R3.1': '줄을 만드는 중이므로 남은 타일을 놓아야 합니다.',
  'not-now R3.5': '줄이 완성되었으므로 행동을 골라야 합니다.',
  'not-now R4.1': '줄이 완성되었으므로 이제 패스할 수 없습니다.',
  'not-now R6.1': '되돌려 놓을 타일이 없습니다.',
  'not-now R6.2': '행동과 되돌려 놓기는 순서가 정해져 있습니다.',
  'not-now R6.7': '타일 놓기와 되돌려 놓기는 순서가 정해져 있습니다.',
  'no-such-tile R3.1': '남은 타일 중에 그 번호는 없습니다.',
  'no-such-tile R4.5': '줄에 그런 자리는 없습니다.',
  'no-such-tile R4.2': '끝 타일만 반대쪽 끝으로 옮깁니다.',
  'no-such-tile R6.8': '되돌려 놓을 타일 중에 그 번호는 없습니다.',
  'one-end': '첫 타일은 끝을 고르지 않습니다.',
  'no-pass': '남은 패스가 없습니다.',
  'end-tile': '끝 타일은 바꿀 수 없습니다. 이웃한 안쪽 타일끼리만 바꿉니다.',
  'not-adjacent': '이웃한 타일끼리만 바꿉니다.',
  'not-middle': '타일이 짝수일 때 가운데 2개만 바꿉니다.',
  'no-turning R3.2': '이 테이블에서는 타일을 보이는 그대로 놓습니다.',
  'no-turning R6.3': '이 테이블에서는 타일을 보이는 그대로 되돌려 놓습니다.',
  'not-your-turn': '그 사람의 차례가 아닙니다.',
  'picture-not-yours': '나올 그림은 적을 수 없습니다.',
  'picture-needed': '아직 못 본 뒷면이므로 나온 그림도 적습니다. 예: f4=B.',
  'picture-impossible': '이 뒷면에는 있을 수 없는 그림입니다.',
};

/** What the referee says in Korean. */
export const judgeWords: JudgeWords = {
  lang: 'ko',
  refusals,
  paid: (kind: Kind, at: number, owner: Player, points: number) => `${places(at)}에 ${isKind[kind]} 생겼습니다. ${subject[owner]} 다이아몬드 ${points}개를 받습니다.`,
  unpaid: (rule, kind, at, owner) => `${places(at)}의 ${ofKind[kind]} 누구의 점수도 되지 않습니다. ${{
    'R5.6': '전부터 놓여 있던, 이미 있던 조합입니다.',
    'R6.5': '되돌려 놓아서 생긴 조합은 점수가 되지 않으며, 이제부터 이미 있던 조합입니다.',
    'R3.4': '이 테이블에서는 줄을 만드는 동안 점수가 없습니다.',
    'R5.5': `주인은 ${names[owner]}인데, 이 테이블에서는 상대의 조합을 만들어도 상대가 받지 못합니다. 이제부터 이미 있던 조합입니다.`,
  }[rule]}`,
  rule: {
    'R3.1': ({ position: { row } }: Facts) => (row.length ? '남은 타일은 어느 것이든 줄의 양 끝 중 한 곳에 놓을 수 있습니다.' : '남은 타일은 어느 것이든 줄의 첫 타일이 될 수 있습니다.'),
    'R3.2': () => '끝을 정한 다음에는 타일을 보지 않고 한 번 뒤집을 수 있습니다.',
    'R3.3': ({ position: { options: { pass } } }: Facts) => (pass === '*' ? '줄을 만드는 동안에는 패스할 수 있습니다.' : `줄을 만드는 동안에는 패스할 수 있습니다. 이 게임에 남은 패스는 ${pass - 1}번입니다.`),
    'R3.4': () => '타일을 놓아 만든 조합도 점수가 되며, 마지막에 놓인 모습으로 판정합니다.',
    'R3.5': () => '마지막 남은 타일을 놓았습니다. 줄 만들기가 끝나고 차례는 그대로 번갈아 이어집니다.',
    'R3.6': () => '패스는 타일 놓기만 건너뜁니다. 빼 둔 타일은 이번 차례에 되돌려 놓습니다.',
    'R4.2': () => '끝 타일은 뒤집지 않고 반대쪽 끝으로 옮길 수 있습니다.',
    'R4.3': ({ position: { options } }: Facts) => `이 테이블에서는 ${swapRule[options.swap]}의 자리를 바꿀 수 있습니다.`,
    'R4.4': () => '어느 타일이든 하나를 제자리에서 뒤집을 수 있습니다.',
    'R5.1': () => '나란히 놓인 타일 3개로 된 조합이 없으므로 아무도 받지 않습니다.',
    'R5.5': ({ owner, by }: Facts) => `${subject[by]} 만들었지만 조합의 주인인 ${subject[owner!]} 받습니다.`,
    'R5.7': () => '한꺼번에 생긴 조합 2개는 둘 다 점수가 됩니다.',
    'R5.8': () => '줄의 그림이 전과 똑같으므로 이번 자리 바꾸기로 만든 것은 없습니다.',
    'R6.1': ({ at }: Facts) => `가운데 타일인 ${at}번째 타일을 보이는 면 그대로 따로 빼 두고, 줄을 당겨 빈자리를 메웁니다.`,
    'R6.2': () => '행동을 마쳤으니 이제 전에 빼 둔 타일을 되돌려 놓습니다.',
    'R6.3': () => '타일은 왼쪽 끝이나 오른쪽 끝에 되돌려 놓습니다.',
    'R6.4': ({ opens }: Facts) => (opens ? '타일 2개는 원하는 순서대로 하나씩 되돌려 놓습니다.' : '이어서 나머지 타일도 어느 쪽이든 끝에 되돌려 놓습니다.'),
    'R6.6': () => '이번 행동으로 빼낸 타일은 다음 사람이 되돌려 놓습니다.',
    'R6.7': ({ move }: Facts) => `${move.kind === 'pass' ? '타일 놓기를 건너뛰었으니' : '타일을 놓았으니'} 이제 전에 빼 둔 타일을 되돌려 놓습니다.`,
    'R6.8': () => '이번 차례 전에 빼 둔 타일만 지금 되돌려 놓습니다.',
    'R7.1': ({ after: { score } }: Facts) => `다이아몬드가 ${Math.max(score.a, score.x)}개이므로 게임이 바로 끝납니다. 더 할 일은 없습니다.`,
    'R7.2': ({ after: { score } }: Facts) => `두 사람 모두 7개 이상입니다. ${score.a === score.x ? '같으므로 무승부입니다.' : '더 많은 쪽이 이깁니다.'}`,
    'R1.3': () => '공용 더미의 다이아몬드 15개는 점수를 세는 데 쓸 뿐, 한도가 아닙니다.',
  },
  unseen: '아직 아무도 못 본 뒷면이고, 미리 볼 수도 없습니다. 무엇이 나오는지에 달려 있습니다.',
  allowed: (awards: readonly Award[], stands) => `할 수 있습니다. ${awards.length ? `${awards.map(({ for: owner, points, kind }, i) => `${subject[owner]} 다이아몬드 ${points}개를 ${i < awards.length - 1 ? '받고' : '받습니다'}(${kinds[kind]})`).join(', ')}.` : stands ? '조합이 놓여 있지만 아무도 받지 않습니다.' : '아무도 받지 않습니다.'}`,
  forbidden: (message, rule) => `할 수 없습니다. ${message}${rule ? ` (${rule})` : ''}`,
  open: (outcomes) => (outcomes.every(({ payments }) => payments.length === 0) ? `할 수 있습니다. 무엇이 나오든 아무도 받지 않습니다. ${outcomes.map(({ picture, ways, of }) => `${pictures[picture]}(${of}가지 중 ${ways})`).join(' · ')}` : `할 수 있습니다. 무엇이 나오는지에 달려 있습니다. ${outcomes.map(({ picture, ways, of, payments }) => `${pictures[picture]}(${of}가지 중 ${ways}): ${payments.length ? payments.map(({ for: owner, points }) => `${names[owner]} ${points}개`).join(', ') : '아무도 받지 않음'}`).join(' · ')}`),
  next: ({ turn, stage, row, due, loose, isFirst, winner, score }: Ahead) => {
    const back = due === 0 ? '' : due === 1 ? '빼 둔 타일을' : '빼 둔 타일 2개를 하나씩';
    switch (stage) {
      case 'over': return winner === 'draw' ? `게임이 끝났습니다. ${score.a} 대 ${score.x}, 무승부입니다.` : `게임이 끝났습니다. ${Math.max(score.a, score.x)} 대 ${Math.min(score.a, score.x)}, ${subject[winner!]} 이겼습니다.`;
      case 'build': return `다음은 ${names[turn]} 차례입니다. ${loose === 1 ? '마지막 남은 타일' : '남은 타일'}을 놓거나 패스${back ? `한 다음 ${back} 되돌려 놓습니다.` : '합니다.'}`;
      case 'act': return `다음은 ${names[turn]} 차례입니다. 타일 ${row}개로 행동을 하나 ${back ? `한 다음 ${back} 되돌려 놓습니다.` : '합니다.'}`;
      case 'return': return isFirst ? `${topic[turn]} 먼저 ${back} 되돌려 놓고, 그다음에 ${loose ? '타일을 놓거나 패스합니다.' : '행동합니다.'}` : `${topic[turn]} 이제 ${back} 되돌려 놓습니다.`;
    }
  },
  where: at,
  differs: (change, answer, next) => `${at(change)} ${answer}${next && ` ${next}`}`,
  differsLater: (change, next) => `${at(change)} 받는 다이아몬드는 같습니다. ${next}`,
};
