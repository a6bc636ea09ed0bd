/* The filters of the list of rulings. What is chosen stands in the address, so that it can be passed on; what means nothing there is ignored. */
const form = document.querySelector<HTMLFormElement>('[data-filters]')!;
const text = form.querySelector<HTMLInputElement>('[name=q]')!, selects = [...form.querySelectorAll('select')];
const status = form.querySelector<HTMLElement>('[data-count]')!, showAll = form.querySelector<HTMLElement>('[data-all]')!;
const sections = [...document.querySelectorAll<HTMLElement>('[data-phase]')];

/** As words are compared: no case, and letters that look alike are alike. */
const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replaceAll('’', '\'').replace(/\s+/g, ' ').trim();
interface Item { readonly item: HTMLElement; readonly section: HTMLElement; readonly words: string; readonly has: Readonly<Record<string, readonly string[]>> }
const items = sections.flatMap((section) => Array.from(section.querySelectorAll<HTMLElement>('[data-id]'), (item): Item => {
  const { id = '', rules = '', by = '', often = '', answers = '' } = item.dataset;
  return { item, section, words: plain([item.textContent, id, answers].join(' ')), has: { when: [section.dataset.phase!], rule: rules.split(' '), by: by.split(' '), often: [often] } };
}));

function filter(): void {
  const wanted = plain(text.value).split(' '), chosen = selects.filter(({ value }) => value !== '');
  let count = 0;
  for (const { item, words, has } of items) {
    const fits = chosen.every(({ name, value }) => has[name].includes(value)) && wanted.every((word) => words.includes(word));
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
