import { synonyms } from '../words/synonyms.ts';

/* The filters of the list of rulings. What is chosen stands in the address, so that it can be passed on; what means nothing there is ignored. */
const form = document.querySelector<HTMLFormElement>('[data-filters]')!;
const text = form.querySelector<HTMLInputElement>('[name=q]')!, selects = [...form.querySelectorAll('select')];
const status = form.querySelector<HTMLElement>('[data-count]')!, showAll = form.querySelector<HTMLElement>('[data-all]')!;
const sections = [...document.querySelectorAll<HTMLElement>('[data-phase]')];

/** As words are compared: no case, and letters that look alike are alike. */
const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD')[0]).replaceAll('’', '\'').replace(/\s+/g, ' ').trim();
interface Item { readonly item: HTMLElement; readonly section: HTMLElement; readonly words: string; readonly has: Readonly<Record<string, readonly string[]>> }
const items = sections.flatMap((section) => Array.from(section.querySelectorAll<HTMLElement>('[data-id]'), (item): Item => {
  const { id = '', rules = '', by = '', often = '', answers = '' } = item.dataset;
  return { item, section, words: plain([item.textContent, id, answers].join(' ')), has: { when: [section.dataset.phase!], rule: rules.split(' '), by: by.split(' '), often: [often] } };
}));

const also = synonyms[document.documentElement.lang === 'ko' ? 'ko' : 'en'];

/** Each word that was typed, with whatever else it may be called; an English plural also without its ending. */
const asked = (): string[][] => plain(text.value).split(' ').filter(Boolean).map((word) => [word, ...(also[word] ?? []), ...(/[a-z]{3}s$/.test(word) ? [word.replace(/(?<=s|x)es$|s$/, '')] : [])]);

function filter(): void {
  const wanted = asked(), matched = new Map(items.map((each) => [each, wanted.filter((names) => names.some((name) => each.words.includes(name))).length]));
  const chosen = selects.filter(({ value }) => value !== '');
  const within = items.filter(({ has }) => chosen.every(({ name, value }) => has[name].includes(value)));
  // Where nothing has all the words, what has most of them is better than nothing.
  const most = Math.max(0, ...within.map((each) => matched.get(each)!)), least = wanted.length === 0 ? 0 : Math.max(1, most);
  let count = 0;
  for (const each of items) {
    const { item } = each, fits = within.includes(each) && matched.get(each)! >= least;
    item.hidden = !fits;
    if (fits) count++;
  }
  for (const section of sections) section.hidden = items.every((each) => each.section !== section || each.item.hidden);
  const { count: counted, none } = status.dataset, said = counted!.replace('{n}', String(count)).replace('{of}', String(items.length));
  status.textContent = count > 0 ? said : none!;
  showAll.hidden = count === items.length;
}

/** What the address says, as far as the filters know it. */
function read(): void {
  const said = new URLSearchParams(location.search);
  text.value = (said.get('q') ?? '').slice(0, text.maxLength);
  for (const select of selects) {
    const value = said.get(select.name) ?? '';
    select.value = [...select.options].some((option) => option.value === value) ? value : '';
  }
  filter();
}

function write(): void {
  const pairs = [text, ...selects].flatMap(({ name, value }) => (value.trim() ? [[name, value.trim()]] : [])), query = new URLSearchParams(pairs).toString();
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}

form.addEventListener('input', () => {
  filter();
  write();
});
form.addEventListener('submit', (event) => { event.preventDefault(); });
showAll.addEventListener('click', () => {
  for (const field of [text, ...selects]) field.value = '';
  filter();
  write();
  text.focus();
});
read();
// A page that comes back from the browser's memory has its fields set after that.
addEventListener('pageshow', () => { filter(); });
export {};
