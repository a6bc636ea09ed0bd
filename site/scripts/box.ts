/* What somebody's leaflet says, as table options, and a new game by them. */
import { gameAddress } from './link.ts';
import { here } from './waits.ts';

const box = document.querySelector<HTMLFormElement>('[data-box]')!;
const selects = [...box.querySelectorAll('select')];
const result = box.querySelector<HTMLElement>('[data-options]')!;
const link = box.querySelector<HTMLAnchorElement>('[data-by]')!;

/** The shorter way to say it: from the rulebook, or from the overview. */
function optionsText(): string {
  const from = (['rulebook', 'overview'] as const).map((preset) => [preset, ...selects.filter(({ value, dataset }) => value !== dataset[preset]).map(({ name, value }) => `${name}=${value}`)]);
  return from.sort((one, other) => one.length - other.length)[0].join();
}

/** A toss: each of the six tiles with one of its sides up, in any order. */
function toss(): string {
  const tiles = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'].map((sides) => ({ up: sides[Math.floor(Math.random() * 2)], order: Math.random() }));
  return tiles.sort((one, other) => one.order - other.order).map(({ up }) => `${up}.`).join('');
}

function write(): void {
  const options = optionsText(), { href } = location;
  result.textContent = options;
  link.href = gameAddress(new URL(box.dataset.play!, href).href, `- ${toss()} - ${Math.random() < 0.5 ? 'a' : 'x'} 0-0 ${options}`);
}

box.addEventListener('input', write);
box.addEventListener('submit', (event) => event.preventDefault());
box.querySelector<HTMLButtonElement>('[data-copy-options]')!.addEventListener('click', ({ currentTarget }) => {
  const button = currentTarget as HTMLButtonElement;
  void (async () => {
    try {
      await navigator.clipboard.writeText(result.textContent);
      button.textContent = button.dataset.copied!;
    } catch {
      getSelection()?.selectAllChildren(result);
    }
  })();
});
write();
here(box);
