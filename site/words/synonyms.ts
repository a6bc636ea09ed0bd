/** What people call things, and what the rulings call them: for the filter of the list. A name of several words counts as one. */
export const synonyms: Readonly<Record<'en' | 'ko', Readonly<Record<string, readonly string[]>>>> = {
  en: {
    undo: ['taken back', 'do something else', 'turn it back', 'put it back'], 'take back': ['taken back', 'do something else', 'turn it back'], 'changed my mind': ['taken back', 'do something else'],
    tie: ['level', 'is a draw'], tied: ['level', 'is a draw'], draw: ['draw'],
    opponent: ['rival'], opponents: ['rival'], enemy: ['rival'], other: ['rival'],
    points: ['diamonds'], point: ['diamonds'], score: ['diamonds', 'paid'], scored: ['diamonds', 'paid'], count: ['pay', 'paid'],
    card: ['tile'], gem: ['diamond', 'blue lion'], lion: ['blue lion'], lions: ['blue lions'],
    combo: ['combination'], trio: ['combination'], cop: ['police'], cops: ['police'], policeman: ['police'], inspector: ['police'], lupin: ['arsene'],
    forgot: ['forgotten', 'still aside'], forget: ['forgotten'], missed: ['noticed', 'unnoticed'], overlooked: ['noticed', 'unnoticed'], unnoticed: ['noticed'], miss: ['noticed', 'unnoticed'],
    peek: ['look', 'seen', 'saw'], cheat: ['cheating', 'look'], look: ['look', 'saw'], looked: ['saw', 'seen'],
    worn: ['scratch', 'mark'], marked: ['scratch', 'mark'], damaged: ['scratch', 'mark'], scratched: ['scratch', 'mark'],
    'run out': ['goes short', 'in full'], 'ran out': ['goes short', 'in full'], 'not enough': ['goes short', 'in full'], 'too few': ['goes short'], 'no diamonds left': ['goes short'],
    fell: ['knocked over'], 'fell over': ['knocked over'], falls: ['knocked over'], fallen: ['knocked over'], dropped: ['knocked over'], bumped: ['knocked over'],
    twice: ['already had one', 'limit', 'once more', 'again'], 'in a row': ['already had one', 'limit', 'again'],
    arrest: ['interrogation'], steal: ['theft'], stolen: ['theft'], both: ['both'],
    move: ['move', 'action', 'end to end'], skip: ['pass'], nothing: ['nothing'], first: ['first', 'starts', 'begin'], start: ['starts', 'starter', 'begin'],
    forever: ['for ever'], endless: ['for ever'], repeat: ['repetition', 'repeats', 'third time'], stalemate: ['repetition', 'for ever'],
    win: ['won', 'wins'], winner: ['won', 'wins'], winning: ['won'], finished: ['over'], rotate: ['turn'], turned: ['turned', 'flip'], neighbour: ['neighbour', 'next to'], neighbor: ['neighbour'],
    accident: ['accident', 'knocked'], accidentally: ['accident'], notes: ['notes', 'write'], remember: ['remembering', 'forgotten'],
    late: ['too late', 'only after'], early: ['too early'], 'last turn': ['one more turn'], middle: ['middle'], corner: ['end'], edge: ['end', 'edge'], hole: ['gap'], bank: ['supply'],
    '7': ['seven'], seven: ['7'], six: ['6'], five: ['5'], four: ['4'], three: ['3'], two: ['2'], '15': ['fifteen'], '16': ['sixteen'],
  },
  ko: {
    무르: ['도로 뒤집고'], 무를: ['도로 뒤집고'], 무르기: ['도로 뒤집고'], 물러: ['도로 뒤집고'], 물리: ['도로 뒤집고'], 취소: ['도로 뒤집고'], 되물리기: ['도로 뒤집고'],
    비김: ['개수까지 같', '무승부입니다'], 비기: ['개수까지 같', '무승부입니다'], 비겼: ['개수까지 같', '무승부입니다'], 비기면: ['개수까지 같', '무승부입니다'], 동점: ['개수까지 같', '무승부입니다'], 무승부: ['무승부'],
    '끝 타일': ['끝에 있는 타일'], '끝 자리': ['끝에 있는 타일', '끝 타일'], 가장자리: ['끝에 있는 타일', '끝 타일'], 모서리: ['끝에 있는 타일', '끝 타일'],
    '두 번': ['벌써 한 번', '횟수에는 제한', '한 번 더'], '두번째': ['한 번 더'], 연속: ['벌써 한 번', '횟수에는 제한'], 여러번: ['횟수에는 제한', '몇 번이고'],
    점수: ['점수', '다이아몬드'], 카드: ['타일'], 보석: ['다이아몬드', '블루 라이언'], 루팡: ['아르센'], 루핀: ['아르센'], 뤼팽: ['아르센'], 엑스: ['레이디 X'], 사자: ['블루 라이언'],
    조사관: ['경찰'], 형사: ['경찰'], 훔치: ['절도'], 체포: ['심문'], 강탈: ['세기의 강탈'], 상대방: ['상대'], 상대편: ['상대'], 적: ['상대'],
    깜빡: ['잊', '알아채'], 놓쳤: ['알아채'], 놓침: ['알아채'], 못봤: ['알아채'], 훔쳐보: ['뒷면을 봐도', '뒷면을 봤'], 엿보: ['뒷면을 봐도', '뒷면을 봤'], 몰래: ['뒷면을 봐도', '뒷면을 봤'],
    닳은: ['흠집'], 닳: ['흠집'], 표시: ['흠집'], 모자라: ['덜 받'], 모자라면: ['덜 받'], 부족: ['덜 받'], 부족하면: ['덜 받'], 떨어졌: ['넘어지'], 쓰러졌: ['넘어지'], 넘어졌: ['넘어지'],
    반복: ['똑같은 배치', '같은 배치'], 무한: ['끝없이'], 승리: ['이긴', '이기'], 이기면: ['이긴', '이기'], 메모: ['메모', '적어'], 스킵: ['패스'], 넘기기: ['패스'], 건너뛰기: ['패스'], 선: ['먼저'], 선공: ['누가 먼저'], 시작: ['먼저 하', '시작'],
    빈칸: ['빈자리', '빠졌던 자리'], 회전: ['뒤집'],
  },
};

/** Kinds of combinations: whatever cites their rule is about them, too. */
export const kinds: Readonly<Record<'en' | 'ko', Readonly<Record<string, string>>>> = {
  en: { interrogation: 'r5.2', arrest: 'r5.2', theft: 'r5.3', steal: 'r5.3', heist: 'r5.4' },
  ko: { 심문: 'r5.2', 체포: 'r5.2', 절도: 'r5.3', 훔치: 'r5.3', 강탈: 'r5.4', 세기의: 'r5.4' },
};

/** Words that say nothing about a case. */
export const stopWords: Readonly<Record<'en' | 'ko', readonly string[]>> = {
  en: ['a', 'an', 'the', 'i', 'you', 'we', 'he', 'she', 'it', 'its', 'is', 'are', 'am', 'was', 'be', 'do', 'does', 'did', 'can', 'may', 'must', 'if', 'of', 'to', 'in', 'on', 'at', 'by', 'and', 'or', 'my', 'me', 'your', 'what', 'when', 'how', 'that', 'this', 'there', 'with', 'for', 'has', 'have', 'had'],
  ko: ['하면', '되나요', '하나요', '있나요', '어떻게', '수', '제가', '내가', '그'],
};
