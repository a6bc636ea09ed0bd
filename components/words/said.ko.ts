import type { Award, End, Kind, Picture, Player } from '../../machine/rules/index.ts';
import type { Outcome } from './facts.ts';
import type { Words } from './index.ts';
import { withParticle } from './particles.ts';
import type { Said } from './said.en.ts';

const kinds: Readonly<Record<Kind, string>> = { interrogation: '심문', theft: '절도', heist: '세기의 강탈' };
const ends: Readonly<Record<End, string>> = { l: '왼쪽 끝', r: '오른쪽 끝' };

/** What the table says in Korean of what happens. */
export const said = ({ players, pictures, diamonds }: Words): Said => {
  const does = (player: Player): string => withParticle(players[player], '이가');
  const cameUp = (shown: Picture | null): string => (shown ? ` ${withParticle(pictures[shown], '이가')} 나왔어요.` : '');
  const now = (total?: number): string => (total === undefined ? '' : `, 모두 ${total}개`);
  return {
  kinds,
  answers: { accept: '무승부 수락', decline: '거절', agree: '무승부로 하기', playOn: '계속하기' },
  why: '왜 그런가요?',
  whyMove: '왜 이렇게 두었나요?',
  inRulebook: '규칙서에서 보기',
  rule: (id: string) => `규칙 ${id}`,
  outcome: ({ winner, score, resigned }: Outcome) => (winner === 'draw' ? `${score.a} 대 ${score.x}, 무승부예요`
    : resigned ? `${does(resigned)} 기권해서 ${does(winner)} 이겼어요`
    : `${Math.max(score.a, score.x)} 대 ${Math.min(score.a, score.x)}, ${does(winner)} 이겼어요`),
  did: {
    place: (player: Player, up: Picture, end: End | null, shown: Picture | null) =>
      `${does(player)} ${end ? `${pictures[up]} 타일을 ${ends[end]}에` : `첫 타일로 ${withParticle(pictures[up], '을를')}`} ${shown ? '뒤집어 ' : ''}놓았어요.${cameUp(shown)}`,
    return: (player: Player, up: Picture, end: End, shown: Picture | null) => `${does(player)} ${pictures[up]} 타일을 ${ends[end]}에 ${shown ? '뒤집어 되돌렸어요' : '되돌려 놓았어요'}.${cameUp(shown)}`,
    pass: (player: Player) => `${does(player)} 패스했어요.`,
    end: (player: Player, up: Picture, to: End) => `${does(player)} ${pictures[up]} 타일을 ${ends[to]}으로 옮겼어요.`,
    swap: (player: Player, low: number) => `${does(player)} ${low}번째와 ${low + 1}번째 타일의 자리를 바꿨어요.`,
    flip: (player: Player, place: number, shown: Picture) => `${does(player)} ${place}번째 타일을 뒤집었어요.${cameUp(shown)}`,
  },
  paid: ({ kind, for: owner, points }: Award, total?: number) => `${kinds[kind]}! ${players[owner]}에게 ${diamonds(points)}${now(total)}.`,
  ownGoal: (owner: Player, points: number, made: readonly Kind[], total?: number) => `자책골(${made.map((kind) => kinds[kind]).join(', ')})! ${players[owner]}에게 ${diamonds(points)}${now(total)}.`,
  asks: (player: Player, what: 'what' | 'where' | 'turned') => `${withParticle(players[player], '은는')} ${{ what: '어떻게 할까요?', where: '어느 쪽 끝에 놓을까요?', turned: '그대로 놓을까요, 뒤집을까요?' }[what]}`,
  leaves: () => '가운데는 빠져요.',
  unpaid: (kind: Kind) => `${withParticle(kinds[kind], '이가')} 생겼지만 점수는 없어요.`,
  takenBack: '수를 물렀어요.',
  redone: '다시 두었어요.',
  drawAsked: (player) => `${players[player]}: 무승부로 할까요?`,
  drawOffered: (player: Player) => `${does(player)} 무승부를 제안했어요.`,
  drawDeclined: (player: Player) => `${does(player)} 무승부를 거절했어요.`,
  drawAgreedBy: (player: Player) => `${does(player)} 무승부에 동의했어요.`,
  drawProposed: { repetition: '같은 배치가 3번째 나왔어요. 무승부로 할까요?', quiet: '20차례 동안 아무도 다이아몬드를 받지 못했어요. 무승부로 할까요?' },
  revealing: '나온 그림을 기다리고 있어요.',

  under: (up: Picture, back: Picture | null): string => (back ? `${pictures[up]} 뒤에는 ${withParticle(pictures[back], '이가')} 있어요.` : `${pictures[up]} 뒤는 아직 아무도 못 봤어요.`),
  };
};
