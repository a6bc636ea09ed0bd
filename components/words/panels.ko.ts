import type { PanelWords } from './panels.en.ts';

/** What is said around the game in Korean: looking back, replay, panels. */
export const panels: PanelWords = {
  lang: 'ko',
  lookingBack: (at: number, of: number) => (at === 0 ? '돌아보기: 시작' : `돌아보기: ${of}수 중 ${at}번째 수`),
  replaying: (at: number, of: number) => (at === 0 ? `시작, 모두 ${of}수` : `${of}수 중 ${at}번째 수`),
  steps: { first: '처음', previous: '이전', next: '다음', last: '끝', run: '재생', stop: '멈춤', share: '링크 복사', now: '게임으로 돌아가기' },
  over: { again: '자리 바꿔 한 판 더', same: '같은 배치로 다시', share: '공유', story: '이 판 이야기' },
  watch: { hold: '멈추기', goOn: '계속', step: '한 수만', held: (player: string) => `멈췄어요. ${player} 차례예요` },
  gamesWon: (n: number) => `${n}판 이김`,
  speed: (times: number) => `속도 ×${times}`,
  copied: '복사했어요.',
  copyThis: '직접 복사하세요:',
  draws: (n: number) => `무승부 ${n}판`,
  why: { now: '여기에서 일어난 일', byRulebook: '규칙서로는', ruling: '판정 사례 전체 보기', none: '특별한 일이 없었어요.', missing: '판정 사례를 불러오지 못했어요.', shut: '닫기' },
  referee: { move: '마지막 수를 심판에게 물어보기', position: '이 배치를 심판에게 물어보기' },
  help: {
    hint: '이 배치의 힌트',
    keys: '단축키',
    settings: '이 테이블',
    sound: '소리',
    vibration: '진동',
    brief: '짧게 말하기',
    memory: '기억 도우미',
    memories: { off: '없음', seen: '본 뒷면', all: '알아낼 수 있는 뒷면까지' },
    how: '타일을 고르고, 어떻게 할지 고르세요. 두 번째로 누르기 전에는 아무것도 두지 않고, “취소”로 돌아갈 수 있어요.',
  },
};
