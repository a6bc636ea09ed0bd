import type { Options, RuleId } from '../../machine/rules/index.ts';
import { COMBINATION_TILES, type CardLine, type Cards } from './cards.ts';

const line = (rule: RuleId, text: string): CardLine => ({ text, rule });

/** The reference cards in Korean. */
export const cards = ({ swap, pass, flip, ret, rival, build }: Options): Cards => ({
  combinations: {
    title: '조합',
    list: [
      { kind: 'interrogation', name: '심문', points: 1, worth: '다이아몬드 1개', tiles: COMBINATION_TILES.interrogation, text: '경찰 둘 사이에 도둑: 다른 도둑이 받아요.', rule: 'R5.2' },
      { kind: 'theft', name: '절도', points: 2, worth: '다이아몬드 2개', tiles: COMBINATION_TILES.theft, text: '같은 도둑 둘 사이에 블루 라이언: 그 도둑이 받아요.', rule: 'R5.3' },
      { kind: 'heist', name: '세기의 강탈', points: 3, worth: '다이아몬드 3개', tiles: COMBINATION_TILES.heist, text: '블루 라이언 셋: 지금 차례인 사람이 받아요.', rule: 'R5.4' },
    ],
    notes: [
      line('R5.5', rival ? '상대의 조합을 만들면 상대가 받아요.' : '상대의 조합을 만들면 아무도 못 받고, 그때부터 이미 있던 조합이에요.'),
      line('R5.6', '이번 행동으로 만든 조합만 점수예요. 이미 있던 조합은 점수가 없어요.'),
      line('R5.7', '한꺼번에 2개를 만들면 둘 다 점수예요.'),
      line('R6.1', '점수가 된 조합의 가운데를 그대로 빼 두고, 줄을 당겨 메워요.'),
    ],
  },
  turn: {
    title: '내 차례',
    sections: [
      {
        title: '남은 타일이 있으면: 줄 만들기', lines: [
          line('R3.1', '남은 타일을 하나 고르고, 왼쪽 끝이나 오른쪽 끝을 정해요.'),
          line('R3.2', flip ? '보이는 그대로 놓거나, 보지 않고 뒤집어서 놓아요.' : '보이는 그대로 놓아요.'),
          line('R3.3', pass === 0 ? '꼭 놓아요. 패스는 없어요.' : pass === '*' ? '놓지 않고 패스해도 돼요.' : `놓지 않고 패스해도 돼요. 두 사람을 합쳐 ${pass}번 남았어요.`),
          line('R3.4', build ? '이때 만든 조합도 점수예요.' : '이때 만든 조합은 점수가 없어요.'),
        ],
      },
      {
        title: '그다음부터: 행동 하나 하기', lines: [
          line('R4.2', '끝에서 끝으로: 한쪽 끝 타일을 반대쪽 끝으로 옮겨요.'),
          line('R4.3', swap === 'any' ? '자리 바꾸기: 이웃한 타일 2개를 서로 바꿔요.' : swap === 'middle' ? '자리 바꾸기: 타일이 4개나 6개일 때 가운데 2개를 서로 바꿔요.' : '자리 바꾸기: 끝 타일이 아닌 이웃한 타일 2개를 서로 바꿔요.'),
          line('R4.4', '뒤집기: 아무 타일이나 하나를 보지 않고 뒤집어요.'),
          line('R4.1', '손해여도 꼭 행동해요. 패스는 없어요.'),
        ],
      },
      {
        title: '내 차례 전에 빼 둔 타일이 있으면: 되돌려 놓기', lines: [
          line('R6.2', ret === 'after' ? '짧아진 줄로 먼저 행동하거나 타일을 놓고, 마지막에 되돌려요.' : '먼저 되돌리고, 그다음에 행동하거나 타일을 놓아요.'),
          line('R6.3', flip ? '왼쪽 끝이나 오른쪽 끝을 정하고, 그대로 놓거나 보지 않고 뒤집어서 놓아요.' : '왼쪽 끝이나 오른쪽 끝을 정하고, 그대로 놓아요.'),
          line('R6.4', '2개이면 원하는 순서로 하나씩 되돌려요.'),
          line('R6.5', '되돌려서 생긴 조합은 점수가 없고, 이미 있던 조합이 돼요.'),
        ],
      },
      {
        title: '게임의 끝', lines: [
          line('R7.1', '누구든 다이아몬드 7개를 모으면 바로 끝나요.'),
          line('R7.2', '둘 다 7개 이상이면 더 많은 쪽이 이기고, 같으면 무승부예요.'),
          line('R7.3', '언제든 합의해서 무승부로 끝낼 수 있어요.'),
        ],
      },
    ],
  },
});
