/** What people call things, and what the rulings call them: for the filter of the list. */
export const synonyms: Readonly<Record<'en' | 'ko', Readonly<Record<string, readonly string[]>>>> = {
  en: {
    undo: ['take back', 'taken back', 'put back'], tie: ['level', 'draw'], tied: ['level'], opponent: ['rival'], points: ['diamond'], point: ['diamond'], card: ['tile'], cards: ['tile'], gem: ['diamond', 'blue lion'], gems: ['diamond', 'blue lion'],
    combo: ['combination'], combos: ['combination'], forgot: ['forgot', 'nobody noticed', 'still lies'], forget: ['forgot'], missed: ['nobody noticed'], peek: ['look', 'seen', 'saw'], peeked: ['look', 'seen', 'saw'], worn: ['tint', 'told apart', 'tell', 'mark'],
    lupin: ['arsene'], inspector: ['police'], policeman: ['police'], arrest: ['interrogation'], arrested: ['interrogation'], steal: ['theft'], stolen: ['theft'], move: ['action', 'move'], skip: ['pass'], empty: ['empty', 'left', 'run out'], end: ['end', 'over'], finished: ['over'],
  },
  ko: {
    동점: ['같', '무승부'], 점수: ['점수', '다이아몬드'], 카드: ['타일'], 보석: ['다이아몬드', '블루 라이언'], 루팡: ['아르센'], 루핀: ['아르센'], 뤼팽: ['아르센'], 엑스: ['레이디 x'], 조사관: ['경찰'], 훔치: ['절도'], 체포: ['심문'], 취소: ['무르', '무를'], 깜빡: ['잊'], 훔쳐보: ['보'],
  },
};
