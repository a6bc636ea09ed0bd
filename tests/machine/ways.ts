/** Ways to name a tile or a place, in ways to say a move: every mixture means the same. `X` and `Y` stand in a frame for what is named. */
import type { TableName } from './phrases.ts';

interface Ways { readonly table: TableName; readonly move: string; readonly frames: readonly string[]; readonly x: readonly string[]; readonly y?: readonly string[] }

const list = (text: string): string[] => text.split(' | ');
const followed = (names: readonly string[], particles: readonly string[]): string[] => names.flatMap((name) => particles.map((particle) => name + particle));

const third = list('3 | tile 3 | the third | the third tile | tile number 3 | #3 | the 3rd | the third one | the tile in place 3 | the third from the left | the fourth from the right | the 4th tile from the right | tile three');
const fourth = list('4 | tile 4 | the fourth tile | four | the fourth one | the Blue Lion | the gem | the third from the right');
const left = list('left | on the left | at the left | at the left end | on the left end | to the left | to the left end | on the left side | at the left edge');
const secondLoose = list('2 | tile 2 | the second | the second tile | Lady X | the lady | tile two | the third from the right | loose tile 2 | tile 2, Lady X,');
const leftmost = list('left end | the left end | the left tile | the leftmost tile | the left end tile | the left one | tile 1 | the first tile | 1');

const 셋째 = list('3번 | 3번 타일 | 3번째 | 3번째 타일 | 세 번째 | 세 번째 타일 | 셋째 타일 | 왼쪽에서 3번째 | 오른쪽에서 네 번째 타일 | 3번째 자리의 타일 | 3번 자리');
const 넷째 = list('4번 | 4번 타일 | 네 번째 | 넷째 타일 | 블루 라이언 | 보석 | 오른쪽에서 3번째');
const 왼쪽 = list('왼쪽 | 왼쪽에 | 왼쪽으로 | 왼쪽 끝 | 왼쪽 끝에 | 왼쪽 끝으로 | 맨 왼쪽에 | 왼쪽끝에다 | 줄 왼쪽에');
const 남은둘째 = list('2번 | 2번 타일 | 2번째 타일 | 두 번째 | 두 번째 타일 | 둘째 | 레이디 X | 레이디 엑스 | 남은 2번 타일 | 오른쪽에서 세 번째 타일');
const 왼쪽끝 = list('왼쪽 끝 | 왼쪽 끝 타일 | 왼쪽 타일 | 맨 왼쪽 | 맨 왼쪽 타일 | 1번 | 첫 번째 타일 | 왼쪽 끝의 타일 | 왼쪽 끝에 있는 타일 | 첫 타일');

export const WAYS: readonly Ways[] = [
  { table: 'act', move: 'f3', x: third, frames: list('flip X | turn over X | turn X over | flip over X | please flip X | turn X | X: flip | I flip X') },
  { table: 'act', move: 's34', x: third, frames: list('swap X right | swap X to the right | swap X with the right tile | swap X with its right neighbour') },
  { table: 'act', move: 's34', x: third, y: fourth, frames: list('swap X and Y | swap X with Y | exchange X and Y | switch X with Y | swap Y and X | X <-> Y | swap the places of X and Y') },
  { table: 'act', move: 'lr', x: leftmost, y: list('to the right end | to the other end | to the opposite end | to the other side | to the right edge'), frames: list('X Y | move X Y | take X Y | bring X Y | put X Y | shift X Y | send X Y') },
  { table: 'build', move: '2l', x: secondLoose, y: left, frames: list('place X Y | put X Y | lay X Y | X Y | place X Y as it lies | move X Y') },
  { table: 'build', move: '2lf', x: secondLoose, y: left, frames: list('place X Y, turned over | put X Y turned | place X Y and flip it | place X Y and turn it over | X Y, flipped | lay X Y face down | place X Y, turn over, unseen | place X turned over Y') },
  { table: 'back', move: 'b1l', x: left, frames: list('return X | return it X | return the tile X | return the police X | put it back X | bring back the tile X | X | put it X | place it X') },
  { table: 'back', move: 'b1lf', x: left, frames: list('return X turned | return it X, turned over | return the police X flipped | put it back X and turn it over | X, turned over | return X and flip it') },

  { table: 'act', move: 'f3', x: followed(셋째, ['', ' ', '을 ', '를 ']), frames: list('X뒤집기 | X뒤집어 | X뒤집어요 | X뒤집을게요 | X뒤집으면 | X뒤집어 주세요 | X뒤집자 | X뒤집습니다') },
  { table: 'act', move: 's34', x: followed(셋째, ['', '을', '를']), frames: list('X 오른쪽과 바꾸기 | X 오른쪽 타일과 바꿔 | X 오른쪽으로 바꾸기 | X 오른쪽 이웃과 바꿔요') },
  { table: 'act', move: 's34', x: 셋째, y: 넷째, frames: list('X Y 바꾸기 | X과 Y 바꾸기 | X와 Y을 바꿔 | X이랑 Y 자리 바꾸기 | X하고 Y 교환 | X, Y 맞바꾸기 | Y과 X의 자리를 바꿔 주세요') },
  { table: 'act', move: 'lr', x: followed(왼쪽끝, ['', '을', '를']), y: list('오른쪽 끝으로 | 반대쪽으로 | 반대쪽 끝으로 | 다른 쪽 끝으로 | 반대편으로 | 맨 오른쪽으로'), frames: list('X Y | X Y 옮기기 | X Y 옮겨 | X Y 보내기 | X Y 옮길게요 | X Y 이동 | Y X 옮기기') },
  { table: 'build', move: '2l', x: followed(남은둘째, ['', '을', '를']), y: 왼쪽, frames: list('X Y 놓기 | X Y 놓아요 | X Y 놓을게요 | X Y 두기 | X Y 둘게요 | X Y | X Y 그대로 놓기 | X Y 옮기기 | Y X 놓기') },
  { table: 'build', move: '2lf', x: followed(남은둘째, ['', '을', '를']), y: 왼쪽, frames: list('X Y 뒤집어 놓기 | X Y 뒤집어서 놓기 | X 뒤집어서 Y 놓기 | X Y 보지 않고 뒤집어서 놓기 | X Y 뒤집어서 둘게요 | X Y 놓고 뒤집기') },
  { table: 'back', move: 'b1l', x: 왼쪽, frames: list('X 되돌리기 | X 되돌려 놓기 | X 되돌려요 | X 되돌릴게요 | X | 경찰 X 되돌리기 | 경찰을 X 되돌려 놓아요 | 타일을 X 되돌리기 | X 놓기 | X 돌려놓기') },
  { table: 'back', move: 'b1lf', x: 왼쪽, frames: list('X 뒤집어 되돌리기 | X 뒤집어서 되돌려 놓기 | 경찰을 X 뒤집어서 되돌리기 | 뒤집어서 X 되돌리기 | X 뒤집어서 | X 뒤집어 놓기') },
];

export const saidIn = ({ frames, x, y = [''] }: Ways): string[] =>
  frames.flatMap((frame) => x.flatMap((one) => y.map((two) => frame.replace(/[XY]/g, (name) => (name === 'X' ? one : two)))));
