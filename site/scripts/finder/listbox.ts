/* The finder's box once it is loaded: a field, and below it a list that is gone through by keys. What is typed is only ever shown as text. */
import { unpack, type Entry, type Packed } from './entries.ts';
import { finderOf, type Note } from './find.ts';
import { LONGEST } from './rank.ts';

/** How many are shown at most. */
const SHOWN = 12;

/** What the box says, in the language of its page. */
interface Said { readonly kinds: Readonly<Record<Entry['kind'] | 'chapter', string>>; readonly often: string; readonly chapters: string; readonly count: string; readonly none: string; readonly fullText: string }

export function listIn(box: HTMLDialogElement, packed: Packed): void {
  const one = <E extends HTMLElement>(selector: string): E => box.querySelector<E>(selector)!;
  const field = one<HTMLInputElement>('input'), list = one('#finder-results'), status = one('[data-finder-status]'), elsewhere = one('[data-finder-elsewhere]');
  const root = box.dataset.root!, { kinds, often, chapters, count: counted, none, fullText } = JSON.parse(box.dataset.words!) as Said;
  const { near, noRule, noChapter, noLesson } = packed.notes;
  const entries = unpack(packed), find = finderOf(entries, packed.vocabulary);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  let at = -1, moved = false;

  const element = <K extends keyof HTMLElementTagNameMap>(name: K, kind: string, text: string): HTMLElementTagNameMap[K] => {
    const made = document.createElement(name);
    made.className = kind;
    made.textContent = text;
    return made;
  };
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  function rowOf({ kind, number, title, line, path }: Entry): HTMLElement {
    const row = document.createElement('a'), label = element('span', 'kind', `${kinds[path.startsWith('/rules/#') && kind === 'page' ? 'chapter' : kind]} `);
    row.href = root.slice(0, -1) + path;
    if (number) label.append(element('b', '', number.split(' ').slice(0, 2).join(' ')));
    // With spaces between, for the ear.
    row.append(label, ' ', element('span', 'title', title), ' ');
    if (line) row.append(element('span', 'line', line));
    return row;
  }

  /** The last row: the same words in the full text of all pages. There is none while the site is being worked on, nor without a network. */
  function fullTextRow(query: string): HTMLElement[] {
    if (import.meta.env.DEV || !navigator.onLine || !document.querySelector('site-search')) return [];
    const row = document.createElement('div');
    row.append(element('span', 'kind', kinds.page), ' ', element('span', 'title', fullText.replace('{words}', () => query)));
    row.addEventListener('click', () => { searchFullText(query); });
    return [row];
  }

  function group(label: string, rows: readonly HTMLElement[]): HTMLElement {
    const made = document.createElement('div'), name = element('span', '', label);
    made.setAttribute('role', 'group');
    made.setAttribute('aria-label', label);
    name.setAttribute('aria-hidden', 'true');
    made.append(name, ...rows);
    return made;
  }

  /** Goes to a row, or, with -1, to none. */
  function go(to: number): void {
    const rows = options();
    at = to;
    for (const [n, row] of rows.entries()) row.setAttribute('aria-selected', String(n === at));
    const row = rows[at];
    if (row) {
      field.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  }

  const filled = (text: string, values: Readonly<Record<string, string | number>>): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const count = (n: number): string => (n > 0 ? filled(counted, { n }) : '');
  /** Why what was asked for is not there. */
  function saidOf(note: Note | null, words: string): string {
    if (!note) return '';
    if (note.why === 'rule') return filled(noRule, { n: note.number, chapter: note.chapter, first: note.first, last: note.last });
    if (note.why === 'chapter') return filled(noChapter, { n: note.number, last: note.last });
    return note.why === 'lesson' ? filled(noLesson, { n: note.number }) : filled(none, { words });
  }

  function show(): void {
    // A script or an extension may put in more than the field takes.
    if (field.value.length > LONGEST) field.value = field.value.slice(0, LONGEST);
    const query = field.value.trim(), answer = find.ask(query), found = query ? answer.found.slice(0, SHOWN) : [];
    const known = (keys: readonly string[]): HTMLElement[] => keys.flatMap((key) => byKey.get(key) ?? []).map(rowOf);
    const rows = query
      ? [...found.map(({ entry }) => rowOf(entry)), ...(answer.near.length > 0 ? [group(near, answer.near.map(rowOf))] : []), ...fullTextRow(query)]
      : [group(often, known(packed.often.map((id) => `ruling:${id}`))), group(chapters, known(packed.chapters.map((path) => `page:${path}`)))];
    list.replaceChildren(...rows);
    list.scrollTop = 0;
    for (const [n, row] of [...list.querySelectorAll<HTMLElement>('a, :scope > div:not([role])')].entries()) {
      row.id = `finder-${n}`;
      row.setAttribute('role', 'option');
      row.tabIndex = -1;
    }
    moved = false;
    go(found.length > 0 ? 0 : -1);
    field.setAttribute('aria-expanded', String(rows.length > 0));
    status.textContent = query ? [saidOf(answer.note, query), count(found.length)].filter(Boolean).join(' ') : '';
    elsewhere.hidden = !query || found.length > 0;
    elsewhere.dataset.why = 'none';
  }

  function searchFullText(query: string): void {
    box.close();
    // Once this press is over: the search closes with a press outside of it.
    setTimeout(() => { document.querySelector<HTMLElement>('site-search button[data-open-modal]')?.click(); });
    // Its field comes when the page is idle.
    const fill = (left: number): void => {
      const its = document.querySelector<HTMLInputElement>('site-search input');
      if (its) {
        its.value = query;
        its.dispatchEvent(new Event('input', { bubbles: true }));
        its.focus();
      } else if (left > 0) {
        setTimeout(fill, 100, left - 1);
      }
    };
    setTimeout(fill, 0, 50);
  }

  /** As a press on the row, with whatever keys were held: they open another tab. */
  const press = (row: HTMLElement | undefined, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void =>
    void row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));

  field.addEventListener('keydown', (event) => {
    // A syllable that is still being put together takes its keys itself.
    if (event.isComposing || event.altKey) return;
    const last = options().length - 1;
    const to = event.key === 'ArrowDown' ? (at >= last ? 0 : at + 1) : event.key === 'ArrowUp' ? (at <= 0 ? last : at - 1) : moved && event.key === 'Home' ? 0 : moved && event.key === 'End' ? last : null;
    if (event.key === 'Enter') {
      event.preventDefault();
      press(options()[at], event);
    } else if (to !== null && last >= 0) {
      event.preventDefault();
      moved = true;
      go(to);
    } else if (event.key !== 'Shift' && event.key !== 'Control' && event.key !== 'Meta') {
      moved = false;
    }
  });
  field.addEventListener('input', show);
  list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // To another place on this page as well.
    if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) box.close();
  });
  box.setAttribute('data-ready', '');
  show();
}
