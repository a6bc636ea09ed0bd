/* The finder's button and keys, on every page. What finds is loaded when somebody comes near; the box opens without waiting for it. */
const box = document.querySelector<HTMLDialogElement>('[data-finder]')!, opener = document.querySelector<HTMLElement>('[data-finder-opens]')!;
const one = <E extends HTMLElement>(selector: string): E => box.querySelector<E>(selector)!;
const field = one<HTMLInputElement>('input'), status = one('[data-finder-status]'), elsewhere = one('[data-finder-elsewhere]');

let coming: Promise<void> | null = null;
async function load(): Promise<void> {
  const { listIn } = await import('./listbox.ts');
  const { default: packed } = document.documentElement.lang === 'ko' ? await import('virtual:finder/ko') : await import('virtual:finder/en');
  listIn(box, packed);
}
/** Once; again where it failed. */
const fetched = (): Promise<void> => (coming ??= load().catch((fault: unknown) => {
  coming = null;
  throw fault;
}));
const near = (): void => void fetched().catch(() => undefined);

function show(): void {
  elsewhere.hidden = true;
  if (!box.hasAttribute('data-ready')) status.textContent = (JSON.parse(box.dataset.words!) as { readonly loading: string }).loading;
  void fetched().catch(() => {
    status.textContent = '';
    elsewhere.hidden = false;
    elsewhere.dataset.why = 'failed';
  });
}

function open(): void {
  if (box.open) return;
  // The full-text search, if it is open, makes room.
  document.querySelector<HTMLDialogElement>('site-search dialog[open]')?.close();
  box.showModal();
  field.focus();
  field.select();
  show();
}

// Without script it is a link to the rules.
opener.setAttribute('role', 'button');
opener.setAttribute('aria-haspopup', 'dialog');
opener.addEventListener('pointerenter', near);
opener.addEventListener('focus', near);
opener.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
});
opener.addEventListener('keydown', (event) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  open();
});
one('[data-finder-closes]').addEventListener('click', () => { box.close(); });
one('[data-finder-again]').addEventListener('click', () => {
  field.focus();
  show();
});
box.querySelector('form')!.addEventListener('submit', (event) => { event.preventDefault(); });
// Beside the box.
box.addEventListener('click', (event) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  if (event.target === box && (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom)) box.close();
});

/** Where a key already means something: fields, and the table, whose keys are its own. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog[open], blue-lion-game, blue-lion-lesson, blue-lion-referee';
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
  if (event.composedPath().some((each) => each instanceof Element && each.matches(TAKEN))) return;
  event.preventDefault();
  open();
});
// Before the full-text search, which listens for the same keys.
addEventListener('keydown', (event) => {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (box.open) box.close();
  else open();
}, { capture: true });
export {};
