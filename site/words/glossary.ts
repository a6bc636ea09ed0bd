/** The words of the game: what each means, and the rule that it comes from. They stand on the rules page, and the finder has them. */
import type { RuleId } from '../../machine/index.ts';

interface Both { readonly en: string; readonly ko: string }
export interface Term {
  /** Its anchor on the rules page is `word-` and this. */
  readonly id: string;
  readonly name: Both;
  readonly means: Both;
  /** The rule that says more of it; null for words of this site. */
  readonly rule: RuleId | null;
}

const term = (id: string, rule: RuleId | null, en: readonly [name: string, means: string], ko: readonly [name: string, means: string]): Term =>
  ({ id, rule, name: { en: en[0], ko: ko[0] }, means: { en: en[1], ko: ko[1] } });

/** In the order of a game. */
export const GLOSSARY: readonly Term[] = [
  term('tile', 'R1.1', ['Tile', 'One of the six pieces of the game, with a picture on each side.'], ['타일', '게임에 쓰는 조각 6개 가운데 하나로, 양면에 그림이 있습니다.']),
  term('picture', 'R1.1', ['Picture', 'What a side of a tile shows: Arsène, Lady X, the police or the Blue Lion.'], ['그림', '타일의 한 면에 보이는 것으로, 아르센, 레이디 X, 경찰, 블루 라이언이 있습니다.']),
  term('back', 'R2.2', ['Back', 'The side of a tile that lies underneath. Nobody looks at it; it shows when the tile is turned over in play.'], ['뒷면', '타일에서 밑으로 간 면입니다. 아무도 들여다보지 않으며, 게임 중에 타일을 뒤집어야 드러납니다.']),
  term('arsene', 'R1.2', ['Arsène', 'One of the two thieves, a gentleman in a top hat: one player, and a picture.'], ['아르센', '두 도둑 가운데 하나인 실크해트를 쓴 신사입니다. 한 사람의 역할이자 그림의 이름입니다.']),
  term('lady-x', 'R1.2', ['Lady X', 'The other thief, a masked lady: one player, and a picture.'], ['레이디 X', '다른 한 도둑인 가면을 쓴 여인입니다. 한 사람의 역할이자 그림의 이름입니다.']),
  term('thief', 'R1.2', ['Thief', 'Arsène or Lady X. Each player is one of them.'], ['도둑', '아르센이나 레이디 X입니다. 두 사람이 하나씩 맡습니다.']),
  term('police', 'R5.2', ['Police', 'The picture that catches: a thief between two of them is interrogated. Nobody plays it.'], ['경찰', '도둑을 붙잡는 그림입니다. 도둑이 경찰 둘 사이에 끼면 심문을 받습니다. 경찰을 맡는 사람은 없습니다.']),
  term('blue-lion', 'R5.3', ['Blue Lion', 'The picture of the gem that both want to steal. It is no diamond: diamonds are points.'], ['블루 라이언', '두 도둑이 노리는 보석의 그림입니다. 점수인 다이아몬드와는 다릅니다.']),
  term('diamond', 'R1.3', ['Diamond', 'A point. Whoever has seven or more wins.'], ['다이아몬드', '점수입니다. 7개 이상 모으면 이깁니다.']),
  term('supply', 'R1.3', ['Supply', 'The fifteen diamonds in the middle, from which everybody is paid.'], ['공용 더미', '모두가 점수를 받는 곳으로, 다이아몬드 15개가 있습니다.']),
  term('rival', 'R1.2', ['Rival', 'The other player.'], ['상대', '함께 게임을 하는 다른 사람입니다.']),
  term('starter', 'R1.2', ['Starter', 'Whoever tosses the tiles and takes the first turn.'], ['먼저 하는 사람', '타일을 던지고 첫 차례를 하는 사람입니다.']),
  term('lots', 'R1.2', ['Lots', 'How it is decided who is who and who starts, where the players do not agree.'], ['제비뽑기', '누가 누구를 맡고 누가 먼저 할지 합의하지 못할 때 정하는 방법입니다.']),
  term('toss', 'R2.1', ['Toss', 'The beginning: the six tiles are thrown, so that chance decides which side is up.'], ['던지기', '게임의 시작으로, 타일 6개를 던져 어느 면이 위로 올지 운에 맡깁니다.']),
  term('loose-tile', 'R3.1', ['Loose tile', 'A tile that was tossed and does not lie in the row yet.'], ['남은 타일', '던져진 채 아직 줄에 놓이지 않은 타일입니다.']),
  term('row', 'R3.1', ['Row', 'The line of tiles that the players build and then act on. It has a left and a right end.'], ['줄', '두 사람이 타일을 이어 만들고 그 위에서 행동하는 한 줄입니다. 왼쪽 끝과 오른쪽 끝이 있습니다.']),
  term('building', 'R3.5', ['Building the row', 'The first part of the game: tile by tile is placed, until none is loose.'], ['줄 만들기', '게임의 앞부분입니다. 남은 타일이 없을 때까지 하나씩 놓습니다.']),
  term('place', 'R3.1', ['Place a tile', 'To attach a loose tile to an end of the row.'], ['타일 놓기', '남은 타일 하나를 줄의 끝에 놓는 일입니다.']),
  term('pass', 'R3.3', ['Pass', 'To place nothing while the row is built. Later there is no passing.'], ['패스', '줄을 만들 때 타일을 놓지 않고 넘기는 일입니다. 그 뒤로는 할 수 없습니다.']),
  term('turn', 'R4.1', ['Turn', 'A player’s time to place or to act, and then to return what waits.'], ['차례', '한 사람이 타일을 놓거나 행동하고, 기다리는 타일이 있으면 되돌려 놓는 동안입니다.']),
  term('action', 'R4.1', ['Action', 'End to end, a swap, or a flip: one in every turn once the row is built.'], ['행동', '끝에서 끝으로, 자리 바꾸기, 뒤집기입니다. 줄을 다 만든 뒤에는 차례마다 하나씩 합니다.']),
  term('end-to-end', 'R4.2', ['End to end', 'The action that moves the tile at one end to the other end, not turned.'], ['끝에서 끝으로', '한쪽 끝의 타일을 뒤집지 않고 반대쪽 끝으로 옮기는 행동입니다.']),
  term('swap', 'R4.3', ['Swap', 'The action by which two neighbours change places. By the rulebook neither is an end tile.'], ['자리 바꾸기', '이웃한 타일 2개를 서로 바꾸는 행동입니다. 규칙서에서는 끝 타일을 바꿀 수 없습니다.']),
  term('flip', 'R4.4', ['Flip', 'The action that turns a tile over in its place, without looking first.'], ['뒤집기', '타일 하나를 미리 보지 않고 그 자리에서 뒤집는 행동입니다.']),
  term('end-tile', 'R4.5', ['End tile', 'The first or the last tile of the row as it lies now.'], ['끝 타일', '지금 놓여 있는 줄의 맨 처음이나 맨 끝 타일입니다.']),
  term('inner-tile', 'R4.5', ['Inner tile', 'A tile with a neighbour on each side.'], ['안쪽 타일', '양옆에 모두 이웃이 있는 타일입니다.']),
  term('neighbour', 'R4.5', ['Neighbour', 'A tile right beside another in the row. Where a middle tile has left, the row closes up, and its neighbours become neighbours.'], ['이웃', '줄에서 바로 옆에 있는 타일입니다. 가운데 타일이 빠지면 줄을 당기므로 그 양옆이 서로 이웃이 됩니다.']),
  term('combination', 'R5.1', ['Combination', 'Three tiles side by side that pay diamonds: an interrogation, a theft or a heist.'], ['조합', '나란히 놓여 다이아몬드를 받게 하는 타일 3개로, 심문, 절도, 세기의 강탈이 있습니다.']),
  term('interrogation', 'R5.2', ['Interrogation', 'A thief between two police. It pays 1 diamond to the other thief.'], ['심문', '경찰 둘 사이에 도둑이 있는 조합입니다. 다른 도둑이 다이아몬드 1개를 받습니다.']),
  term('theft', 'R5.3', ['Theft', 'The Blue Lion between two pictures of the same thief. It pays that thief 2 diamonds.'], ['절도', '같은 도둑 둘 사이에 블루 라이언이 있는 조합입니다. 그 도둑이 다이아몬드 2개를 받습니다.']),
  term('heist', 'R5.4', ['Heist', 'Three Blue Lions side by side. It pays 3 diamonds to the player whose turn it is.'], ['세기의 강탈', '블루 라이언 3개가 나란히 놓인 조합입니다. 지금 차례인 사람이 다이아몬드 3개를 받습니다.']),
  term('owner', 'R5.5', ['Owner', 'Whom a combination pays, whoever made it.'], ['조합의 주인', '누가 만들었든 그 조합으로 다이아몬드를 받는 사람입니다.']),
  term('own-goal', 'R5.5', ['Own goal', 'A combination that belongs to the rival, made by one’s own action.'], ['자책골', '내 행동으로 만든 상대의 조합입니다.']),
  term('old-combination', 'R5.6', ['Old combination', 'One that stood before the action, or that a return made. It pays nothing until it is made anew.'], ['이미 있던 조합', '행동하기 전부터 있었거나 되돌려 놓아서 생긴 조합입니다. 새로 만들기 전에는 점수가 없습니다.']),
  term('middle-tile', 'R6.1', ['Middle tile', 'The tile in the middle of a combination. When the combination pays, it is set aside.'], ['가운데 타일', '조합의 한가운데 타일입니다. 조합이 점수가 되면 따로 빼 둡니다.']),
  term('set-aside', 'R6.1', ['Set aside', 'Lying beside the row, same side up, until the next player returns it.'], ['따로 빼 두기', '다음 사람이 되돌려 놓을 때까지 보이는 면 그대로 줄 옆에 두는 일입니다.']),
  term('gap', 'R6.1', ['Gap', 'Where a middle tile was. It is closed at once.'], ['빈자리', '가운데 타일이 빠진 자리입니다. 줄을 당겨 곧바로 메웁니다.']),
  term('return', 'R6.3', ['Return', 'To bring a tile back that was set aside: after the action, to an end of the row. It pays nobody.'], ['되돌려 놓기', '빼 둔 타일을 행동한 다음 줄의 끝에 다시 놓는 일입니다. 점수는 생기지 않습니다.']),
  term('draw', 'R7.3', ['Draw', 'A game that nobody wins: agreed, or level at seven or more.'], ['무승부', '아무도 이기지 않은 게임입니다. 합의했거나, 7개 이상에서 개수가 같을 때입니다.']),
  term('resign', 'R7.3', ['Resign', 'To give a game up, so that the rival wins.'], ['기권', '게임을 포기하는 일이며, 상대가 이깁니다.']),
  term('rulebook', null, ['Rulebook', 'The full description of the game. It holds here unless a table agrees on something else.'], ['규칙서', '게임 전체를 설명한 글입니다. 테이블에서 달리 정하지 않으면 이것을 따릅니다.']),
  term('overview', null, ['Overview', 'The short description that shops and databases carry. It differs from the rulebook in six points.'], ['소개 글', '가게와 게임 목록에 실린 짧은 설명입니다. 규칙서와 여섯 가지가 다릅니다.']),
  term('table-option', null, ['Table option', 'A point in which tables differ, such as which tiles may be swapped.'], ['테이블 규칙', '어느 타일을 바꿀 수 있는지처럼 테이블마다 다르게 정하는 것입니다.']),
  term('ruling', null, ['Ruling', 'The answer to a disputed case, with the rules that lead to it.'], ['판정 사례', '다툼이 생기는 경우의 답과 그 근거가 되는 규칙입니다.']),
  term('position', null, ['Position', 'Everything that lies on the table at one moment: row, loose tiles, tiles set aside, turn and score. It can be written as a text.'], ['배치', '어느 한때 테이블에 놓인 모든 것으로, 줄, 남은 타일, 빼 둔 타일, 차례, 점수입니다. 텍스트로 적을 수 있습니다.']),
  term('record', null, ['Record', 'A position with the moves that followed, as a text that can be replayed.'], ['기보', '배치와 그 뒤에 둔 수를 적은 텍스트로, 다시 볼 수 있습니다.']),
  term('memory-aid', null, ['Memory aid', 'Small pictures on the table that show which backs were seen. Off unless you switch it on.'], ['기억 도우미', '이미 본 뒷면을 게임판에 작은 그림으로 보여 주는 기능입니다. 켜야 보입니다.']),
  term('take-back', null, ['Take back', 'To undo a move at the table of this site. At a real table a move that was made stands.'], ['무르기', '이 사이트의 게임판에서 수를 되돌리는 일입니다. 실제 테이블에서는 한 행동을 무를 수 없습니다.']),
];

/** The anchor of a word on the rules page. */
export const wordAnchor = (id: string): string => `word-${id}`;
