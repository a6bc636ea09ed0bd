import type { OptionKey, Picture, Player } from '../../machine/rules/index.ts';
import type { Spot } from '../referee/setup.ts';
import { withParticle } from './particles.ts';
import type { RefereeWords } from './referee.en.ts';

const players: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: players.a, X: players.x, P: '경찰', B: '블루 라이언' };
const diamonds = (n: number): string => `다이아몬드 ${n}개`;
const among = (at: number, of: number): string => (of > 1 ? `${of}개 중 ` : '') + `${at + 1}번째`;
const does = (name: string): string => withParticle(name, '이가');
const about = (name: string): string => withParticle(name, '은는');

/** What the referee says in Korean around the judgement, which has words of its own. */
export const refereeWords: RefereeWords = {
  lang: 'ko',
  referee: '심판',
  players, pictures, diamonds,
  capital: (text) => text,
  picture: (picture: Picture) => pictures[picture],

  table: {
    title: '테이블',
    piles: { row: '줄', loose: '남은 타일', due: '이번에 되돌릴 타일', fresh: '이번 차례에 빠진 타일' },
    tray: '이 그림이 보이게 타일 놓기',
    goesTo: { row: '다음 타일: 줄에', loose: '다음 타일: 남은 타일로', due: '다음 타일: 이번에 되돌릴 타일로', fresh: '다음 타일: 이번 차례에 빠진 타일로' },
    into: (place) => `다음 타일은 ${place}번째 자리에 놓여요.`,
    where: '다음 타일을 놓을 곳',
    place: (place) => `${place}번째 자리, 비어 있음`,
    tile: ({ pile, at }: Spot, of, up, back, wrong) =>
      `${{ row: `${among(at, of)} 자리`, loose: `남은 타일 ${among(at, of)}`, due: `이번에 되돌릴 타일 ${among(at, of)}`, fresh: `이번 차례에 빠진 타일 ${among(at, of)}` }[pile]}, ${pictures[up]}${back ? `, 뒷면은 ${pictures[back]}` : ''}${wrong ? ', 있을 수 없음' : ''}`,
    cannotCome: (picture) => `${does(pictures[picture])} 한 번 더 보일 수는 없어요. 두 그림의 짝은 타일 하나에만 있어요.`,
    full: '타일 6개가 다 놓였어요. 바꾸거나 빼려면 타일을 누르세요.',
    edit: (place) => `바꾸기: ${place}`,
    up: '보이는 그림', back: '뒷면', unseen: '못 봤어요',
    moveLeft: '왼쪽으로', moveRight: '오른쪽으로', insertLeft: '이 왼쪽에 타일 넣기', insertRight: '이 오른쪽에 타일 넣기',
    to: { row: '줄로', loose: '남은 타일로', due: '이번에 되돌릴 타일로', fresh: '이번 차례에 빠진 타일로' },
    takeOut: '타일 빼기', doneEditing: '다 바꿨어요',
    turn: '누구 차례인가요?', score: '다이아몬드', fewer: (player) => `${players[player]}: 하나 빼기`, further: (player) => `${players[player]}: 하나 더하기`,
    points: (player, n) => `${players[player]}: ${diamonds(n)}`,
    acted: '이번 차례의 행동은 했어요', notActed: '행동은 아직이에요',
    beside: (loose, aside) => `남은 타일, 빼 둔 타일${loose + aside ? `: 남은 타일 ${loose}개, 빼 둔 타일 ${aside}개` : ''}`,
    more: '다이아몬드와 테이블 규칙', summary: (a, x, options) => `${a}–${x}, ${options.replace('rulebook', '규칙서').replace('overview', '소개 글')}`,
    undo: '되돌리기', anew: '처음부터', ask: '이 테이블로 묻기', change: '테이블 바꾸기', changeTile: '이 타일 바꾸기',
    paste: '한꺼번에 적기, 말하기, 붙여 넣기', pasteLabel: '왼쪽부터 보이는 그림, 또는 배치, 기록, 주소(2,000자까지)', pasteExample: '예: AXBPXA, 또는: 아르센, 레이디 X, 경찰, 블루 라이언', read: '읽기',
  },
  options: {
    preset: '쓰는 규칙', rulebook: '규칙서', overview: '소개 글',
    names: { swap: '자리 바꾸기', pass: '패스', flip: '놓거나 되돌릴 때 뒤집기', ret: '빼 둔 타일 되돌리기', rival: '상대의 조합을 만들면 상대가 받기', build: '줄을 만드는 동안에도 점수' },
    values: (key: OptionKey, value) => ({ inner: '끝 타일이 아닌 이웃', any: '이웃이면 모두', middle: '한가운데 2개', '*': '제한 없음', 1: key === 'pass' ? '1번 남음' : '네', 0: key === 'pass' ? '할 수 없음' : '아니요', after: '행동한 다음', before: '행동하기 전' } as Readonly<Record<string, string>>)[value] ?? `${value}번 남음`,
  },

  state: {
    empty: '왼쪽부터 그림 6개를 누르세요.',
    good: '이렇게 놓일 수 있어요.',
    never: '게임에서 이렇게 되는 일은 없지만, 판정은 할 수 있어요.',
    nearest: '가장 가까운, 가능한 배치',
    partly: '다 알아듣지는 못했어요. 알아들은 타일은 놓았어요.',
    unread: '읽을 수 없어서 그대로 두었어요.',
    noMove: '알아들을 수 없는 수예요.', absent: '거기에 그런 타일은 없어요.', nothing: '아직 입력한 것이 없어요.', which: '어느 쪽인가요?',
    faulty: (attribute) => `“${attribute}” 값을 읽을 수 없어서 그대로 두었어요.`,
  },

  ask: {
    title: '행동',
    hint: '어느 타일인지 누르세요. 할 수 없는 행동이어도 괜찮아요.',
    with: '자리를 바꿀 다른 타일을 누르세요.',
    chosen: (tile) => `무엇을 하나요? ${tile}`,
    deeds: {
      flip: '뒤집기', swapLeft: '왼쪽 이웃과 바꾸기', swapRight: '오른쪽 이웃과 바꾸기', swapWith: '다른 타일과 바꾸기', toRight: '오른쪽 끝으로', toLeft: '왼쪽 끝으로',
      left: '왼쪽 끝에 놓기', right: '오른쪽 끝에 놓기', leftTurned: '왼쪽 끝에 뒤집어 놓기', rightTurned: '오른쪽 끝에 뒤집어 놓기',
      backLeft: '왼쪽 끝에 되돌리기', backRight: '오른쪽 끝에 되돌리기', backLeftTurned: '왼쪽 끝에 뒤집어 되돌리기', backRightTurned: '오른쪽 끝에 뒤집어 되돌리기',
    },
    swap: (place, up) => `${place}번째 타일과 바꾸기: ${pictures[up]}`,
    pass: '패스', typed: '적어서 묻기', example: '예: f3, 2번 3번 바꾸기, 경찰 뒤집기', go: '묻기',
    over: '여기서는 게임이 끝났어요. 더 할 수 있는 것이 없어요.',
  },

  verdict: {
    title: '대답', question: (move) => `질문: ${move}`,
    why: '이유', pays: (player, n) => `${players[player]}: ${diamonds(n)}`,
    before: '전', afterwards: '다음', after: '행동한 다음', closed: '빈자리를 메운 다음', leaves: '줄에서 빠짐', aside: '따로 빼 둔 타일', back: '되돌려 놓을 타일',
    drawn: (tiles) => (tiles.length ? tiles.map((each) => pictures[each]).join(', ') : '비어 있음'),
    next: '그다음', andThen: '그다음은요?', outcomes: '나올 수 있는 그림', ways: (n, of) => `${of}가지 중 ${n}`,
    percent: (n, of) => `${Math.round(100 * n / of)}%`, cameUp: (picture) => `${does(pictures[picture])} 나왔어요`, details: '이유와 그다음',
    instead: '대신 할 수 있는 것', alsoMore: (n) => `${n}개 더 보기`,
    elsewhere: '다른 테이블에서는', tables: '규칙서와 소개 글: 테이블마다 다른 점', same: '다른 테이블에서도 대답은 같아요.', ruling: '이에 대한 판정 사례', inRulebook: (rule) => `규칙 ${rule}`,
    version: (version) => `규칙 ${version}판`, chain: '지금까지 물은 것', moves: '둔 수', askThere: '그 테이블로 묻기',
    changed: (version, now) => `규칙 ${version}판 때의 질문이에요. ${now}판으로 대답해요.`,
  },

  best: { title: '여기서는 무엇이 가장 좋을까요?', working: '게임을 풀고 있어요…', lost: '여기서는 따져 볼 수 없었어요.' },

  dispute: {
    title: '누구 말이 맞나요?', name: '이름', names: ['첫 번째 사람', '두 번째 사람'], says: (name) => `${name}의 말`,
    right: '맞아요.', wrong: '틀렸어요.',
    no: '할 수 없어요', nobody: '아무도 받지 않아요', gets: (player) => `${does(players[player])} 받는 다이아몬드`,
    count: (player, n) => `${does(players[player])} 받는 다이아몬드: ${n === null ? '아직 말하지 않았어요' : `${n}개`}`,
    believes: (belief) => (!belief.allowed ? '할 수 없어요' : belief.a + belief.x === 0 ? '아무도 받지 않아요' : (['a', 'x'] as const).filter((player) => belief[player] > 0).map((player) => `${does(players[player])} ${diamonds(belief[player])}를 받아요`).join(', ')),
    settled: (right, one, two) => ({ one: `${one}의 말이 맞고, ${about(two)} 틀렸어요.`, two: `${two}의 말이 맞고, ${about(one)} 틀렸어요.`, both: '두 사람 말이 다 맞아요.', neither: '두 사람 다 틀렸어요.', depends: '무엇이 나오는지에 달려 있어요.' })[right],
    alone: (right, name) => (right === 'depends' ? '무엇이 나오는지에 달려 있어요.' : right === 'neither' ? `${name}의 말은 틀렸어요.` : `${name}의 말이 맞아요.`),
    choose: '행동을 고르면 누구 말이 맞는지 알려 드려요.', one: '저마다 생각하는 답을 고르면 누구 말이 맞는지 알려 드려요.',
  },

  share: {
    title: '간직하거나 보내기', link: '링크 복사', text: '글로 복사', picture: '그림으로 저장', json: '데이터로 복사(JSON)',
    copied: '복사했어요.', copyThis: '복사하세요:', saved: '저장했어요.',
  },
};
