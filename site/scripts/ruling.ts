/* A ruling's page: the case in the live table under one reading or another, to try it oneself, to cite and to print it. */
import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { VERSIONS } from '../../machine/rulebook/versions.ts';
import { drawQr } from './qr.ts';
import { here } from './waits.ts';

const page = document.querySelector<HTMLElement>('[data-ruling]')!;
const one = <E extends HTMLElement>(selector: string): E => page.querySelector<E>(selector)!;
const table = one<BlueLionGame>('blue-lion-game'), frame = table.closest<HTMLElement>('[data-shown]')!;
const [tryIt, back, refuse] = [one('[data-try]'), one('[data-back]'), one('[data-refuse]')] as const;
const chosen = (): HTMLInputElement => page.querySelector<HTMLInputElement>('[name=reading]:checked')!;

/** Shows a record to step through, or a position to play on from. The place that is kept free is that of what is shown. */
function show(start: { readonly record: string; readonly at: number } | { readonly position: string }): void {
  if ('record' in start) {
    Object.assign(table, { mode: 'replay', position: null, at: start.at, record: start.record });
    frame.dataset.shown = 'replay';
  } else {
    Object.assign(table, { mode: 'play', record: null, position: start.position });
    frame.dataset.shown = start.position.split(' ')[1] === '-' ? 'row' : 'building';
  }
}

/** The case under the chosen reading; `at` its end, or where it begins. */
function showCase(at: 'start' | 'end'): void {
  const { record = '', length, position = '', refused } = chosen().dataset, moves = Number(length);
  show(moves > 0 ? { record, at: at === 'end' ? moves : 0 } : { position });
  tryIt.hidden = moves === 0;
  back.hidden = true;
  refuse.hidden = !refused;
}

function leaveCase(): void {
  tryIt.hidden = true;
  back.hidden = false;
}

page.querySelector('[data-readings]')!.addEventListener('change', () => {
  showCase('end');
  one('[data-changes]').textContent = chosen().dataset.said!;
});
tryIt.addEventListener('click', () => {
  show({ position: chosen().dataset.position! });
  leaveCase();
  back.focus();
});
back.addEventListener('click', () => {
  showCase('start');
  (tryIt.hidden ? refuse : tryIt).focus();
});
refuse.addEventListener('click', () => {
  void (async () => {
    const { after, refused } = chosen().dataset;
    show({ position: after! });
    leaveCase();
    await table.updateComplete;
    table.play(refused!);
  })();
});
// A page that comes back may have kept a choice.
if (chosen().value !== '') showCase('start');

// Cite and print

const citation = one('[data-citation]'), address = citation.querySelector<HTMLElement>('[data-address]')!, { href } = location;
address.textContent = new URL(address.dataset.address!, href).href;
const note = (name: 'copied' | 'notCopied'): void => {
  for (const each of page.querySelectorAll<HTMLElement>('[data-note]')) each.hidden = each.dataset.note !== name;
};
one('[data-copy]').addEventListener('click', () => {
  void (async () => {
    try {
      await navigator.clipboard.writeText(citation.textContent);
      note('copied');
    } catch {
      getSelection()?.selectAllChildren(citation);
      note('notCopied');
    }
  })();
});
one('[data-print]').addEventListener('click', () => { print(); });
const qr = one('[data-qr]');
drawQr(qr.querySelector('svg')!, address.textContent);
qr.hidden = false;

// A citation of another version of the rules says so, and one of a version that there is not. It is only ever shown as text, and not at length.
const cited = new URLSearchParams(location.search).get('v'), { version } = page.dataset, old = one('[data-old]');
if (cited && cited !== version) {
  const { old: other, none } = old.dataset, said = VERSIONS.some((each) => each.version === cited) ? other! : none!;
  old.textContent = said.replace('{version}', version!).replace('{cited}', () => (cited.length > 20 ? `${cited.slice(0, 20)}…` : cited));
  old.hidden = false;
}
here();
