/** What tests of the referee's page share: addresses, what it says, what is seen and kept. */
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { refereeWords as en } from '../../components/words/referee.en.ts';
import { refereeWords as ko } from '../../components/words/referee.ko.ts';
import { formatPosition, legalMoves, parsePosition, play, reveals, stage, type Position } from '../../machine/index.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import { formatQuestion } from '../../machine/rulebook/question.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';

export const words = { en, ko } as const;
export type Lang = keyof typeof words;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const pathOf = (lang: Lang, hash = ''): string => `${lang === 'ko' ? 'ko/' : ''}referee/${hash && `#q=${hash}`}`;
export const textOf = (position: string, move: string, beliefs: Parameters<typeof formatQuestion>[0]['beliefs'] = [null, null]): string => formatQuestion({ position, move, beliefs, version: RULES_VERSION });

export interface State { readonly question: string; readonly position: string; readonly move: string; readonly judgement: Judgement | null; readonly settlement: unknown }
export const stateOf = (page: Page): Promise<State> => page.evaluate(() => (document.querySelector('blue-lion-referee') as any).state);
export const verdict = (page: Page) => page.locator('blue-lion-referee [part=verdict]').first();
export const lines = (page: Page) => page.locator('[data-list] > li');
export const ready = (page: Page) => page.locator('blue-lion-referee [part=table]').waitFor();
export const stored = (page: Page): Promise<string[]> => page.evaluate(() => JSON.parse(localStorage.getItem('blue-lion-referee') ?? '{"questions":[]}').questions);
export const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

/** Asks by address, one question after the other on one page, and reads what is seen each time. */
export function askAll(page: Page, questions: readonly string[]): Promise<{ question: string; seen: string; rules: string[]; judgement: Judgement }[]> {
  return page.evaluate(async (all) => {
    const referee = document.querySelector('blue-lion-referee') as any, read = [];
    for (const question of all) {
      const answer = new Promise<any>((done) => { referee.addEventListener('blue-lion-answer', (event: any) => { done(event.detail); }, { once: true }); });
      location.hash = `q=${question}`;
      const { judgement, question: asked } = await answer;
      await referee.updateComplete;
      const shown = (selector: string): Element[] => [...referee.shadowRoot.querySelectorAll(selector)];
      read.push({ question: asked, judgement, seen: shown('[part=verdict]')[0]!.textContent!.trim(), rules: shown('.answer .rule').map((each) => each.textContent!) });
    }
    return read;
  }, questions);
}

// Questions of every kind: positions out of random games at random tables, moves allowed and not.

const everyMove = ['1l', '1r', '2lf', '3rf', '6l', 'pass', 'lr', 'rl', 's12', 's23', 's34', 's45', 's56', 's13', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'b1l', 'b1rf', 'b2l', 'b3r'];
const toss = fc.tuple(fc.shuffledSubarray(['AX', 'AP', 'AB', 'XP', 'XB', 'PB'], { minLength: 6 }), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.nat(3))
  .map(([pairs, turned, seen]) => pairs.map((pair, i) => { const [back, up] = turned[i] ? [pair[0]!, pair[1]!] : [pair[1]!, pair[0]!]; return up + (seen ? back.toLowerCase() : '.'); }).join(''));
const options = fc.constantFrom('rulebook', 'overview', 'rulebook,swap=any', 'rulebook,ret=before', 'overview,rival=1', 'rulebook,pass=1,flip=0', 'rulebook,build=0');
export const questions = fc.tuple(toss, options, fc.nat(40), fc.infiniteStream(fc.nat()), fc.nat(6), fc.boolean()).map(([loose, table, length, stream, a, isLegal]) => {
  const start = parsePosition(`- ${loose} - ${a % 2 ? 'a' : 'x'} ${a}-${6 - a} ${table}`);
  if (!start.ok) throw new Error(loose);
  let here: Position = start.value;
  const choose = <T>(among: readonly T[]): T => among[stream.next().value! % among.length]!;
  for (let i = 0; i < length && stage(here) !== 'over'; i++) {
    const move = choose(legalMoves(here)), up = Object.keys(reveals(here, move) ?? {}), played = play(here, up.length ? `${move}=${choose(up)}` : move);
    if (!played.ok) throw new Error(`${formatPosition(here)} ${move}`);
    here = played.position;
  }
  return { position: formatPosition(here), move: choose(isLegal ? [...legalMoves(here), 'lr'] : everyMove) };
});
