/** What people call things, and what the rulings call them: for the filter of the list. A name of several words counts as one. */
export const synonyms: Readonly<Record<'en' | 'ko', Readonly<Record<string, readonly string[]>>>> = {
  en: {
    undo: ['taken back', 'do something else', 'turn it back', 'put it back'], 'take back': ['taken back', 'do something else', 'turn it back'], 'changed my mind': ['taken back', 'do something else'],
    tie: ['level', 'is a draw'], tied: ['level', 'is a draw'], draw: ['draw'],
    opponent: ['rival'], opponents: ['rival'], enemy: ['rival'], other: ['rival'],
    points: ['diamonds'], point: ['diamonds'], score: ['diamonds', 'paid'], scored: ['diamonds', 'paid'], count: ['pay', 'paid'],
    card: ['tile'], gem: ['diamond', 'blue lion'], lion: ['blue lion'], lions: ['blue lions'],
    trio: ['combination'], cop: ['police'], cops: ['police'], policeman: ['police'], inspector: ['police'], lupin: ['arsene'],
    forgot: ['forgotten', 'still aside'], forget: ['forgotten'], missed: ['neither of us noticed', 'noticed', 'unnoticed'], overlooked: ['noticed', 'unnoticed'], unnoticed: ['noticed'], miss: ['noticed', 'unnoticed'],
    peek: ['look', 'seen', 'saw'], cheat: ['cheating', 'look'], look: ['look', 'saw'], looked: ['saw', 'seen'],
    worn: ['scratch', 'mark'], marked: ['scratch', 'mark'], damaged: ['scratch', 'mark'], scratched: ['scratch', 'mark'],
    'run out': ['goes short', 'in full'], 'ran out': ['goes short', 'in full'], 'not enough': ['goes short', 'in full'], 'too few': ['goes short'], 'no diamonds left': ['goes short'],
    fell: ['knocked over'], 'fell over': ['knocked over'], falls: ['knocked over'], fallen: ['knocked over'], dropped: ['knocked over'], bumped: ['knocked over'],
    twice: ['already had one', 'limit', 'once more', 'again'], 'in a row': ['already had one', 'limit', 'again'],
    arrest: ['interrogation'], steal: ['theft'], stolen: ['theft'], both: ['both'],
    move: ['move', 'action', 'end to end'], skip: ['pass'], nothing: ['nothing'], first: ['first', 'starts', 'begin'], start: ['starts', 'starter', 'begin'],
    forever: ['for ever'], endless: ['for ever'], repeat: ['repetition', 'repeats', 'third time'], stalemate: ['repetition', 'for ever'],
    winner: ['won', 'wins'], winning: ['won'], finished: ['over'], rotate: ['turn'], turned: ['turned', 'flip'], neighbour: ['neighbour', 'next to'], neighbor: ['neighbour'],
    accident: ['accident', 'knocked'], accidentally: ['accident'], notes: ['notes', 'write'], remember: ['remembering', 'forgotten'],
    late: ['too late', 'only after'], early: ['too early'], 'last turn': ['one more turn'], middle: ['middle'], corner: ['end'], edge: ['end', 'edge'], hole: ['gap'], bank: ['supply'],
    'goes first': ['starts'], 'go first': ['starts'], 'first player': ['starts', 'starter'], begins: ['starts'], 'straight away': ['at once'], immediately: ['at once'], simultaneously: ['at once'], 'same time': ['at once'],
    combos: ['combination'], combo: ['combination'], gems: ['diamond', 'blue lion'], jewel: ['diamond', 'blue lion'], jewels: ['diamond', 'blue lion'], coin: ['diamond'],
    accidental: ['accident', 'knocked'], mistake: ['accident'], 'by mistake': ['accident'], bad: ['hurts'], worse: ['hurts'], whats: ['what'], whos: ['who'], his: ['rival'], he: ['rival'], him: ['rival'], they: ['rival'], nobody: ['neither', 'nobody'], gets: ['paid', 'gets'], get: ['paid', 'gets'], earn: ['paid'], win: ['won', 'win'], worth: ['pays', 'worth'], exactly: ['exactly'],
    'put back': ['return', 'bring back'], 'put it back': ['return', 'bring back'], 'puts back': ['return'], 'bring back': ['return'], 'bring it back': ['return'], 'brought back': ['return'], 'goes back': ['return'], 'comes back': ['return'], 'turn over': ['flip'], 'turned over': ['flip', 'turned'], 'turns over': ['flip'], 'turning over': ['flip'], 'take it back': ['turn it back'], redo: ['again'], remake: ['again'], reform: ['again'],
    'end of game': ['over'], done: ['over'], complete: ['complete', 'over'], full: ['complete'], randomly: ['random'], shuffle: ['random', 'tossed'], throw: ['toss'], setup: ['toss', 'build the row'], guess: ['work out'], deduce: ['work out'], infer: ['work out'], refuse: ['accept'], decline: ['accept'], reject: ['accept'], 'give up': ['resign'], surrender: ['resign'], concede: ['resign'], 'fell off': ['knocked over', 'tossed again'], wear: ['scratch'],
    stealing: ['theft'], robbery: ['theft', 'heist'], rob: ['theft'], caught: ['interrogation', 'caught'], jail: ['interrogation'], interrogated: ['interrogation'], exchange: ['swap'], switch: ['swap'], trade: ['swap'], adjacent: ['neighbour', 'next to'], beside: ['neighbour', 'next to'], shift: ['end to end', 'slid'], slide: ['slid'], 'tile out': ['set aside'], 'tiles out': ['set aside'], removed: ['set aside'], out: ['set aside'], 'is aside': ['set aside'], waiting: ['set aside', 'waits'], share: ['share'], split: ['share'],
    '7': ['seven'], seven: ['7'], six: ['6'], five: ['5'], four: ['4'], three: ['3'], two: ['2'], '15': ['fifteen'], '16': ['sixteen'],
  },
  ko: {
    무르: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 무를: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 무르기: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 물러: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 물리: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 취소: ['도로 뒤집고 다른 행동', '도로 뒤집고'], 되물리기: ['도로 뒤집고 다른 행동', '도로 뒤집고'],
    비김: ['개수까지 같', '같으면 무승부', '무승부'], 비기: ['개수까지 같', '같으면 무승부', '무승부'], 비겼: ['개수까지 같', '같으면 무승부', '무승부'], 비기면: ['개수까지 같', '같으면 무승부', '무승부'], 동점: ['개수까지 같', '같으면 무승부', '무승부'], 무승부: ['무승부'],
    '끝 타일': ['끝에 있는 타일'], '끝 자리': ['끝에 있는 타일', '끝 타일'], 가장자리: ['끝에 있는 타일', '끝 타일'], 모서리: ['끝에 있는 타일', '끝 타일'],
    '두 번': ['벌써 한 번', '횟수에는 제한', '한 번 더'], '두번째': ['한 번 더'], 연속: ['벌써 한 번', '횟수에는 제한'], 여러번: ['횟수에는 제한', '몇 번이고'],
    점수: ['점수', '다이아몬드'], 카드: ['타일'], 보석: ['다이아몬드', '블루 라이언'], 루팡: ['아르센'], 루핀: ['아르센'], 뤼팽: ['아르센'], 엑스: ['레이디 X'], 사자: ['블루 라이언'],
    조사관: ['경찰'], 형사: ['경찰'], 훔치: ['절도'], 체포: ['심문'], 강탈: ['세기의 강탈'], 상대방: ['상대'], 상대편: ['상대'], 적: ['상대'],
    깜빡: ['잊', '알아채'], 놓쳤: ['알아채'], 놓침: ['알아채'], 못봤: ['알아채'], 훔쳐보: ['뒷면을 봐도 되나', '뒷면을 봤'], 엿보: ['뒷면을 봐도 되나', '뒷면을 봤'], 몰래: ['뒷면을 봐도 되나', '뒷면을 봤'],
    닳은: ['흠집'], 닳: ['흠집'], 표시: ['흠집'], 모자라: ['덜 받'], 모자라면: ['덜 받'], 부족: ['덜 받'], 부족하면: ['덜 받'], 떨어졌: ['넘어지'], 쓰러졌: ['넘어지'], 넘어졌: ['넘어지'],
    반복: ['똑같은 배치', '같은 배치'], 무한: ['끝없이'], 승리: ['이긴', '이기'], 이기면: ['이긴', '이기'], 메모: ['메모', '적어'], 스킵: ['패스'], 넘기기: ['패스'], 건너뛰기: ['패스'], 선: ['먼저'], 선공: ['누가 먼저'], 시작: ['먼저 하', '시작'],
    턴: ['차례'], 콤보: ['조합'], 동시에: ['한꺼번에'], 같이: ['한꺼번에'], 다이아: ['다이아몬드'], 룰: ['규칙'], 액션: ['행동'], 코인: ['다이아몬드'], 교환: ['자리 바꾸기'], 스왑: ['자리 바꾸기'], 플립: ['뒤집기'], 항복: ['기권'], 포기: ['기권'], 거절: ['받아들이지'], 거부: ['받아들이지'],
    까먹: ['잊'], 까먹음: ['잊'], 깜박: ['잊'], 추리: ['알아내'], 추측: ['알아내'], 반칙: ['반칙'], 뺏기: ['줘야'], 빼앗: ['줘야'], 빼앗기: ['줘야'], 잃: ['줘야'], 싫: ['손해'], 싫을: ['손해'], 손해: ['손해', '상대에게 도움'], 옆: ['이웃', '옆'], 깨: ['흩어'], 깨고: ['흩어'], 부수: ['흩어'], 부수고: ['흩어'], 동시: ['한꺼번에'], 모이: ['나란히'], 모이면: ['나란히'],
    누구꺼: ['누가 받', '제 것'], 누구거: ['누가 받', '제 것'], 상대꺼: ['상대의 조합'], 상대거: ['상대의 조합'], 받음: ['받'], 늦게: ['뒤에야', '알아채'], 떨어지면: ['모자라', '덜 받'], '다 떨어': ['모자라', '덜 받'], '다 쓰': ['모자라', '덜 받'], '원래 자리': ['빠졌던 자리'], '다시 넣': ['도로 넣'], 넣: ['넣', '되돌려'], 옮기: ['끝에서 끝으로', '옮기'], 이동: ['끝에서 끝으로'], 딱: ['꼭'], 정확히: ['꼭'], 완성: ['완성', '줄 만들기가 끝'], 첫: ['첫', '맨 첫', '먼저'], 빈칸: ['빈자리', '빠졌던 자리'], 회전: ['뒤집'],
  },
};

/** Kinds of combinations: whatever cites their rule is about them, too. */
export const kinds: Readonly<Record<'en' | 'ko', Readonly<Record<string, string>>>> = {
  en: { interrogation: 'r5.2', arrest: 'r5.2', theft: 'r5.3', steal: 'r5.3', heist: 'r5.4' },
  ko: { 심문: 'r5.2', 체포: 'r5.2', 절도: 'r5.3', 훔치: 'r5.3', 강탈: 'r5.4', 세기의: 'r5.4' },
};

/** Words that say nothing about a case. */
export const stopWords: Readonly<Record<'en' | 'ko', readonly string[]>> = {
  en: ['a', 'an', 'the', 'i', 'you', 'we', 'he', 'she', 'it', 'its', 'is', 'are', 'am', 'was', 'be', 'do', 'does', 'did', 'can', 'may', 'must', 'if', 'of', 'to', 'in', 'on', 'at', 'by', 'and', 'or', 'my', 'me', 'your', 'what', 'when', 'how', 'that', 'this', 'there', 'with', 'for', 'has', 'have', 'had', 'will', 'would', 'should', 'could', 'so', 'then', 'just', 'any', 'some', 'as', 'ok', 'okay', 'allowed', 'please', 'us', 'our', 'im', 'ive', 'id', 'really', 'about', 'happens', 'need', 'still'],
  ko: ['하면', '되나요', '하나요', '있나요', '어떻게', '수', '제가', '내가', '그', '하나', '해도', '해도되나', '하는', '하는법', '법', '방법', '할', '하기', '하고', '해요', '하죠', '될까요', '되나', '되요', '돼', '돼요', '됨', '되면', '되는지', '있나', '있어', '있어요', '있을까요', '있는', '가능', '가능한가요', '뭐', '뭐예요', '무엇', '것', '거', '건', '때', '제', '내', '저', '나', '이', '좀', '인가요', '건가요', '여야', '여야됨', '않나요', '임', '함'],
};
