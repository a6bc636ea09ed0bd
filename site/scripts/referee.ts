/* The referee's page: the question stands in the address, the last ones are kept here, and an answer goes on paper and to another phone. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { BlueLionReferee, BlueLionRefereeEvents } from '../../components/referee/index.ts';
import { judge, type Judgement } from '../../machine/rulebook/judge.ts';
import { formatQuestion, parseQuestion, pasted, QUESTION_NAME, questionAddress } from '../../machine/rulebook/question.ts';
import { RULES } from '../../machine/rulebook/rules.ts';
import { loadRulingWords } from '../../machine/rulebook/rulings/words.ts';
import { changedSince, RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { anchorOf } from '../look/rules/anchors.ts';
import { draw } from '../look/rules/told.ts';
import type { Words } from '../words/index.ts';
import { ask } from './file.ts';
import { drawQr } from './qr.ts';
import { forget, forgetAll, isRemembered, onQuestions, questions, remember } from './referee-history.ts';
import { asked, positionOf, writeSheet, type Answered } from './referee-sheet.ts';

const page = document.querySelector<HTMLElement>('[data-referee]')!, referee = page.querySelector<BlueLionReferee>('blue-lion-referee')!;
const one = <Found extends HTMLElement>(selector: string): Found => page.querySelector<Found>(selector)!;
const text = JSON.parse(page.dataset.says!) as Words['referee_'], { href: arrived } = location, root = new URL(page.dataset.root!, arrived).href;
const lang = document.documentElement.lang === 'ko' ? 'ko' : 'en';

// The address

/** What the address asks: all that stands after the #, if it is no place on this page. */
function inAddress(): string | null {
  const said = location.hash.slice(1);
  return said === '' || (!said.includes('=') && document.getElementById(said)) ? null : said;
}

/** Asks what the address says. A position or a game, as other pages write them, is read as a question; what cannot be read goes to the referee as it is, who says where it is wrong. */
async function askAddress(): Promise<void> {
  const said = inAddress();
  if (said === null) return;
  const question = parseQuestion(said), other = question.ok ? null : await pasted(`#${said}`), read = other ?? question;
  if (said !== inAddress()) return;
  isGiven = true;
  // A question that comes from a ruling brings the moves that led to it.
  const led = other?.ok && other.value.ruling !== null ? other.value.steps.slice(0, other.value.at).map(({ before: position, move }) => formatQuestion({ position, move, beliefs: [null, null], version: RULES_VERSION })) : [];
  const before = heldBefore().length > 0 ? heldBefore() : led;
  if (read.ok && before.length > 0) referee.restore({ question: formatQuestion(read.value), before });
  else referee.question = read.ok ? formatQuestion(read.value) : said.replace(new RegExp(`^${QUESTION_NAME}=`), '');
}

/** Back at where nothing was asked yet: an empty table. */
function clear(): void {
  if (location.hash !== '' || shown === '') return;
  isGiven = true;
  referee.restore({ question: '' });
}

/** What the referee is asked now, as one text; empty while the table is not complete. */
let shown = '';
/** Does the entry of the browser's history that we are at have an answer of its own, which is not to be lost? */
let isAnswered = false;
/** Does what is asked next come out of the address, so that it has its entry already? */
let isGiven = true;

/** A question without what stands beside it: what anybody believes is no other question, and no step. */
const bareOf = (question: string): string => {
  const read = parseQuestion(question);
  return read.ok ? formatQuestion({ ...read.value, beliefs: [null, null], version: RULES_VERSION }) : '';
};
/** The same action among the same tiles: another turn or other diamonds are set up, not asked. */
const isSetUp = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((each) => { const read = parseQuestion(each); return read.ok ? [...read.value.position.split(' ').toSpliced(3, 2), read.value.move].join(' ') : each; });
  return a === b;
};

/** What the entry of the browser's history holds besides its address: the questions that led to this one. */
const heldBefore = (): readonly string[] => {
  const held: unknown = (history.state as { referee?: unknown } | null)?.referee;
  return Array.isArray(held) ? held.filter((each): each is string => typeof each === 'string') : [];
};

/** Keeps the address current. Each answer, and each step on from one, is a step of its own in the history of the browser, so that “Back” undoes it; what is only set up is none. What could not be read stays in the address until something else is asked. */
function follow(): void {
  const { question, judgement, before } = referee.state, answers = referee.shadowRoot!.querySelector('[part~=answer]') !== null;
  if (question !== shown) {
    const to = question ? `#${QUESTION_NAME}=${question}` : '', isStep = !isGiven && bareOf(question) !== bareOf(shown) && (isAnswered || answers) && !isSetUp(question, shown);
    shown = question;
    isAnswered = answers;
    void tellRulings(question).catch(() => {});
    if (to !== location.hash || before.length > 0) history[isStep ? 'pushState' : 'replaceState']({ ...(isStep ? null : history.state as object | null), referee: before }, '', `${location.pathname}${location.search}${to}`);
  }
  isAnswered ||= answers;
  isGiven = false;
  rewrite();
  const asked = parseQuestion(question);
  tellVersion(asked.ok ? asked.value.version : RULES_VERSION, judgement);
}

// Versions

/** Says at which version a question was asked, if that is another one, and which of the rules behind the answer have changed since. */
function tellVersion(version: string, judgement: Judgement | null): void {
  const note = one('[data-old]'), rules = new Set([judgement, ...judgement?.outcomes ?? []].flatMap((answer) => answer?.trace.flatMap(({ rule }) => rule ?? []) ?? []));
  note.hidden = version === RULES_VERSION || judgement === null;
  if (note.hidden) return;
  const changed = RULES.filter((rule) => rules.has(rule.id) && (changedSince(rule, version)?.length ?? 0) > 0);
  const links = changed.map(({ id }, n) => html`${n > 0 ? ', ' : ' '}<a href=${`${root}rules/?v=${version}#${anchorOf(id)}`}>${id}</a>`);
  const said = (changed.length > 0 ? text.changed : text.same).replace('{asked}', version).replace('{now}', RULES_VERSION);
  render(html`${said}${links}${changed.length > 0 ? '.' : ''}`, note);
}

// Rulings

/** The question whose rulings are told, without what anybody believes: while that is said nothing may move under the finger. */
let about = '';

/** Leads to the rulings about the very case that is asked, once they are loaded; without them the answer is as good. */
async function tellRulings(question: string): Promise<void> {
  const bare = bareOf(question);
  if (bare === about) return;
  about = bare;
  const note = one('[data-about]'), read = parseQuestion(bare);
  note.hidden = true;
  if (!read.ok || read.value.move === '') return;
  const [{ RULINGS }, { rulingsAbout }] = await Promise.all([import('../../machine/rulebook/rulings/index.ts'), import('../../machine/rulebook/case.ts')]);
  const ids = rulingsAbout(read.value.position, read.value.move, RULINGS);
  if (ids.length === 0) return;
  const questions = await loadRulingWords(lang);
  // Something else may be asked by now.
  if (bare !== about) return;
  render(html`${text.about}${ids.map((id) => html` <a href=${`${root}rulings/${id}/`}>${questions[id]?.question ?? id}</a>`)}`, note);
  note.hidden = false;
}

// What was answered

/** What is on the sheet of paper, and by which names. */
let answer: Omit<Answered, 'opinion'> | null = null, named = '';

/** A name that was given since then stands on the sheet, too. */
function rewrite(): void {
  const names = JSON.stringify(referee.state.names);
  if (names === named) return;
  named = names;
  if (answer) writeSheet(one('[data-sheet]'), { ...answer, opinion: referee.opinion }, lang, text);
}

/** The question that was answered last, with and without what anybody believes: another belief is no other question. */
let last = { bare: '', written: '' };

function answered({ question, judgement }: BlueLionRefereeEvents['blue-lion-answer']): void {
  const read = parseQuestion(question);
  if (!read.ok || read.value.move === '') return;
  const address = questionAddress(location.href, read.value), bare = formatQuestion({ ...read.value, beliefs: [null, null] });
  answer = { judgement, address, root };
  page.toggleAttribute('data-answered', writeSheet(one('[data-sheet]'), { ...answer, opinion: referee.opinion }, lang, text));
  drawQr(page.querySelector<SVGSVGElement>('[data-qr] svg')!, address);
  one('[data-take]').hidden = false;
  if (!lines.has(question)) lines.set(question, write(question, judgement));
  remember(question, last.bare === bare ? last.written : null);
  last = { bare, written: question };
}

// The last questions

/** Lines that were written once: the same question has the same answer. */
const lines = new Map<string, TemplateResult | typeof nothing>();

/** A question that was asked, with its answer now; what cannot be read any more is left out. */
function write(written: string, known?: Judgement): TemplateResult | typeof nothing {
  const read = parseQuestion(written), position = read.ok ? positionOf(read.value.position) : null;
  if (!read.ok || !position) return nothing;
  const judgement = known ?? judge(position, read.value.move), question = asked(position, judgement, lang), drawing = draw(position, lang).replace(/ role="img"><title>.*?<\/title>/, ' aria-hidden="true">');
  return html`<li><a href=${`#${QUESTION_NAME}=${written}`}>${unsafeSVG(drawing)}<span><span class="sr-only">${text.again}: </span><b>${question}</b> <span class="says">${judgement.words[lang]}</span></span></a>
    <button type="button" aria-label=${`${text.forget}: ${question}`} title=${text.forget} @click=${() => { forgotten(written); }}>×</button></li>`;
}

function tell(): void {
  const all = questions();
  for (const each of lines.keys()) if (!all.includes(each)) lines.delete(each);
  for (const each of all) if (!lines.has(each)) lines.set(each, write(each));
  render(all.map((each) => lines.get(each)), one('[data-list]'));
  one('[data-none]').hidden = all.length > 0;
  one('[data-forget-all]').hidden = all.length === 0;
  one('[data-not-kept]').hidden = isRemembered();
}

/** Forgets a question; the focus goes to what stands in its place. */
function forgotten(written: string | null): void {
  const at = written === null ? 0 : questions().indexOf(written);
  if (written === null) forgetAll();
  else forget(written);
  one('[data-forgotten]').textContent = text.forgotten.replace('{n}', String(questions().length));
  const left = page.querySelectorAll<HTMLElement>('[data-list] button'), heading = one('#history');
  heading.tabIndex = -1;
  (left[Math.min(at, left.length - 1)] ?? heading).focus();
}

one('[data-forget-all]').addEventListener('click', () => {
  void ask(one<HTMLDialogElement>('dialog')).then((yes) => { if (yes) forgotten(null); });
});
one('[data-print]').addEventListener('click', () => { print(); });

referee.addEventListener('blue-lion-answer', (event) => { answered((event as CustomEvent<BlueLionRefereeEvents['blue-lion-answer']>).detail); });
// A link to the question that is asked already changes nothing in the address, but is a wish to see its answer.
one('[data-list]').addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) referee.scrollIntoView();
});
addEventListener('hashchange', () => { void askAddress(); });
addEventListener('popstate', clear);

onQuestions(tell);
try {
  await import('../../components/referee/index.ts');
  await askAddress();
  referee.addController({ hostUpdated: follow });
  // What the address asked is answered by now.
  referee.requestUpdate();
} catch {
  one('[data-failed]').hidden = false;
}
