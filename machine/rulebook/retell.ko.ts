import type { Move, Picture, Player, Tile } from '../rules/index.ts';
import type { RetellWords } from './retell.en.ts';

const names: Readonly<Record<Player, string>> = { a: '아르센', x: '레이디 X' };
const pictures: Readonly<Record<Picture, string>> = { A: '아르센', X: '레이디 X', P: '경찰', B: '블루 라이언' };
const ends = { l: '왼쪽', r: '오른쪽' } as const;
const turnedTo = ({ turned, picture }: Move): string => (picture ? `뒤집어서(${pictures[picture]})` : turned ? '뒤집어서' : '보이는 그대로');
const showing = (tile: Tile | undefined): string => (tile ? `(${pictures[tile.up]})` : '');

/** An answer as text for a chat, in Korean. */
export const retellWords: RetellWords = {
  title: '블루 라이언: 심판에게 묻기',
  tile: ({ up, back }, place) => `${place} ${pictures[up]}${back ? `(뒷면 ${pictures[back]})` : ''}`,
  row: '줄, 왼쪽부터',
  none: '아직 타일 없음',
  loose: '남은 타일',
  due: '이번 차례에 되돌려 놓을 타일',
  fresh: '이번 차례에 빼 둔 타일',
  unseen: '뒷면을 적지 않은 타일은 아직 아무도 뒷면을 못 봤습니다.',
  standing: ({ turn, score }, options) => `${names[turn]} 차례. ${names.a} ${score.a}개, ${names.x} ${score.x}개. 테이블: ${options}.`,
  action: '행동',
  why: '이유',
  then: '이어서',
  instead: '대신 할 수 있는 것',
  elsewhere: '다른 테이블',
  people: ['첫 번째 사람', '두 번째 사람'],
  belief: (belief) => (!belief.allowed ? '할 수 없음' : belief.a + belief.x === 0 ? '할 수 있음, 아무도 받지 않음' : (['a', 'x'] as const).filter((who) => belief[who] > 0).map((who) => `${names[who]} ${belief[who]}개`).join(', ')),
  version: (version) => `규칙 ${version}판.`,
  move: (move, { row, loose, due }) => {
    const { kind, tile, end, from, places: [low, high], picture } = move;
    switch (kind) {
      case 'place': return row.length > 0 ? `남은 타일 ${tile}번${showing(loose[tile - 1])}을 ${ends[end]} 끝에 ${turnedTo(move)} 놓기` : `남은 타일 ${tile}번${showing(loose[tile - 1])}을 첫 타일로 ${turnedTo(move)} 놓기`;
      case 'return': return `빼 둔 타일${due.length > 1 || !due[tile - 1] ? ` ${tile}번` : ''}${showing(due[tile - 1])}을 ${ends[end]} 끝에 ${turnedTo(move)} 되돌려 놓기`;
      case 'pass': return '패스';
      case 'end': return from === 'l' ? '왼쪽 끝 타일을 오른쪽 끝으로 옮기기' : '오른쪽 끝 타일을 왼쪽 끝으로 옮기기';
      case 'swap': return `${low}번째와 ${high}번째 타일의 자리 바꾸기`;
      case 'flip': return `${tile}번째 타일${showing(row[tile - 1])} 뒤집기${picture ? `, 나온 그림은 ${pictures[picture]}` : ''}`;
    }
  },
};
