/** The command line, without the process around it: what it prints, and how it ends. */
import { judge, type Judgement } from './judge.ts';
import { settle, type Settlement } from './dispute.ts';
import { explainAsked, formatBelief, parseBelief, parseQuestion, type Question } from './question.ts';
import { answerTo } from './retell.ts';
import type { Lang } from './types.ts';
import { RULES_VERSION } from './versions.ts';

/** What a command prints, and its exit code: 0 the move is allowed, 1 it is forbidden, 2 the question cannot be read. */
export interface Printed {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

const usage = `Usage: blue-lion-game judge "<position>" <move> [--one <belief>] [--two <belief>] [--lang en|ko] [--json]
       blue-lion-game judge <question> [--lang en|ko] [--json]

Says whether a move is allowed in a position of The Blue Lion, who is paid and why, what comes next,
and at which other tables the answer would be another. Exit code: 0 allowed, 1 forbidden, 2 cannot be read.

  blue-lion-game judge "XaAbApBxXpPb - - a 0-0 rulebook" s34
  blue-lion-game judge "XaAbApBxXpPb - - a 0-0 rulebook" s34 --one no --two a2x0
  blue-lion-game judge XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2

Position: row, loose tiles, tiles set aside, turn, score, options. A tile is the picture that is up (A X P B) and its
back (a x p b, or . while nobody has seen it). Moves: 2l 2rf=P (place), pass, lr rl (end to end), s34 (swap),
f4=B (flip), b1l b1rf=X (return). A belief is what somebody thinks: no (not allowed), or who takes how much, a2x0; then
it says who is right. A question is the text after #q= in the address of the referee's page. --json prints the judgement,
and of a question or with beliefs the whole answer, see schema/answer.schema.json.
`;

const labels = {
  en: { why: 'Why', outcomes: 'What can come up', next: 'Next', elsewhere: 'At other tables', ruling: 'Ruling', right: 'Who is right', people: ['The first', 'The second'] },
  ko: { why: '이유', outcomes: '나올 수 있는 그림', next: '다음', elsewhere: '다른 테이블에서는', ruling: '판정 사례', right: '누가 맞나', people: ['첫 번째 사람', '두 번째 사람'] },
};

/** A judgement as lines to read; with what two people think, who of them is right. */
export function printJudgement({ position, faults, words, trace, next, outcomes, differs, ruling, move }: Judgement, lang: Lang, settlement: Settlement | null = null, beliefs: Question['beliefs'] = [null, null]): string {
  const say = labels[lang], lines = [`${position}  ${move}`, words[lang]];
  if (faults.length) return faults.map(({ at, length }) => `${position}\n${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}`).slice(0, 1).concat(words[lang]).join('\n');
  const list = (title: string, items: readonly string[]): void => { if (items.length) lines.push('', `${title}:`, ...items.map((item) => `  ${item}`)); };
  list(say.why, trace.map(({ rule, words: { [lang]: text } }) => `${(rule ?? '–').padEnd(5)} ${text}`));
  list(say.outcomes, outcomes.map((outcome) => `${outcome.picture} ${outcome.ways}/${outcome.of}  ${outcome.words[lang]} ${outcome.next?.words[lang] ?? ''}`));
  if (next) list(say.next, [next.words[lang], next.position]);
  if (ruling) list(say.ruling, [ruling]);
  if (settlement) {
    const people = settlement.each.flatMap((side, i) => (side ? [`${say.people[i]!} (${formatBelief(beliefs[i]!)}): ${[side, ...side.elsewhere].map(({ words: { [lang]: text } }) => text).join(' ')}`] : []));
    list(say.right, [settlement.words[lang], ...people]);
  }
  list(say.elsewhere, differs.map(({ words: { [lang]: text } }) => text));
  return lines.join('\n');
}

/** Without the characters that a terminal would obey: a position or a move is printed as it was typed. */
const harmless = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '\uFFFD');

/** Runs a command. `args` are what stands after the program's name. Never throws. */
export function command(args: readonly string[]): Printed {
  const words: string[] = [], beliefs: [Question['beliefs'][0], Question['beliefs'][1]] = [null, null];
  let lang: Lang = 'en', isJson = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--json') isJson = true;
    else if (arg === '--lang' || arg.startsWith('--lang=')) {
      const value = arg === '--lang' ? args[++i] : arg.slice(7);
      if (value !== 'en' && value !== 'ko') return { text: `--lang is en or ko, not ${JSON.stringify(value ?? '')}.\n\n${usage}`, code: 2 };
      lang = value;
    } else if (/^--(?:one|two)(?:=|$)/.test(arg)) {
      const value = arg.includes('=') ? arg.slice(6) : args[++i], belief = value ? parseBelief(value) : undefined;
      if (!belief) return { text: `${arg.slice(0, 5)} is no or diamonds such as a2x0, not ${harmless(JSON.stringify(value ?? ''))}.\n\n${usage}`, code: 2 };
      beliefs[arg.startsWith('--one') ? 0 : 1] = belief;
    } else if (arg === '--help' || arg === '-h') return { text: usage, code: 0 };
    else if (arg.startsWith('--')) return { text: `Unknown option ${arg}.\n\n${usage}`, code: 2 };
    else words.push(arg);
  }
  const [what, first, second, ...rest] = words;
  let [position, move] = [first, second], isWhole = beliefs.some((belief) => belief), version = RULES_VERSION;
  // One text alone is a question, if there is a slash after its fields.
  if (what === 'judge' && first !== undefined && second === undefined && first.includes('/')) {
    const asked = parseQuestion(first);
    if (!asked.ok) {
      const [{ at, length }] = asked.errors as [typeof asked.errors[0], ...typeof asked.errors];
      return { text: harmless(`${first}\n${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}\n${explainAsked(asked.errors[0]!, lang)}\n`), code: 2 };
    }
    if (asked.value.move) [position, move, isWhole, version] = [asked.value.position, asked.value.move, true, asked.value.version];
    asked.value.beliefs.forEach((belief, i) => { beliefs[i] ??= belief; });
  }
  if (what !== 'judge' || position === undefined || move === undefined || rest.length > 0) return { text: usage, code: 2 };
  const judgement = judge(position, move), settlement = settle(position, move, beliefs, judgement);
  const isRead = judgement.faults.length === 0 && !judgement.trace.some((reason) => 'code' in reason && reason.code === 'malformed');
  return {
    text: isJson ? `${JSON.stringify(isWhole && isRead ? answerTo({ position: judgement.position, move: judgement.move, beliefs, version }) : judgement, null, 2)}\n` : harmless(`${printJudgement(judgement, lang, settlement, beliefs)}\n`),
    code: !isRead ? 2 : judgement.verdict === 'forbidden' ? 1 : 0,
  };
}
