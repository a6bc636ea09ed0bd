import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { inTheOpen, refereeAt } from '../../components/around/rulebook.ts';
import { formatPosition, parseRecord } from '../../machine/index.ts';
import { gameAddress, saidIn } from './link.ts';
import { keep, kept, levelFrom, type Levels, type Slot, type Who } from './store.ts';

const table = document.querySelector<BlueLionGame>('#table')!;
const who = document.querySelector<HTMLSelectElement>('[name=who]')!;
const rules = document.querySelector<HTMLSelectElement>('[name=rules]')!;
const choices = document.querySelector<HTMLElement>('.choices')!;
const levels = { a: document.querySelector<HTMLSelectElement>('[name=level-a]')!, x: document.querySelector<HTMLSelectElement>('[name=level-x]')! };
const notes = [...document.querySelectorAll<HTMLElement>('[data-note]')];

/** A game opened by a link is kept beside one's own, and never in its place. */
const said = saidIn(location.href), { record: link = null, at } = said;
const slot: Slot = link === null ? 'own' : 'shared';
/** A link to a move shows the game as it then stood: nothing is played there, and nothing kept. */
const looksBack = link !== null && at !== undefined;
let isKept = true;

/** Shows a note; those that stay stay. */
function note(name: string): void {
  for (const each of notes) {
    if (each.dataset.note === name) each.hidden = false;
    else if (!['notKept', 'shared', 'looking'].includes(each.dataset.note!)) each.hidden = true;
  }
}

/** Shows who was chosen, and of the levels what is to be said of them. */
function tellWho(): void {
  choices.dataset.who = who.value;
  for (const [seat, { value }] of Object.entries(levels)) {
    for (const about of choices.querySelectorAll<HTMLElement>(`[data-seat=${seat}] [data-about]`)) about.hidden = about.dataset.about !== value;
  }
}

/** Seats those who were chosen. */
function seat(): void {
  tellWho();
  table.arsene = who.value === 'x' || who.value === 'watch' ? `computer:${levels.a.value}` : 'human';
  table.ladyX = who.value === 'a' || who.value === 'watch' ? `computer:${levels.x.value}` : 'human';
}

/** The level of a seat as an attribute has it: null for a person, the default one where there is none, or none such. */
const levelIn = (attribute: string | null | undefined): Levels['a'] | null => (/^computer(:|$)/.test(attribute ?? '') ? levelFrom(attribute!.slice(9)) : null);
const whoSits = (a: unknown, x: unknown): Who => (a && x ? 'watch' : x ? 'a' : a ? 'x' : 'two');

/** Takes up who sits where now: the seats may have been changed at the table itself. */
function readSeats(arsene: string | null | undefined, ladyX: string | null | undefined): void {
  const a = levelIn(arsene), x = levelIn(ladyX);
  // Whoever changes seats takes the level along.
  if (a && !x && who.value === 'a') levels.x.value = a;
  if (x && !a && who.value === 'x') levels.a.value = x;
  if (a) levels.a.value = a;
  if (x) levels.x.value = x;
  who.value = whoSits(a, x);
  tellWho();
}

function keepGame(): void {
  if (looksBack) return;
  readSeats(table.arsene, table.ladyX);
  const { memory, speech, sound, vibration, tally } = table;
  const settings = { memory: memory ?? 'off', speech: speech ?? 'full', sound, vibration };
  const done = keep(slot, { who: who.value as Who, levels: { a: levels.a.value as Levels['a'], x: levels.x.value as Levels['x'] }, rules: rules.value as 'rulebook', link, game: table.save(), tally, settings });
  if (!done && isKept) note('notKept');
  isKept = done;
}

/** Brings back the game that was kept here; false when there is none. */
async function bringBack(): Promise<boolean> {
  const found = kept(slot);
  if (found === null || (found !== 'broken' && link !== null && found.link !== link)) return false;
  if (found !== 'broken') {
    who.value = found.who;
    levels.a.value = found.levels.a;
    levels.x.value = found.levels.x;
    rules.value = found.rules;
    seat();
    table.options = found.rules;
    table.tally = found.tally;
    Object.assign(table, found.settings);
    if (await table.load(found.game)) return true;
  }
  if (link === null) note('broken');
  return false;
}

// A toss that nobody will play is not shown before the game that was kept.
table.style.visibility = 'hidden';
await table.updateComplete;
if (looksBack || !(await bringBack())) {
  // A game that was shared was played by two people, unless the link says who plays on.
  if (link !== null || said.arsene !== undefined || said['lady-x'] !== undefined) readSeats(said.arsene, said['lady-x']);
  seat();
  if (looksBack) {
    table.mode = 'replay';
    table.setAttribute('at', at);
  }
  if (link !== null) table.record = link;
}
await table.updateComplete;
table.style.visibility = '';
if (link !== null) note('shared');
if (looksBack) {
  note('looking');
  document.querySelector<HTMLAnchorElement>('[data-play-on]')!.href = gameAddress(location.href, link);
}
// Until the game that was kept is there, a choice would be lost.
for (const choice of [who, rules, levels.a, levels.x]) choice.disabled = looksBack;
table.addEventListener('blue-lion-change', keepGame);
// A link that cannot be read is to be seen as that again after a reload.
if (link === null || parseRecord(link).ok) keepGame();

for (const choice of [who, levels.a, levels.x]) {
  choice.addEventListener('change', () => {
    seat();
    keepGame();
  });
}
rules.addEventListener('change', () => {
  table.options = rules.value;
  keepGame();
  if (!table.state.record.endsWith(table.state.position)) note('rulesLater');
});
const copy = document.querySelector<HTMLElement>('[data-copy]')!;
// A replay has a button of its own for it.
copy.hidden = looksBack;
copy.addEventListener('click', () => void copyLink(table.state.record));
table.addEventListener('blue-lion-share', (event) => {
  const { record, at: after } = (event as CustomEvent<{ record: string; at: number }>).detail;
  event.preventDefault();
  void copyLink(record, after);
});
// The referee is asked about the last move that is seen, or about the position when none was played.
const asks = document.querySelector<HTMLAnchorElement>('[data-ask]')!, aboutPosition = asks.textContent;
function tellReferee(): void {
  const record = parseRecord(looksBack ? link : table.state.record);
  if (!record.ok) return;
  const { start, moves } = record.value, n = looksBack ? Math.min(Number(table.at) || 0, moves.length) : moves.length, before = formatPosition(n > 1 ? moves[n - 2].position : start);
  // What was seen under the tiles is to be remembered while the game is on.
  const may = looksBack || table.memory === 'seen' || table.memory === 'all' || table.state.winner !== null;
  asks.href = refereeAt(table, may ? before : inTheOpen(before), moves[n - 1]?.move) ?? asks.href;
  asks.textContent = n > 0 ? asks.dataset.move! : aboutPosition;
}
tellReferee();
for (const name of ['blue-lion-change', 'click', 'keyup']) table.addEventListener(name, () => { void table.updateComplete.then(tellReferee); });
addEventListener('hashchange', () => location.reload());

async function copyLink(record: string, at?: number): Promise<void> {
  const address = gameAddress(location.href, record, at);
  try {
    await navigator.clipboard.writeText(address);
    note('copied');
  } catch {
    note('copyThis');
    const field = document.querySelector<HTMLInputElement>('[data-link]')!;
    field.value = address;
    field.select();
  }
}
