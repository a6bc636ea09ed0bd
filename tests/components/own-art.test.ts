import { expect } from '@open-wc/testing';
import type { BlueLionGame } from '../../components/index.ts';
import { all, clear, drawn, make, press, ready, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const position = 'PxAxPbBaXb - Ap/ x 4-3 rulebook';
const square = (colour: string): string => `<svg slot="picture-a" viewBox="0 0 10 10"><rect width="10" height="10" fill="${colour}"/></svg>`;

/** A table with pictures of the page's own inside its tag. */
async function hung(inside: string, attributes: Record<string, string> = { position }): Promise<BlueLionGame> {
  const table = make(attributes);
  table.innerHTML = inside;
  document.body.append(table);
  await ready(table);
  await until('own pictures', () => all(table, '.own')[0]);
  return table;
}

const facesOf = (table: BlueLionGame, picture: string): HTMLElement[] => all(table, `.face-of.${picture}`);
const fills = (table: BlueLionGame): (string | null | undefined)[] => facesOf(table, 'A').map((face) => face.querySelector('.own rect')?.getAttribute('fill'));

describe('a picture of the page’s own', () => {
  it('hangs in every tile of its kind, beside the player and in the corner for the memory, and in no other', async () => {
    const table = await hung(square('green'), { position, memory: 'seen' });
    expect(facesOf(table, 'A').length).to.be.greaterThan(3);
    expect([...new Set(fills(table))]).to.deep.equal(['green']);
    expect(table.shadowRoot!.querySelector('blue-lion-strip .own')).not.to.equal(null);
    expect(table.shadowRoot!.querySelector('.back .own')).not.to.equal(null);
    expect(all(table, '.face-of:not(.A) .own')).to.have.length(0);
    for (const shape of facesOf(table, 'A')[0]!.querySelectorAll('path')) expect(shape.checkVisibility?.() ?? false).to.equal(false);
    const copies = new Set(facesOf(table, 'A').map((face) => face.querySelector('.own')!.innerHTML));
    expect(copies.size, 'all tiles of a kind are the same').to.equal(1);
  });
  it('does not change what a tile is called', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    const before = all(table, '[part=tile]').map((each) => each.getAttribute('aria-label'));
    table.insertAdjacentHTML('beforeend', square('green'));
    await until('own pictures', () => all(table, '.own')[0]);
    expect(all(table, '[part=tile]').map((each) => each.getAttribute('aria-label'))).to.deep.equal(before);
  });
  it('is there when a tile is turned, and follows when the page changes it or takes it away', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    table.insertAdjacentHTML('beforeend', square('green'));
    await until('own pictures', () => all(table, '.own')[0]);
    await press(table, tile(table, 'row', 1), wordsFor().choices.flip);
    await drawn(table);
    expect(fills(table)).to.have.length(4);
    expect([...new Set(fills(table))]).to.deep.equal(['green']);
    table.querySelector('rect')!.setAttribute('fill', 'red');
    await until('another colour', () => fills(table).every((fill) => fill === 'red'));
    table.querySelector('[slot]')!.remove();
    await until('the game’s own picture', () => all(table, '.own').length === 0);
    expect(facesOf(table, 'A')[0]!.querySelector('path')!.getBoundingClientRect().width).to.be.greaterThan(0);
  });
  it('may be an image, or lie in a template', async () => {
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const table = await hung(`<img slot="picture-b" src="${pixel}"><template slot="picture-x"><svg viewBox="0 0 10 10"><circle r="5"/></svg></template>`);
    expect(facesOf(table, 'B')[0]!.querySelector('.own image')!.getAttribute('href')).to.equal(pixel);
    expect(facesOf(table, 'X')[0]!.querySelector('.own circle')).not.to.equal(null);
  });
  it('may be set as a property, which comes before a child', async () => {
    const table = await hung(square('green'));
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'ellipse'));
    table.pictures = { A: svg, P: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' };
    await until('the property', () => all(table, '.own ellipse')[0]);
    expect(fills(table).filter(Boolean)).to.have.length(0);
    expect(facesOf(table, 'P')[0]!.querySelector('image')!.getAttribute('href')).to.match(/^data:/);
    table.pictures = null;
    await until('the child', () => fills(table).every((fill) => fill === 'green'));
  });
  it('finds its own gradient in every copy', async () => {
    const table = await hung('<svg slot="picture-a" viewBox="0 0 9 9"><linearGradient id="g"><stop stop-color="red"/></linearGradient><path d="M0 0h9v9z" style="fill:url(#g)"/></svg>');
    for (const face of facesOf(table, 'A')) {
      const [, id] = /url\("?#([^")]*)/.exec(face.querySelector('.own path')!.getAttribute('fill')!)!;
      expect(face.querySelector('.own linearGradient')!.id).to.equal(id);
    }
    const ids = all(table, '.own [id]').map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });
  it('that is hostile runs nothing and loads nothing from inside a tile', async () => {
    const ran: string[] = [];
    (globalThis as unknown as { ran: (how: string) => void }).ran = (how) => { ran.push(how); };
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="ran('load')">
      <script>ran('script')</script><style>* { background: url(https://example.invalid/a) }</style>
      <a href="javascript:ran('link')"><rect width="9" height="9"/></a><use href="https://example.invalid/b#c"/><image href="https://example.invalid/d"/>
      <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.ran('frame')&lt;/script&gt;"/><img xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="ran('image')"/></foreignObject>
      <path d="M0 0h9v9z" fill="url(https://example.invalid/e#f)" stroke="u\\72l(https://example.invalid/g)" onclick="ran('click')" mask="image-set('https://example.invalid/h' 1x)"><set attributeName="onclick" to="ran('set')"/><animate attributeName="href" values="javascript:ran('animate')"/></path>
      <circle r="3" fill="red"/></svg>`, 'image/svg+xml').documentElement;
    const table = await sit({ position });
    table.pictures = { A: parsed };
    const own = await until('own pictures', () => all(table, '.own')[0]);
    for (const element of own.querySelectorAll('*')) {
      expect(['svg', 'path', 'circle']).to.include(element.localName);
      for (const { name, value } of element.attributes) expect(`${name}=${value}`).not.to.match(/^on|href|script|invalid|\\/);
    }
    expect(own.querySelector('circle')!.getAttribute('fill')).to.equal('red');
    for (const path of all(table, '.own path')) path.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn(table);
    expect(ran).to.deep.equal([]);
  });
  it('that is no picture leaves the game’s own', async () => {
    const table = await sit({ position });
    let deep: Element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const top = deep;
    for (let n = 0; n < 3000; n++) deep = deep.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    const many = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    many.append(...Array.from({ length: 5000 }, () => document.createElementNS('http://www.w3.org/2000/svg', 'path')));
    for (const pictures of [{ A: many }, { A: top }, { A: document.createTextNode('A') }, { A: document.createElement('p') }, { A: null }, { Q: 'x' }, 'x', 7, [], { A: '' }, { A: Symbol('A') }]) {
      table.pictures = pictures as BlueLionGame['pictures'];
      await drawn(table);
      expect(all(table, '[part=tile]').length).to.equal(6);
    }
    expect(all(table, '.own image')).to.have.length(0);
  });
});
