/** What people type, and the move that is meant: by position, then by move. Of a phrase after `?` it is asked which of the moves is meant. */
import { parsePosition, stage, type Position } from '../../machine/index.ts';
import type { Zone } from '../../machine/game/index.ts';

export const must = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};

/** Where the tiles lie that are asked for, as the statechart tells it. */
export const zoneOf = (position: Position): Zone | null => ({ build: 'loose', act: 'row', return: 'aside', over: null } as const)[stage(position)];

export const TABLES = {
  /** Lady X, Arsène twice, the Blue Lion, Lady X, the police. */
  act: must('XaAbApBxXpPb - - a 0-0 rulebook'),
  five: must('XaAbApBxXp - Pb a 2-1 rulebook'),
  /** Loose: the Blue Lion, Lady X twice, the police. */
  build: must('A.P. B.X.X.P. - a 0-0'),
  /** Loose: the police, Lady X, the Blue Lion, Arsène twice, the police. */
  start: must('- P.X.B.A.A.P. - a 0-0'),
  /** The police go back. */
  back: must('A.P.B.X.X. - P./ a 1-1'),
  /** The Blue Lion and Lady X go back. */
  two: must('P.A.B.P. - B.X./ a 1-1'),
} as const;
export type TableName = keyof typeof TABLES;

type Phrases = Readonly<Record<TableName, Readonly<Record<string, readonly string[]>>>>;

export const ENGLISH: Phrases = {
  act: {
    f3: [
      'f3', 'F3', 'f 3', ' F 3. ', 'flip 3', 'Flip 3!', 'FLIP 3', 'flip tile 3', 'flip the third', 'flip the third tile', 'flip the 3rd tile', 'flip three', 'flip tile number 3', 'flip #3', 'flip no. 3', 'flip place 3',
      'flip the tile in place 3', 'turn 3', 'turn tile 3', 'turn over 3', 'turn over tile 3', 'turn tile 3 over', 'turn 3 over', 'turn over the third tile', 'turn around 3', '3 flip', 'flip over the third', 'flip it: 3',
      'please flip 3', 'I want to flip the third one', "let's flip 3", "I'd like to flip 3", 'flip the fourth from the right', 'flip the 4th tile from the right', 'flip the third from the left', 'ｆ３', 'flip ３', 'flip\t3', 'flip  3  ',
      'flip 3, without looking', 'turn 3 over, unseen',
    ],
    f4: ['flip the Blue Lion', 'flip the lion', 'flip the gem', 'turn over the jewel', 'flip blue lion', 'turn the Blue Lion over', 'flip B', 'flip 4, the Blue Lion', 'flip the blue one'],
    f6: ['flip the police', 'turn over the policeman', 'flip the cop', 'flip police', 'flip the last tile', 'flip the last one', 'flip the right end', 'flip the right tile', 'flip the rightmost tile', 'turn the right one over', 'flip the tile on the right', 'flip six', 'flip p'],
    f1: ['flip the left tile', 'flip the leftmost tile', 'turn over the left end tile', 'flip the first', 'flip tile one', 'flip number one', 'flip the left-hand tile'],
    s34: [
      's34', 'S34', 's 3 4', 's 34', 's3,4', 'swap 3 and 4', 'swap 4 and 3', 'swap tiles 3 and 4', 'swap 3 with 4', 'swap 3 4', 'swap 34', 'swap 3-4', 'swap 3/4', 'swap 3, 4', 'switch 3 and 4', 'exchange 3 and 4', 'exchange tiles 3 and 4', 'exchange the third and the fourth tile', 'swap the third and fourth', 'swap 3 right', 'swap 3 to the right',
      'swap 4 left', 'swap 3 with the right one', 'swap 3 with its right neighbour', 'swap 3 with its neighbor on the right', 'swap three and four', 'swap the tiles in places 3 and 4', 'swap places 3 and 4', 'swap the places of 3 and 4', 'swap the middle two', 'swap the two middle tiles', 'swap the middle tiles', 'swap the two in the middle', '3 <> 4',
      '3 <-> 4', '3 ↔ 4', 'trade 3 and 4', 'switch the third with the fourth',
    ],
    s23: ['swap 2 and 3', 'swap 3 left', 'swap two and three', 'swap 2 right', 'switch 2 with 3'],
    s45: ['swap the Blue Lion and Lady X', 'swap the gem with the lady', 'swap the lion right', 'swap the Blue Lion with the right tile', 'exchange Lady X and the Blue Lion'],
    s56: ['swap the police left', 'swap the police and Lady X', 'swap the last two', 'swap 5 and 6', 'swap the right tile and its left neighbour'],
    s12: ['swap the first two tiles', 'swap 1 and 2', 'swap one and two', 'swap the left end and 2', 'swap the leftmost tile right', 'swap the first and the second'],
    s24: ['s24', 'swap 2 and 4'], s16: ['swap the left end and the right end'], s67: ['swap 6 right'], s43: ['s43'],
    lr: [
      'lr', 'LR', 'l r', 'L R.', 'left to right', 'left end to the right', 'the left end to the right', 'left end to right end', 'left end to the right end', 'move the left tile to the other end', 'move the left end to the other end', 'move the left tile to the right', 'move the left end tile to the right end',
      'move the leftmost tile to the right end', 'move the leftmost tile right', 'take the left tile to the right', 'bring the left tile over to the right', 'put the left tile on the right', 'put the left end tile at the right end', 'from left to right', 'from the left end to the right end', 'move from left to right', 'left → right',
      'left -> right', 'left end, to the other end', 'move 1 to the right end', 'move tile 1 to the other end', 'move the first tile to the right end', '1 to the other end', 'move 1 to 6', 'slide the left tile to the other side', 'left end tile, Lady X, to the right end', 'move the first tile to the opposite end', 'move the first one to the last place', 'move the left tile all the way to the right', 'l-r', 'L→R',
    ],
    rl: ['rl', 'right to left', 'right end to the left', 'move the right tile to the other end', 'move the police to the other end', 'the police to the left end', 'move the last tile to the other end', 'move 6 to the left end', 'right end to left end', 'take the last tile to the left end', 'put the rightmost tile on the left', 'put the police at the left end', 'place 6 at the left end'],
    pass: ['pass', 'Pass', 'PASS', ' p a s s ', 'pass.', 'I pass', 'pass my turn', 'skip', 'skip my turn', 'passing', 'I would like to pass', 'pass, please'],
    '2l': ['place 2 left', '2l'], b1l: ['return left', 'b1l', 'return the police left'], f9: ['f9', 'flip 9'], f0: ['flip 0'], 'f3=A': ['f3=a', 'F3 = A', 'flip 3 = A', 'flip 3 = Arsène', 'f3 = Arsène', 'f 3 = 아르센'],
    '?f1 f5': ['flip Lady X', 'flip the lady', 'turn over x'], '?f2 f3': ['flip Arsène', 'flip Lupin', 'flip Arsène Lupin'], '?f1 f2 f3 f5': ['flip the thief'], '?f3 f4': ['flip the middle tile'], '?f5': ['flip the second on the right'], '?f1': ['flip one'], '?s23': ['swap 2 and the middle'],
    '?s12 s56': ['swap Lady X right'], '?s12 lr': ['move 1 right', 'move 1 to the right'], '?s34': ['move 3 right'], '?lr': ['move 3 to the right end', 'to the right end', 'move the left tile'], '?lr rl': ['end to end', 'to the other end', 'move 3 to the other end'],
    '?f1=A f5=A': ['flip Lady X = A'],
    '!unknown': [
      "don't flip 3", 'never flip 3', 'flip 3?? no, 4', 'flip', 'swap', '3', 'swap 2', 'left', 'hello', 'flip 3 then swap 2 and 3', 'pass and flip 3', 'the', 'flip 3 and 4', 'flip 12', 'f12', 's345', 'lrf', 'lr=A', 'flip 3 = Q', 'flip 3 =', '=A', '= =', 'place 2 left=A', 'move the left tile to the left', 'flip 3 turned, as it lies', 'resign', 'undo', 'flip 3 to the left', '<script>', 'left left', 'take back', 'take it back', 'flip the third from the end', 'flip 3 or 4', 'swap 3, 4 and 5', 'undo', 'offer a draw', 'flip right now', 'pass right, now',
    ],
    '!empty': ['', '   ', '\n\t', '\u3000'],
  },
  five: { f3: ['flip the middle tile', 'flip the middle one', 'flip the centre'], '?s23 s34': ['swap the middle'], rl: ['move 5 to the left end'], '!absent': ['flip the police', 'flip the cop'] },
  build: {
    '2l': ['2l', '2 L', 'place 2 left', 'place tile 2 left', 'place 2 at the left end', 'put 2 on the left', 'put the second at the left', 'lay 2 left', 'add 2 to the left', 'attach tile 2 to the left end', '2 left', '2 to the left', '2 at the left end', 'place Lady X left', 'put Lady X on the left end', 'Lady X left', 'the lady to the left', 'take Lady X and put it left',
      'place 2 left as it lies', 'place 2 at the left end, as it is', 'place 2 left, lay as it lies', 'place 2 left, not turned', 'put 2 left without turning it', 'place loose tile 2 at the left end', 'place tile 2, Lady X, at the left end', 'move 2 to the left end', 'place the second tile left', 'put down 2 left', 'left end: tile 2', 'place 2 left, don\'t turn it', 'set 2 left'],
    '2rf': ['2rf', '2 R F', 'place 2 at the right end, turned over', 'place 2 right, turned', 'place 2 right flipped', 'place 2 right and turn it over', 'place tile 2 right and flip it', 'put 2 on the right face down', 'place 2 right, turn over, unseen', 'place Lady X at the right end, turned over', '2 right turned over', 'turn over 2 and place it right', 'put the second on the right, flipped over', 'place 2 right blind'],
    '4r': ['place the police right', 'put the policeman on the right', 'place the last tile right', 'police right', 'place 4 right', 'police officer to the right end', 'place the cop at the right'],
    '1lf': ['place the gem left, turned over', 'Blue Lion left, flipped', 'place the lion at the left end and turn it over'],
    '1r': ['place the left tile right', 'place the Blue Lion on the right'],
    pass: ['pass', 'I pass'], f2: ['flip 2'], lr: ['left end to the right end', 'lr'], '9l': ['place 9 left'], '2lf=P': ['2lf=p', 'place 2 left turned = police'],
    '?2l 2r': ['place 2', 'put Lady X'], '?2lf': ['flip 2 left'], '?2l 2lf': ['place 2 left, unseen', 'place 2 left over'], '?1l 2l 4l': ['place left', 'left'],
    '!absent': ['place Arsène left', 'put Lupin on the right'],
    '!unknown': ['place 2 left right', 'place 1 and 2 left', 'place 2 left turned as it lies', 'place 2 in the middle of nowhere', 'place 2 left not'],
  },
  start: {
    '2r': ['place 2', '2r', 'place 2 first', 'start with 2', 'start the row with tile 2', 'start the row with tile 2, Lady X', 'begin with Lady X', 'put Lady X', '2 right'],
    '2l': ['2l', 'place 2 left'], '1r': ['place the police'], '4r': ['place Arsène', 'put Lupin'], '4rf': ['place Arsène turned over'], '2rf': ['start the row with 2, turned over', 'place 2 turned'],
  },
  back: {
    b1l: ['b1l', 'B 1 L', 'return left', 'return it left', 'return the tile to the left', 'return the police left', 'return it to the left end', 'put it back left', 'put back on the left', 'bring back left', 'bring it back on the left', 'back left', 'left', 'left end', 'place it left', 'put it on the left', 'put left', 'move it to the left', 'return 1 left', 'lay it left as it lies', 'return the tile to the left end, not turned'],
    b1rf: ['b1rf', 'return the police right turned', 'return right, turned over', 'return it to the right end and turn it over', 'right, turned over', 'right flipped', 'put it back right and flip it', 'bring it back at the right end, face down'],
    'b1rf=B': ['b1rf=b'], b2l: ['return 2 left'], f2: ['flip 2'], '?b1l b1r': ['return', 'return the police', 'put it back', 'return it right away'], '?b1lf': ['flip left'], '?b1lf b1rf': ['return turned over'],
    '!absent': ['return Lady X left', 'put the gem back right'], '!unknown': ['take back', 'take it back', 'undo', 'take back left'],
  },
  two: {
    b1l: ['return the Blue Lion left', 'return the gem left', 'return the first left', 'return 1 left', 'return tile 1 to the left end', 'put the lion back left', 'Blue Lion left'],
    b2rf: ['return Lady X right turned', 'return the second right, turned over', 'return the last tile to the right end, turned over', 'lady right flipped', 'return tile 2, Lady X, to the right end, turned over'],
    '?b1l b2l': ['return left', 'left'], '?b2l b2r': ['return Lady X'],
  },
};

export const KOREAN: Phrases = {
  act: {
    f3: [
      'ㄹ3', 'ㄹ 3', '3번 뒤집기', '3번 뒤집어', '3번째 뒤집어', '3번째 타일 뒤집기', '3번째 타일을 뒤집어요', '3번 타일 뒤집어 주세요', '3번 타일을 뒤집을게요', '3번 타일 뒤집을래', '3번 뒤집자', '3번 뒤집는다', '3번을 뒤집다', '3번 뒤집으면', '3번 뒤집습니다', '3번 뒤집겠습니다', '세 번째 뒤집기', '세 번째 타일 뒤집기', '세번째 타일을 뒤집어줘',
      '셋째 타일 뒤집기', '셋째 뒤집어', '뒤집기 3', '뒤집기 3번', '３번 뒤집기', '3번째타일뒤집기', '3번째 자리 뒤집기', '3번 자리 타일 뒤집기', '오른쪽에서 4번째 뒤집기', '오른쪽에서 네 번째 타일 뒤집기', '왼쪽에서 세 번째 뒤집기', '왼쪽에서부터 3번째 뒤집기', '3번 보지 않고 뒤집기', '3번 뒤집어 놓기', '3번 카드 뒤집기', '3번 엎기', '3번 플립', '좀 3번 뒤집어 줘요', '저는 3번을 뒤집을게요', '3번 뒤집어볼게요', '3번째 거 뒤집기', '3번 타일을 뒤집어 보세요',
    ],
    f4: ['블루 라이언 뒤집기', '블루라이언을 뒤집어', '사자 그림 뒤집기', '보석 뒤집기', '사자 뒤집어요', '푸른 사자 뒤집기', '라이언 뒤집기', '4번째 타일(블루 라이언) 뒤집기'],
    f6: ['경찰 뒤집기', '경찰을 뒤집어요', '형사 뒤집기', '경찰 조사관 뒤집기', '마지막 타일 뒤집기', '오른쪽 끝 뒤집기', '오른쪽 끝 타일을 뒤집어 주세요', '맨 오른쪽 타일 뒤집기', '오른쪽 타일 뒤집기', '여섯 번째 뒤집기'],
    f1: ['첫 번째 뒤집기', '첫째 타일 뒤집기', '첫 타일 뒤집기', '맨 왼쪽 뒤집어', '왼쪽 끝을 뒤집기', '제일 왼쪽 타일 뒤집기'],
    s34: [
      'ㄴ34', '3번 4번 바꾸기', '3번과 4번 바꾸기', '3번과 4번 타일 바꾸기', '3번, 4번 바꿔', '3번이랑 4번 바꿔요', '3번하고 4번을 바꿔 주세요', '3번째와 4번째 타일의 자리를 바꾸기', '3번째와 4번째 타일 바꾸기', '세 번째와 네 번째 바꾸기', '셋째와 넷째 자리 바꾸기', '3번 4번 자리 바꾸기', '3번 4번 자리 바꿀게요', '3번 4번을 서로 바꿉니다', '3 4 바꾸기', '3,4 교환',
      '3번 4번 교환하기', '3번과 4번을 교환해 주세요', '3번 4번 맞바꾸기', '3번 오른쪽과 바꾸기', '3번을 오른쪽과 바꿔', '3번을 오른쪽 타일과 바꾸기', '4번을 왼쪽과 바꾸기', '4번 왼쪽 타일과 자리 바꾸기', '자리 바꾸기 3 4', '바꾸기 3번 4번', '3번을 오른쪽으로 바꾸기', '가운데 두 개 바꾸기', '가운데 2개 바꾸기', '가운데 타일 2개 바꾸기', '가운데 타일 두 개를 바꿔', '가운데 둘 바꾸기', '삼번 사번 바꾸기', '3번 4번 위치 바꾸기', '3번 옆 4번과 바꾸기', '3번을 오른쪽 이웃과 바꾸기', '3번 4번 스왑',
    ],
    s23: ['2번 3번 바꾸기', '2번째와 3번째 바꿔', '둘째 셋째 바꿔요', '3번 왼쪽과 바꾸기'],
    s45: ['블루 라이언과 레이디 X 바꾸기', '보석이랑 레이디 엑스 바꿔', '블루 라이언을 오른쪽과 바꾸기', '보석하고 레이디를 바꿀래요'],
    s56: ['경찰을 왼쪽과 바꾸기', '경찰과 레이디 X 바꾸기', '마지막 두 개 바꾸기', '5번과 6번을 바꿔'],
    s12: ['처음 두 개 바꾸기', '1번 2번 바꾸기', '왼쪽 끝과 2번 바꾸기', '첫 번째와 두 번째 바꿔'],
    s24: ['2번 4번 바꾸기'], s67: ['6번 오른쪽과 바꾸기'],
    lr: [
      'ㅣㄱ', '왼쪽 끝을 오른쪽으로', '왼쪽 끝을 오른쪽 끝으로', '왼쪽 끝을 오른쪽 끝으로 옮기기', '왼쪽 끝 타일을 오른쪽 끝으로 옮겨', '왼쪽 타일을 오른쪽으로', '왼쪽 타일을 오른쪽으로 옮겨 주세요', '왼쪽에서 오른쪽으로', '왼쪽 끝에서 오른쪽 끝으로', '왼쪽을 오른쪽으로 옮길게요', '왼쪽 끝을 반대쪽으로', '왼쪽 끝 타일을 반대쪽 끝으로', '왼쪽 끝을 반대쪽 끝으로 옮기기', '맨 왼쪽을 맨 오른쪽으로', '맨 왼쪽 타일을 오른쪽 끝으로 보내기',
      '왼쪽 타일을 오른쪽 끝에 놓기', '1번을 오른쪽 끝으로', '1번을 반대쪽으로', '1번을 반대쪽 끝으로 옮기기', '첫 타일을 오른쪽 끝으로 옮기기', '첫 번째 타일을 다른 쪽 끝으로', '왼쪽 → 오른쪽', '왼쪽끝을오른쪽으로', '왼쪽 끝 타일(레이디 X)을 오른쪽 끝으로 옮기기', '왼쪽 끝을 오른쪽으로 이동', '1번을 6번 자리로 옮기기', '좌측 끝을 우측 끝으로', '왼쪽 끝에 있는 타일을 오른쪽 끝으로', '왼쪽 끝의 타일을 오른쪽 끝으로 옮기기',
    ],
    rl: ['기', '오른쪽 끝을 왼쪽으로', '오른쪽 끝을 왼쪽 끝으로', '오른쪽 타일을 왼쪽으로 옮기기', '경찰을 반대쪽 끝으로', '경찰을 왼쪽 끝으로 옮겨', '마지막 타일을 왼쪽 끝으로', '6번을 반대쪽 끝으로 옮기기', '오른쪽에서 왼쪽으로', '맨 오른쪽을 반대쪽으로 보내'],
    pass: ['패스', '패스!', '패스할게요', '패스해요', '패스하기', '패스할래', '패스합니다', '넘기기', '넘길게요', '건너뛰기', '쉴게요', '통과', '패스요', '이번 차례 패스', '차례 넘기기'],
    '2l': ['2번 왼쪽에 놓기', '2ㅣ'], 'f3=A': ['3번 뒤집기=아르센', 'ㄹ3=ㅁ'],
    '?f1 f5': ['레이디 X 뒤집기', '레이디 뒤집어'], '?f2 f3': ['아르센 뒤집기', '루팡 뒤집어', '뤼팽을 뒤집기'], '?f1 f2 f3 f5': ['도둑 뒤집기'], '?f3': ['3번 돌려', '3번 돌리기'], '?f3 f4': ['가운데 뒤집기'], '?f5': ['오른쪽 두 번째 타일 뒤집기'],
    '?s12 s56': ['레이디 X를 오른쪽과 바꾸기'], '?s12 lr': ['1번을 오른쪽으로 옮기기', '1번을 오른쪽으로'], '?s34': ['3번을 오른쪽으로 옮기기'], '?lr': ['3번을 오른쪽 끝으로'], '?lr rl': ['끝에서 끝으로', '반대쪽 끝으로'],
    '!unknown': ['3번 뒤집지 마', '3번 뒤집지 마세요', '3번 뒤집지 않기', '3번 안 뒤집기', '뒤집기', '바꾸기', '3번', '3번 뒤집을까요', '안녕', '무르기', '다시 두기', '3번 뒤집고 4번 바꾸기', '왼쪽을 왼쪽으로', '타일 두 개 바꾸기', '기권', '끝에서 세 번째 뒤집기', '무승부 제안', '3번이나 4번 뒤집기', '3번 뒤집는 게 좋을까', '왼쪽'],
  },
  five: { f3: ['가운데 타일 뒤집기', '한가운데 뒤집어'], '?s23 s34': ['가운데 바꾸기'], '!absent': ['경찰 뒤집기', '형사를 뒤집어'] },
  build: {
    '2l': ['2ㅣ', '2번 왼쪽에 놓기', '2번을 왼쪽 끝에 놓기', '2번째 타일을 왼쪽 끝에 놓기', '2번째 타일을 왼쪽에 놓을게요', '두 번째 왼쪽에 놔', '두 번째 타일 왼쪽에 두기', '둘째 타일을 왼쪽에 둘게요', '2번 왼쪽', '2번 왼쪽으로', '2번을 왼쪽으로', '2번을 왼쪽에 그대로 놓기', '2번을 왼쪽에 보이는 그대로 놓기', '2번 왼쪽에 뒤집지 않고 놓기', '2번 왼쪽에 안 뒤집고 놓기', '왼쪽에 2번 놓기', '왼쪽 끝에 2번 타일을 놓아요', '레이디 X 왼쪽에 놓기', '레이디 X를 왼쪽에 놓아 주세요', '레이디 엑스 왼쪽', '남은 타일 2번을 왼쪽에 놓기', '2번을 왼쪽에 붙이기', '2번째 타일(레이디 X)을 왼쪽 끝에 놓기', '2번을 왼쪽 끝으로 옮기기', '2번을 왼쪽에 둬'],
    '2rf': ['2ㄱㄹ', '2번 오른쪽에 뒤집어 놓기', '두 번째 타일 오른쪽에 뒤집어 놓기', '2번을 오른쪽 끝에 뒤집어서 놓기', '2번을 뒤집어서 오른쪽에 놓기', '2번 뒤집어 오른쪽에 두기', '2번을 오른쪽에 보지 않고 뒤집어 놓기', '레이디 X 오른쪽에 뒤집어서 놓을게요', '2번 오른쪽 뒤집어서', '2번 오른쪽에 뒤집어서 둘게요', '2번째 타일(레이디 X)을 오른쪽 끝에 뒤집어서 놓기', '2번 오른쪽에 놓고 뒤집기', '2번을 뒤집은 채로 오른쪽에 놓기', '2번을 오른쪽에 거꾸로 놓기'],
    '4r': ['경찰 오른쪽에 놓기', '경찰을 오른쪽 끝에 둬요', '형사 오른쪽', '마지막 타일 오른쪽에 놓기'],
    '4l': ['경찰 왼쪽에 놓기'], '1lf': ['보석을 왼쪽에 뒤집어 놓기', '블루 라이언 왼쪽에 뒤집어서'], '1r': ['블루 라이언을 오른쪽에 놓기', '사자 오른쪽'],
    pass: ['패스', '패스할게요'], f2: ['2번 뒤집기'], lr: ['왼쪽 끝을 오른쪽 끝으로', '끝에서 끝으로 왼쪽 타일'],
    '?2l 2r': ['2번 놓기', '레이디 X 놓기'], '?2l 2lf': ['2번 왼쪽에 보지 않고 놓기'], '?2lf': ['왼쪽에 2번 뒤집기'], '?1l 2l 4l': ['왼쪽에 놓기', '왼쪽'],
    '!absent': ['아르센 왼쪽에 놓기', '루팡을 오른쪽에 두기'], '!unknown': ['2번 왼쪽 오른쪽', '1번 2번 왼쪽에 놓기', '2번 왼쪽에 놓지 마'],
  },
  start: {
    '2r': ['2번 놓기', '레이디 X 놓기', '2번을 첫 타일로 놓기', '2번째 타일(레이디 X)을 첫 타일로 놓기', '2번으로 시작하기', '2번으로 줄 시작', '레이디 X를 놓기'],
    '2rf': ['2번 뒤집어 놓기', '2번째 타일을 첫 타일로 뒤집어서 놓기'], '4r': ['아르센 놓기', '루핀 놓기'], '1r': ['경찰 놓기'],
  },
  back: {
    b1l: ['ㅠ1ㅣ', '왼쪽에 되돌리기', '왼쪽으로 되돌리기', '왼쪽 끝에 되돌려 놓기', '경찰을 왼쪽에 되돌려', '왼쪽에 되돌려 놓을게요', '왼쪽에 돌려놓기', '왼쪽에 돌려 놓기', '왼쪽에 돌려', '왼쪽', '왼쪽에', '왼쪽 끝에', '왼쪽에 놓기', '경찰 왼쪽', '타일을 왼쪽에 놓아요', '빼 둔 타일을 왼쪽 끝에 되돌리기', '빼 둔 타일(경찰)을 왼쪽 끝에 되돌리기', '왼쪽에 그대로 되돌리기', '되돌리기 왼쪽', '왼쪽에 타일을 놓기', '왼쪽에 다시 놓기', '왼쪽에 도로 놓기', '1번을 왼쪽에 되돌리기'],
    b1r: ['오른쪽에 되돌리기', '오른쪽 끝으로 되돌려요'],
    b1rf: ['ㅠ1ㄱㄹ', '오른쪽에 뒤집어 되돌리기', '오른쪽에 뒤집어서 되돌리기', '오른쪽 끝에 뒤집어서 되돌려 놓기', '오른쪽 뒤집어서', '오른쪽에 뒤집어 놓기', '경찰을 오른쪽에 뒤집어서 되돌려 주세요', '뒤집어서 오른쪽에 되돌릴게요', '오른쪽에 보지 않고 뒤집어 놓을게요'],
    '?b1l b1r': ['되돌리기', '경찰 되돌리기'], '!absent': ['레이디 X를 왼쪽에 되돌리기'],
  },
  two: {
    b1l: ['블루 라이언을 왼쪽에 되돌리기', '보석 왼쪽', '첫 번째를 왼쪽에 되돌려', '빼 둔 1번째 타일(블루 라이언)을 왼쪽 끝에 되돌리기'],
    b2rf: ['레이디 X를 오른쪽에 뒤집어서 되돌리기', '두 번째 타일 오른쪽에 뒤집어 되돌려 놓기', '빼 둔 2번째 타일을 오른쪽 끝에 뒤집어서 되돌리기'],
    '?b1l b2l': ['왼쪽에 되돌리기', '왼쪽'], '?b2l b2r': ['레이디 X 되돌리기'],
  },
};
