/* The controls of the page that tells how to embed: they write what to copy, and show it in a frame. */
import { fragmentOf, NAMES, type Said } from './link.ts';
import { frameSnippet, startFrom, tagSnippet } from './snippet.ts';

const form = document.querySelector<HTMLFormElement>('[data-builder]')!;
const snippet = document.querySelector<HTMLElement>('[data-snippet]')!;
const preview = document.querySelector<HTMLElement>('[data-preview]')!;
const frame = preview.querySelector('iframe')!;
const { href } = location, embedPage = new URL(form.dataset.embed!, href).href;

const valueOf = (name: string): string => {
  const field = form.elements.namedItem(name);
  return field && 'value' in field ? field.value : '';
};

function said(): Said {
  const given = NAMES.filter((name) => form.elements.namedItem(name) && (name !== 'at' || valueOf('mode') === 'replay')).map((name) => [name, valueOf(name)] as const);
  return { ...Object.fromEntries(given.filter(([, value]) => value !== '')), ...startFrom(valueOf('start')) };
}

function write(): void {
  const now = said(), width = Number(valueOf('width')) || null;
  form.querySelector<HTMLElement>('[data-at]')!.hidden = valueOf('mode') !== 'replay';
  snippet.textContent = valueOf('what') === 'tag' ? tagSnippet(now, { width }) : frameSnippet(now, { embedPage, title: form.dataset.title!, width });
  preview.style.maxInlineSize = width === null ? '' : `${width}px`;
}

/** Each game in the frame is shown in the place of the one before, so that the way back leads out of this page. */
function show(): void {
  frame.contentWindow?.location.replace(embedPage + fragmentOf(said()));
}

let waiting: ReturnType<typeof setTimeout> | undefined;
form.addEventListener('input', () => {
  write();
  note(null);
  clearTimeout(waiting);
  waiting = setTimeout(show, 300);
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
  if (source === frame.contentWindow && data?.type === 'blue-lion-size') frame.style.blockSize = `${Number(data.height)}px`;
});

function note(name: 'copied' | 'notCopied' | null): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-note]')) each.hidden = each.dataset.note !== name;
}

document.querySelector('[data-copy]')!.addEventListener('click', () => {
  void (async () => {
    try {
      await navigator.clipboard.writeText(snippet.textContent);
      note('copied');
    } catch {
      getSelection()?.selectAllChildren(snippet);
      note('notCopied');
    }
  })();
});
write();
