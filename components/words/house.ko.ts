import type { HouseWords } from './house.en.ts';

/** What is said in Korean of the computers. */
export const house: HouseWords = {
  lang: 'ko',
  names: { forgetful: '깜빡이', hasty: '덜렁이', modest: '보통이', careful: '꼼꼼이', perfect: '완벽이' },
  about: {
    forgetful: '뒷면을 하나만, 세 차례 동안 기억해요. 대개 눈앞의 점수만 보고, 실수도 자주 해요.',
    hasty: '뒷면을 둘, 여섯 차례 동안 기억해요. 두 번에 한 번은 상대의 다음 수를 보지 않고, 가끔 실수해요.',
    modest: '뒷면을 셋 기억하고 상대의 다음 수까지 봐요. 네 번에 한 번은 서둘러요.',
    careful: '뒷면을 넷, 열여섯 차례 동안 기억하고 열두 번에 열한 번은 상대의 다음 수까지 봐요. 실수는 드물어요.',
    perfect: '아무것도 잊지 않고 여러 차례 앞을 내다봐요. 뒷면이 모두 나오면 어떤 줄이든 결과를 정확히 알아요.',
  },
  plays: (player, level) => `${player}: 컴퓨터(${level})가 두고 있어요.`,
  standsIn: (level) => `이 단계를 불러오지 못해서 ${level}가 대신 두고 있어요.`,
  why: {
    thinking: '다시 생각해 보고 있어요…',
    lost: '왜 이렇게 두었는지 이제는 알 수 없어요.',
    best: '더 좋은 수를 찾지 못했어요. 더 멀리 봐도 마찬가지예요.',
    forgot: '모두가 본 뒷면을 잊어버렸어요.',
    'short-sight': '충분히 멀리 보지 못했어요.',
    slip: '실수예요. 다른 수를 두려고 했어요.',
    better: (move) => `더 좋은 수: ${move}.`,
    later: '더 좋은 수가 있었는지는 게임이 끝나면 알려 줘요. 기억해야 할 뒷면에 달려 있을 수 있어요.',
  },
};
