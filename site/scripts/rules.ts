/* The rules page, where there is script: examples are played in place, rules are cited, and whoever comes by a citation is told what has changed since. */
import { changedSince, VERSIONS } from '../../machine/rulebook/versions.ts';
import { here } from './waits.ts';

const book = document.querySelector<HTMLElement>('[data-rulebook]')!;
const said = book.dataset;

/** Puts a live table in the place of the drawings, or takes it away again. The table comes only with the first press. */
async function toggle(figure: HTMLElement, button: HTMLElement): Promise<void> {
  const boards = figure.querySelector<HTMLElement>('[data-boards]')!, live = figure.querySelector<HTMLElement>('.live'), fault = figure.querySelector<HTMLElement>('[data-fault]')!;
  const opens = !live;
  button.setAttribute('aria-expanded', String(opens));
  button.textContent = opens ? said.putAway! : said.playIt!;
  boards.hidden = opens;
  fault.textContent = '';
  if (live) {
    live.remove();
    return;
  }
  const frame = document.createElement('div'), table = document.createElement('blue-lion-game');
  frame.className = 'frame live';
  frame.dataset.shown = figure.dataset.shown;
  table.setAttribute('position', figure.dataset.position!);
  table.setAttribute('take-back', 'free');
  table.setAttribute('rulebook', said.root!);
  // Until the table is ready the drawing stands in it.
  table.append(boards.querySelector('svg')!.cloneNode(true));
  frame.append(table);
  boards.after(frame);
  try {
    await import('../../components/index.ts');
  } catch {
    // Without the table the drawing is all there is; why, it says.
    frame.remove();
    boards.hidden = false;
    button.setAttribute('aria-expanded', 'false');
    button.textContent = said.playIt!;
    fault.textContent = said.notLoaded!;
  }
}

for (const figure of document.querySelectorAll<HTMLElement>('[data-example]')) {
  const button = figure.querySelector<HTMLElement>('[data-play]');
  button?.addEventListener('click', () => void toggle(figure, button));
}

/** Copies how to cite a rule; where nothing can be copied it is shown, to be copied by hand. */
async function cite(button: HTMLButtonElement, rule: HTMLElement): Promise<void> {
  const { origin, pathname } = location, text = `${button.dataset.cite!} — ${origin}${pathname}?v=${said.version!}#${rule.id}`;
  const label = (button.dataset.label ??= button.textContent);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = said.cited!;
    setTimeout(() => { button.textContent = label; }, 4000);
  } catch {
    const field = document.createElement('input');
    field.readOnly = true;
    field.value = text;
    field.className = 'cite-this';
    field.setAttribute('aria-label', said.citeThis!);
    button.replaceWith(field);
    field.focus();
    field.select();
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-cite]')) {
  const rule = button.closest<HTMLElement>('[data-rule]')!;
  button.addEventListener('click', () => void cite(button, rule));
}

/** A rule by its number, however it is written: #R5.6 and #5.6 lead where #r5-6 does. */
function lead(): void {
  const [, section, number] = /^#r?(\d)[.-](\d)$/i.exec(location.hash) ?? [], anchor = `#r${section}-${number}`;
  if (section !== undefined && location.hash !== anchor && document.getElementById(anchor.slice(1))) location.replace(anchor);
}
lead();
addEventListener('hashchange', lead);

/* Whoever comes by a citation. What the address says is only ever shown as text, and not at length. */
const asked = new URLSearchParams(location.search).get('v');
const versions = VERSIONS.map(({ version }) => version);
const note = document.querySelector<HTMLElement>('[data-rules-note]')!;

/** The rule that the address leads to. */
function addressed(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest<HTMLElement>('[data-rule]') ?? null;
  } catch {
    return null;
  }
}

/** What has become of the addressed rule since the version that was cited: at the rule in few words, in the note at length. */
function tellRule(version: string): void {
  for (const each of book.querySelectorAll<HTMLElement>('[data-since]')) each.hidden = true;
  const rule = addressed(), place = note.querySelector<HTMLElement>('[data-rule-note]')!;
  place.textContent = '';
  if (!rule) return;
  const own = rule.dataset.versions!.split(' ') as [string, ...string[]], changed = changedSince({ versions: own }, version)!;
  const [verdict, badge] = versions.indexOf(own[0]) > versions.indexOf(version) ? (['added', 'badgeAdded'] as const)
    : changed.length > 0 ? (['changed', 'badgeChanged'] as const)
    : (['same', 'badgeSame'] as const);
  const how = changed.map((each) => rule.querySelector(`[data-history] [data-version="${each}"]`)!.textContent.trim());
  place.textContent = [`${rule.dataset.rule!}: ${note.dataset[verdict]!}`, ...how].join(' ');
  const since = rule.querySelector<HTMLElement>('[data-since]')!;
  since.textContent = note.dataset[badge]!.replace('{v}', version);
  since.hidden = false;
}

if (asked !== null) {
  const which = !versions.includes(asked) ? 'unknown' : asked === said.version ? 'current' : 'older';
  const paragraph = note.querySelector<HTMLElement>(`[data-said=${which}]`)!;
  paragraph.querySelector('[data-asked]')!.textContent = asked.length > 20 ? `${asked.slice(0, 20)}…` : asked;
  paragraph.hidden = note.hidden = false;
  note.querySelector('[data-close]')!.addEventListener('click', () => { note.hidden = true; });
  if (which === 'older') {
    tellRule(asked);
    addEventListener('hashchange', () => { tellRule(asked); });
  }
}
here(book);
