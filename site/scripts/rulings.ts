import { match, type Entry } from './match.ts';
import { here } from './waits.ts';

/* The filters of the list of rulings. What is chosen stands in the address, so that it can be passed on; what means nothing there is ignored. */
const form = document.querySelector<HTMLFormElement>('[data-filters]')!;
const text = form.querySelector<HTMLInputElement>('[name=q]')!, selects = [...form.querySelectorAll('select')], more = form.querySelector('details')!;
const status = form.querySelector<HTMLElement>('[data-count]')!, showAll = form.querySelector<HTMLElement>('[data-all]')!;
const sections = [...document.querySelectorAll<HTMLElement>('[data-phase]')], found = document.querySelector<HTMLElement>('[data-found]')!;
const lang = document.documentElement.lang === 'ko' ? 'ko' : 'en';

interface Item extends Entry { readonly item: HTMLElement; readonly section: HTMLElement; readonly has: Readonly<Record<string, readonly string[]>> }
const often = [...form.querySelectorAll<HTMLOptionElement>('[name=often] option')].map(({ value }) => value).filter(Boolean);
const items = sections.flatMap((section) => Array.from(section.querySelectorAll<HTMLElement>('[data-id]'), (item): Item => {
  const { id = '', rules = '', by = '', often: comes = '', answers = '', called = '' } = item.dataset, said = (part: string): string => item.querySelector(part)!.textContent;
  return {
    item, section, id, called, rules: rules.split(' '), answers: answers.split(' '), question: said('h3'), answer: said('.answer'), rank: often.indexOf(comes),
    has: { when: [section.dataset.phase!], rule: rules.split(' '), by: by.split(' '), often: [comes] },
  };
}));

/** Shows what fits: by phase where no words are typed, otherwise in one list, best first. */
function filter(): void {
  const chosen = selects.filter(({ value }) => value !== ''), within = items.filter(({ has }) => chosen.every(({ name, value }) => has[name].includes(value)));
  const fits = match(within, text.value, lang), ranked = fits !== within;
  for (const each of items) each.item.hidden = !fits.includes(each);
  for (const { item, section } of ranked ? fits : items) (ranked ? found : section).querySelector('ul')!.append(item);
  for (const section of sections) section.hidden = ranked || items.every((each) => each.section !== section || each.item.hidden);
  found.hidden = !ranked || fits.length === 0;
  const { count: counted, none } = status.dataset, said = counted!.replace('{n}', String(fits.length)).replace('{of}', String(items.length));
  status.textContent = fits.length > 0 ? said : none!;
  showAll.hidden = fits.length === items.length && chosen.length === 0 && text.value === '';
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

// On a narrow screen the other filters are folded up, unless one of them is set: what is found stands right below the field.
const wide = matchMedia('(min-width: 40rem)');
const unfold = (): void => { more.open = wide.matches || selects.some(({ value }) => value !== ''); };

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
unfold();
wide.addEventListener('change', unfold);
// A page that comes back from the browser's memory has its fields set after that.
addEventListener('pageshow', () => { filter(); });
here();
