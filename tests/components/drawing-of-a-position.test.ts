import { expect } from '@open-wc/testing';
import { drawPosition } from '../../components/draw.ts';
import { palette } from '../../components/art/themes.ts';
import { read } from '../player.ts';
import { all, clear, see } from './table.ts';

afterEach(clear);

const position = 'PxAxPbBaXb - Ap/ x 4-3 rulebook';
const parse = (drawing: string): Element => new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
/** The pictures of a tile, path by path, however they are coloured. */
const paths = (tile: Element): string => [...tile.querySelectorAll(':scope>rect,:scope>path')].map((shape) => shape.getAttribute('d') ?? ['x', 'y', 'width', 'height', 'rx'].map((name) => shape.getAttribute(name)).join()).join('|');

describe('a drawing of a position', () => {
  it('has the tiles of the table, path by path, and all of a kind are the same', async () => {
    const drawn = [...parse(drawPosition(read(position), { backs: true })).querySelectorAll('svg[viewBox="-10 -10 120 120"]')].map(paths);
    const table = await see({ position, memory: 'seen' });
    const shown = all(table, 'blue-lion-row .places .face-of, blue-lion-tray .face-of, blue-lion-strip .face-of').map(paths);
    expect(drawn.length).to.equal(14);
    expect(new Set(drawn).size, 'four pictures').to.equal(4);
    expect([...drawn].sort()).to.deep.equal([...shown].sort());
  });
  it('is well formed whatever it is called, and has nothing that a page could forbid or that could be there twice', () => {
    for (const title of ['The Blue Lion', '<script>alert(1)</script>', '"\'&]]>', '\u0000\uD800', '블루 라이언']) {
      const drawing = parse(drawPosition(read(position), { title, backs: true }));
      expect(drawing.localName).to.equal('svg');
      expect(drawing.querySelector('parsererror, script, style, [style], [id], [class], [href]')).to.equal(null);
      expect(drawing.getAttribute('role')).to.equal('img');
    }
  });
  it('shows no back unless it is asked for', () => {
    expect(parse(drawPosition(read(position))).querySelectorAll('svg[viewBox="-10 -10 120 120"]').length).to.equal(8);
  });
});

it('the tones of the pictures are the same by day and by night', () => {
  for (const tone of ['ink', 'light', 'skin', 'gilt', 'arsene', 'lady', 'police', 'lion', 'deep', 'ice'] as const) expect(palette.day[tone]).to.equal(palette.night[tone]);
});
