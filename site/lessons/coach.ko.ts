import type { Kind, Player } from '../../machine/index.ts';
import type { CoachWords } from './coach.en.ts';

const subject: Readonly<Record<Player, string>> = { a: '아르센이', x: '레이디 X가' };
const kinds: Readonly<Record<Kind, string>> = { interrogation: '심문', theft: '절도', heist: '세기의 강탈' };

/** What the coach of the first game says in Korean. */
export const coachWords: CoachWords = {
  stages: {
    build: { first: '남은 타일을 하나 고르고, 줄의 어느 끝에 놓을지 정하세요. 그다음에 보이는 그대로 놓을지 뒤집을지 정해요. 패스해도 돼요.', again: '타일을 놓거나 패스하세요.' },
    act: { first: '줄이 완성됐어요. 이제 행동을 하나 하세요. 타일을 뒤집거나, 끝 타일이 아닌 이웃한 타일 2개를 바꾸거나, 끝 타일을 반대쪽 끝으로 옮겨요.', again: '행동을 하나 하세요.' },
    return: { first: '아직 따로 빼 둔 타일이 있어요. 지금 어느 쪽이든 끝에, 보이는 그대로 또는 뒤집어서 되돌려 놓으세요. 이걸로는 아무도 다이아몬드를 받지 않아요.', again: '타일을 되돌려 놓으세요.' },
  },
  waits: '컴퓨터가 생각하고 있어요.',
  hint: '힌트',
  more: '더 알려 주세요',
  show: '보여 주세요',
  play: '대신 해 주세요',
  takeBack: '무르기',
  best: (kind, points, isCertain, made, somethingPays) => {
    switch (kind) {
      case 'wins': return isCertain ? '지금 이길 수 있어요.' : '운이 좋으면 지금 이길 수 있어요.';
      case 'pays-me': return `${isCertain ? '' : '운이 좋으면 '}${made ? `${kinds[made]}, ` : ''}다이아몬드 ${points}개를 받을 수 있어요.`;
      case 'pays-rival': return '무엇을 해도 상대가 받게 돼요. 가장 덜 주는 것을 고르세요.';
      case 'draws': return '여기서는 둘이 한꺼번에 7개가 될 수 있어요.';
      case 'prepares': return '지금 하는 일이 이번 차례에 점수로 이어질 수 있어요.';
      case 'loses': case 'risks-game': return '조심하세요. 상대가 곧 이길 수 있어요. 상대가 조합을 완성할 수 없게 남겨 두세요.';
      case 'risks': return `안전한 행동이 없어요. 가장 나은 행동을 해도 상대가 최대 ${points}개를 받을 수 있어요.`;
      case 'quiet': return `${somethingPays ? '받을 수 있는 다이아몬드가 있지만, 받는 만큼 내주게 돼요.' : '지금은 받을 것이 없어요.'} 상대가 앞서 나갈 수 없게 되는 행동을 찾아보세요.`;
    }
  },
  kinds: { place: '남은 타일을 하나 놓아 보세요.', pass: '패스해 보세요.', end: '끝 타일을 반대쪽 끝으로 옮겨 보세요.', swap: '이웃한 타일 2개를 바꿔 보세요.', flip: '타일을 하나 뒤집어 보세요.', return: '어느 쪽 끝에, 어느 면으로 놓을지 생각해 보세요.' },
  better: (most) => `더 나은 행동이 있었어요.${most > 0 ? ` 이대로면 상대가 최대 ${most}개를 받을 수 있어요.` : ''} 무르고 다시 살펴봐도 좋아요.`,
  ownGoal: '자책골이에요. 상대의 조합을 만들었어요. 물러도 좋아요.',
  why: (who) => `${subject[who]} 받는 이유`,
  both: '둘 다 받는 이유',
  over: { a: '첫 게임에서 이겼어요!', x: '이번에는 컴퓨터가 이겼어요. 이제 다 배웠으니 다시 해 보세요.', draw: '무승부예요. 컴퓨터도 더 빠르지는 못했네요.' },
};
