/** Which of us is right? Two people say what a move comes to; the referee's answer says who is right, why, and at which other tables the other one would be. */
import type { Position, RuleId } from '../rules/index.ts';
import { disputeWords as en, type Chance, type DisputeWords } from './dispute.en.ts';
import { disputeWords as ko } from './dispute.ko.ts';
import { judgeWords as judgeEn, type JudgeWords } from './judge.en.ts';
import { judgeWords as judgeKo } from './judge.ko.ts';
import { judge, type Answer, type Judgement, type Told } from './judge.ts';
import type { Belief } from './question.ts';

/** Is it so? `depends`: for some of the pictures that an unseen back can show, and not for others. */
export type Right = boolean | 'depends';

/** Another table, at which somebody who is wrong here is right, whatever comes up. */
export interface Elsewhere {
  /** Whose belief is right there: 0 the one, 1 the other. */
  readonly who: 0 | 1;
  /** `rulebook`, `overview`, or one option such as `swap=any`. */
  readonly change: string;
  /** The whole options text. */
  readonly options: string;
  readonly words: Told;
}

/** What one of the two thinks, judged. */
export interface Side {
  readonly right: Right;
  /** Right or not, and why, with the rules. */
  readonly words: Told;
  /** The pictures for which it is right, where an unseen back decides; empty for any other move. */
  readonly pictures: readonly Chance[];
  readonly elsewhere: readonly Elsewhere[];
}

/** Who is right. */
export interface Settlement {
  /** `depends`: an unseen back decides for at least one of the two. With one belief alone `one` or `two` is who is right, and `neither` that nobody is. */
  readonly right: 'one' | 'two' | 'both' | 'neither' | 'depends';
  /** In a sentence or two: who is right, and what is so. */
  readonly words: Told;
  /** The rules that decide, the first to cite first. */
  readonly rules: readonly RuleId[];
  /** What each thinks; null for who has said nothing. */
  readonly each: readonly [Side | null, Side | null];
  /** All tables at which one who is wrong here is right, those of the one first. */
  readonly elsewhere: readonly Elsewhere[];
}

const told = (say: (words: DisputeWords, judge: JudgeWords) => string): Told => ({ en: say(en, judgeEn), ko: say(ko, judgeKo) });

/** Is that what an answer without open outcomes says? */
function agrees({ verdict, payments }: Pick<Answer, 'verdict' | 'payments'>, belief: Belief): boolean {
  if (!belief.allowed) return verdict === 'forbidden';
  const to = (who: 'a' | 'x'): number => payments.reduce((sum, award) => sum + (award.for === who ? award.points : 0), 0);
  return verdict !== 'forbidden' && to('a') === belief.a && to('x') === belief.x;
}

/** Is that what an answer says? */
function isRight(answer: Answer, belief: Belief): Right {
  if (answer.verdict !== 'open' || !belief.allowed) return agrees(answer, belief);
  const right = answer.outcomes.filter((outcome) => agrees(outcome, belief)).length;
  return right === 0 ? false : right === answer.outcomes.length ? true : 'depends';
}

/** The steps of the reasoning that decide who is paid: every combination with its payment or why it has none, and what is said of owners. */
const OF_PAYING: readonly (RuleId | null)[] = ['R5.1', 'R5.5', 'R5.7', 'R5.8'];
const decisive = ({ trace }: Answer): Answer['trace'] => trace.filter((reason) => ('kind' in reason && reason.kind) || OF_PAYING.includes(reason.rule));
const rulesOf = (reasons: Answer['trace']): RuleId[] => [...new Set(reasons.flatMap(({ rule }) => (rule ? [rule] : [])))];

/** Why an answer is what it is, in sentences with their rules. */
function because(answer: Answer, lang: 'en' | 'ko'): string {
  if (answer.verdict !== 'allowed') return answer.words[lang];
  const reasons = decisive(answer), words = lang === 'ko' ? ko : en;
  return `${reasons.map((reason) => reason.words[lang]).join(' ')}${words.cited(rulesOf(reasons))}`;
}

function side(answer: Judgement, belief: Belief, who: 0 | 1): Side {
  const right = isRight(answer, belief), isOpen = answer.verdict === 'open' && belief.allowed;
  const pictures = isOpen ? answer.outcomes.filter((outcome) => agrees(outcome, belief)).map(({ picture, ways, of }): Chance => ({ picture, ways, of })) : [];
  const elsewhere = right === false ? answer.differs.filter((there) => isRight(there.answer, belief) === true).map(({ change, options }): Elsewhere => (
    { who, change, options, words: told((words, judged) => words.elsewhere(judged.where(change))) })) : [];
  const words = told((say, { lang }) => {
    if (right === 'depends') return say.depends(pictures, pictures[0]!.of);
    const verdict = right ? say.right : isOpen ? say.never : say.wrong;
    const isAllowed = !belief.allowed && answer.verdict === 'allowed' ? `${say.isAllowed} ` : '';
    return `${verdict} ${isAllowed}${because(answer, lang)}`;
  });
  return { right, words, pictures, elsewhere };
}

/**
 * Settles a dispute. `beliefs` are what the one and the other think; null for who has said nothing. `judged` is the answer to the same
 * question, where it is there already. Null when there is nothing to settle: nobody has said what they think, the position cannot be
 * read, or the move is none.
 */
export function settle(position: Position | string, move: string, beliefs: readonly [Belief | null, Belief | null], judged?: Judgement): Settlement | null {
  const answer = judged ?? judge(position, move);
  if (answer.faults.length > 0 || answer.trace.some((reason) => 'code' in reason && (reason.code === 'malformed' || reason.code === 'bad-position'))) return null;
  const [one, two] = beliefs.map((belief, who) => belief && side(answer, belief, who as 0 | 1)) as [Side | null, Side | null];
  if (!one && !two) return null;
  const rights = [one, two].map((each) => each?.right);
  const right = rights.includes('depends') ? 'depends' : rights[0] ? (rights[1] ? 'both' : 'one') : rights[1] ? 'two' : 'neither';
  const rules = answer.verdict === 'allowed' ? rulesOf(decisive(answer)) : rulesOf(answer.trace.slice(answer.verdict === 'open' ? -1 : 0));
  // An open answer says itself that it depends.
  const words = told((say, { lang }) => (right === 'depends' ? because(answer, lang) : `${one && two ? say.both[right] : say.alone(one ? 0 : 1, (one ?? two)!.right === true)} ${because(answer, lang)}`));
  return { right, words, rules, each: [one, two], elsewhere: [...(one?.elsewhere ?? []), ...(two?.elsewhere ?? [])] };
}

