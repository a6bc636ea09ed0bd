import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { parseRecord } from '../../machine/index.ts';
import { addressWith, recordIn } from './link.ts';
import { keep, kept, type Slot, type Who } from './store.ts';

const table = document.querySelector<BlueLionGame>('#table')!;
const who = document.querySelector<HTMLSelectElement>('[name=who]')!;
const rules = document.querySelector<HTMLSelectElement>('[name=rules]')!;
const notes = [...document.querySelectorAll<HTMLElement>('[data-note]')];

/** A game opened by a link is kept beside one's own, and never in its place. */
const link = recordIn(location.href);
const slot: Slot = link === null ? 'own' : 'shared';
let isKept = true;

/** Shows a note; those that stay stay. */
function note(name: string): void {
  for (const each of notes) {
    if (each.dataset.note === name) each.hidden = false;
    else if (each.dataset.note !== 'notKept' && each.dataset.note !== 'shared') each.hidden = true;
  }
}

function seat(): void {
  table.arsene = who.value === 'x' ? 'computer' : 'human';
  table.ladyX = who.value === 'a' ? 'computer' : 'human';
}

function keepGame(): void {
  const done = keep(slot, { who: who.value as Who, rules: rules.value as 'rulebook', link, game: table.save() });
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
    if (await table.load(found.game)) return true;
  }
  if (link === null) note('broken');
  return false;
}

// A toss that nobody will play is not shown before the game that was kept.
table.style.visibility = 'hidden';
await table.updateComplete;
if (!(await bringBack())) {
  seat();
  if (link !== null) table.record = link;
}
await table.updateComplete;
table.style.visibility = '';
if (link !== null) note('shared');
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
document.querySelector('[data-copy]')!.addEventListener('click', () => void copyLink());
addEventListener('hashchange', () => location.reload());

async function copyLink(): Promise<void> {
  const address = addressWith(table.state.record, location.href);
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
