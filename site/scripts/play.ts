import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { inTheOpen, refereeAt } from '../../components/around/rulebook.ts';
import { formatPosition, parseRecord } from '../../machine/index.ts';
import { gameAddress, saidIn } from './link.ts';
import { keep, kept, type Slot, type Who } from './store.ts';

const table = document.querySelector<BlueLionGame>('#table')!;
const who = document.querySelector<HTMLSelectElement>('[name=who]')!;
const rules = document.querySelector<HTMLSelectElement>('[name=rules]')!;
const notes = [...document.querySelectorAll<HTMLElement>('[data-note]')];

/** A game opened by a link is kept beside one's own, and never in its place. */
const { record: link = null, at } = saidIn(location.href);
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

function seat(): void {
  table.arsene = who.value === 'x' ? 'computer' : 'human';
  table.ladyX = who.value === 'a' ? 'computer' : 'human';
}

/** Who sits where now: the seats may have been changed at the table itself. */
const seated = (): Who => (table.ladyX === 'computer' ? 'a' : table.arsene === 'computer' ? 'x' : 'two');

function keepGame(): void {
  if (looksBack) return;
  who.value = seated();
  const { memory, speech, sound, vibration, tally } = table;
  const settings = { memory: memory ?? 'off', speech: speech ?? 'full', sound, vibration };
  const done = keep(slot, { who: seated(), rules: rules.value as 'rulebook', link, game: table.save(), tally, settings });
  if (!done && isKept) note('notKept');
  isKept = done;
}

/** Brings back the game that was kept here; false when there is none. */
async function bringBack(): Promise<boolean> {
  const found = kept(slot);
  if (found === null || (found !== 'broken' && link !== null && found.link !== link)) return false;
  if (found !== 'broken') {
    who.value = found.who;
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
who.disabled = rules.disabled = looksBack;
table.addEventListener('blue-lion-change', keepGame);
// A link that cannot be read is to be seen as that again after a reload.
if (link === null || parseRecord(link).ok) keepGame();

who.addEventListener('change', () => {
  seat();
  keepGame();
});
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
