import type { End, Picture, Player } from '../../machine/rules/index.ts';
import type { Around, MoveFacts } from './around.en.ts';
import { withParticle } from './particles.ts';

const players: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: players.a, X: players.x, P: '경찰', B: '블루 라이언' };
const ends: Readonly<Record<End, string>> = { l: '왼쪽 끝', r: '오른쪽 끝' };

// The particle belongs to 타일, whatever stands in brackets behind it.
function whatIsDone({ kind, tile, end, turned, alone, up }: MoveFacts): string {
  const which = up ? `(${pictures[up]})` : '', over = turned ? '뒤집어서 ' : '';
  switch (kind) {
    case 'place': return end ? `${tile}번째 타일${which}을 ${ends[end]}에 ${over}놓기` : `${tile}번째 타일${which}을 첫 타일로 ${over}놓기`;
    case 'return': return `${alone ? '빼 둔' : `빼 둔 ${tile}번째`} 타일${which}을 ${ends[end!]}에 ${over}되돌리기`;
    case 'pass': return '패스';
    case 'end': return `${ends[end!]} 타일${which}을 ${ends[end === 'l' ? 'r' : 'l']}으로 옮기기`;
    case 'swap': return `${tile}번째와 ${tile + 1}번째 타일 바꾸기`;
    case 'flip': return `${tile}번째 타일 뒤집기`;
  }
}

/** What the panels around the table say in Korean. */
export const around: Around = {
  lang: 'ko',
  panels: { cards: '참고 카드', moves: '수 목록', help: '도움말과 설정' },
  close: '닫기',
  back: '게임으로 돌아가기',

  move: (facts: MoveFacts): string => whatIsDone(facts) + (facts.shown ? `: ${pictures[facts.shown]}` : ''),
  takes: (player: Player, points: number): string => `${players[player]}에게 다이아몬드 ${points}개.`,
  list: {
    empty: '아직 둔 수가 없어요.',
    turn: (n: number): string => `${n}번째 차례`,
    look: (n: number): string => `${n}번째 수 돌아보기`,
    hidden: '지난 차례에 나온 그림은 게임이 끝나야 알려 줘요.',
    locked: '기억 도우미가 없으면 마지막 차례만 돌아볼 수 있어요.',
  },
  look: {
    start: '게임의 처음을 돌아보고 있어요.',
    at: (n: number): string => `${n}번째 수를 돌아보고 있어요.`,
    of: (n: number, all: number): string => `${all}수 중 ${n}번째`,
    first: '처음', previous: '이전', next: '다음', last: '마지막', play: '재생', pause: '일시 정지',
    speed: '속도', times: (n: number): string => `${n}배`,
    comment: '해설',
  },
  share: { share: '공유', copy: '링크 복사', copied: '링크를 복사했어요.', yourself: '이것을 직접 복사해 주세요:' },
  typed: {
    label: '수 입력',
    example: '예: f3, 3번 뒤집기, 2번 3번 바꾸기, 왼쪽 끝을 오른쪽으로',
    play: '두기',
    empty: '아직 입력한 수가 없어요.',
    unknown: '알아들을 수 없는 수예요.',
    absent: '거기에 그런 타일은 없어요.',
    ambiguous: '어느 쪽인가요?',
  },
  settings: {
    sound: '소리', vibration: '진동', awake: '게임 중에는 화면을 끄지 않아요',
    speech: '음성 안내', full: '자세히', brief: '짧게',
    memory: '기억 도우미', memories: { off: '없음', seen: '본 뒷면', all: '알아낼 수 있는 뒷면까지' },
    on: '켜기', off: '끄기',
  },
  tally: {
    title: '지금까지의 결과',
    won: (player: Player, n: number): string => `${withParticle(players[player], '이가')} ${n}판 이겼어요`,
    draws: (n: number): string => `무승부 ${n}판`,
    again: '역할을 바꿔 한 판 더',
  },
};
