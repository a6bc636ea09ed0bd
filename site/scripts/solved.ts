/* Solves the game again in this browser, beside the page where that goes, and compares what came out with what was published. */
import { fill } from './puzzles/pose.ts';
import type { Words } from '../words/index.ts';

const place = document.querySelector<HTMLElement>('[data-again]')!;
const find = <Found extends HTMLElement>(name: string): Found => place.querySelector<Found>(`[data-part=${name}]`)!;
const text = JSON.parse(place.dataset.text!) as Words['solved_']['again'];
const table = find<HTMLSelectElement>('table'), go = find<HTMLButtonElement>('go'), meter = find<HTMLProgressElement>('meter'), stage = find('stage'), said = find('said');

/** What came out, by table: solved once in a visit, from nothing, as its time is told. */
const found = new Map<string, string>();

async function again(): Promise<void> {
  const { value: options } = table, published = table.selectedOptions[0].dataset.checksum!, number = new Intl.NumberFormat(document.documentElement.lang);
  if (found.has(options)) {
    said.textContent = found.get(options)!;
    return;
  }
  const { createThinker } = await import('../../components/thinker/thinker.ts');
  const started = performance.now();
  const solved = await createThinker().solved(options, (now) => {
    // The first stage is about as long as the second.
    meter.value = now.stage === 'moves' ? now.done / 2 : 0.5 + now.done / 2;
    stage.textContent = text[now.stage];
  });
  const seconds = (performance.now() - started) / 1000, checksum = solved.checksum();
  meter.value = 1;
  stage.textContent = '';
  found.set(options, `${fill(text.done, { n: number.format(solved.tables.values.length), seconds: new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 2 }).format(seconds) })} ${fill(checksum === published ? text.same : text.other, { checksum, published })}`);
  said.textContent = found.get(options)!;
}

go.addEventListener('click', () => {
  if (go.getAttribute('aria-disabled') === 'true') return;
  // It stays where the focus is.
  go.setAttribute('aria-disabled', 'true');
  table.disabled = true;
  meter.value = 0;
  said.textContent = '';
  again().catch(() => { stage.textContent = ''; said.textContent = text.failed; }).finally(() => {
    go.removeAttribute('aria-disabled');
    table.disabled = false;
  });
});
