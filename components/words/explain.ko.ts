import { explainWith } from '../../machine/notation/explain-with.ts';
import { faultMessages } from '../../machine/notation/faults.ko.ts';
import { refusalMessages } from '../../machine/rules/refusals.ko.ts';
import type { Fault } from '../../machine/notation/index.ts';
import type { Refusal } from '../../machine/rules/index.ts';
import type { Explanations } from './explain.en.ts';

/** What the table says in Korean when somebody asks, or when something cannot be. */
export const explanations: Explanations = {
  /** Why a move was refused, or a text cannot be read. */
  explain: (problem: Fault | Pick<Refusal, 'code' | 'rule'>): string => explainWith({ refusals: refusalMessages, faults: faultMessages }, problem),
  faulty: (attribute: string): string => `“${attribute}” 값을 읽을 수 없어요. 게임은 그대로예요.`,
  /** Buttons that come to nothing, outside the rules. */
  cannot: {
    takeBack: '무를 수 있는 차례가 없어요. 못 본 뒷면이 나온 차례는 그대로예요.',
    redo: '다시 둘 것이 없어요.',
    choose: '먼저 타일을 고르세요.',
    draw: '무승부는 게임 중 자기 차례에만 제안할 수 있어요.',
    resign: '게임이 끝났어요.',
    earlier: '더 앞은 볼 수 없어요.',
    later: '더 뒤는 볼 수 없어요.',
    back: '이 뒷면은 알려 줄 수 없어요.',
  },
  /** What the keys R, L, M, S and K read out. */
  read: {
    row: (names: readonly string[]): string => (names.length ? `줄: ${names.join(', ')}.` : '줄이 비어 있어요.'),
    score: (a: number, x: number): string => `아르센 ${a}개, 레이디 X ${x}개.`,
    can: (choices: readonly string[]): string => `할 수 있는 것: ${choices.join(', ')}.`,
    nothing: '아직 둔 수가 없어요.',
  },
};
