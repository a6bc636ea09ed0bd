import type { Picture, Player, Position, Tile } from '../machine/rules/types.ts';
import { marks } from './art/marks.ts';
import type { Mark } from './art/marks.ts';
import { palette } from './art/themes.ts';
import { contour, contourWidth, pictures } from './art/pictures.ts';

/** What a drawing may be asked for. */
export interface DrawOptions {
  /** What the drawing says to those who cannot see it. Default: the name of the game. */
  readonly title?: string;
  /** Show the backs that were seen, small, in the corner of their tiles. Default: no backs at all. */
  readonly backs?: boolean;
}

const colours = palette.day;
/** Lines outside the tiles: at least 3:1 on white paper, by day and by night, because nothing is painted below them. */
const metal = '#96712d';

const width = 640;
const step = 100;
const stripHeight = 126;

/**
 * Draws a position as a standalone SVG text: the two thieves with their diamonds, the tiles set aside between them, the
 * row, the loose tiles. Whose turn it is, is framed and underlined; no one once the game is over. Tiles that go back in
 * this turn hang on a hook, those just set aside for the next player lie in a dashed place.
 *
 * The ground is left clear, nothing has an id, and all colours are plain attributes: it may stand several times on any
 * page, under any content policy, and prints in black and white.
 */
export function drawPosition(position: Position, options: DrawOptions = {}): string {
  const { row, loose, turn, score } = position;
  const backs = options.backs ?? false;
  const mover = score.a >= 7 || score.x >= 7 ? null : turn;
  const height = stripHeight + step + (loose.length > 0 ? 96 : 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escape(options.title ?? 'The Blue Lion')}</title>`,
    thief('a', score.a, mover === 'a'),
    thief('x', score.x, mover === 'x'),
    aside(position, backs),
    row.length > 0 ? line(row, stripHeight, 96, 4, backs) : place((width - 96) / 2, stripHeight, 96),
    line(loose, stripHeight + step + 14, 76, 10, backs),
    '</svg>',
  ].join('');
}

/** The head of a thief, and the diamonds below it: seven to win, more if there are more. */
function thief(player: Player, diamonds: number, moves: boolean): string {
  const sockets = Math.max(7, diamonds);
  const length = sockets * 19;
  const left = player === 'a' ? 20 : width - 20 - length;
  const head = player === 'a' ? 20 : width - 20 - 68;
  let drawn = tile({ up: player === 'a' ? 'A' : 'X', back: null }, head, 7, 68, false);
  if (moves) {
    drawn +=
      `<rect x="${head - 4}" y="3" width="76" height="76" rx="11" fill="none" stroke="${metal}" stroke-width="5"/>` +
      `<path d="M${left} 113h${length}" stroke="${metal}" stroke-width="6" stroke-linecap="round"/>`;
  }
  for (let n = 0; n < sockets; n++) drawn += mark(n < diamonds ? 'diamond' : 'socket', left + n * 19 - 1, 84, 21);
  return drawn;
}

/** The tiles set aside, in the middle between the thieves. */
function aside({ due, fresh }: Position, backs: boolean): string {
  const left = (width - (due.length + fresh.length) * 72) / 2 + 4;
  const waiting = due.map((one, n) => tile(one, left + n * 72, 32, 64, backs) + mark('hook', left + n * 72 + 17, 0, 30));
  const set = fresh.map((one, n) => {
    const x = left + (due.length + n) * 72;
    return place(x - 3, 29, 70) + tile(one, x + 4, 36, 56, backs);
  });
  return waiting.concat(set).join('');
}

/** Tiles side by side, centred. */
function line(tiles: readonly Tile[], y: number, size: number, gap: number, backs: boolean): string {
  const left = (width - tiles.length * (size + gap) + gap) / 2;
  return tiles.map((one, n) => tile(one, left + n * (size + gap), y, size, backs)).join('');
}

function tile({ up, back }: Tile, x: number, y: number, size: number, backs: boolean): string {
  const corner = backs && back !== null ? `<svg x="64" y="64" width="44" height="44" viewBox="-10 -10 120 120">${card(back)}</svg>` : '';
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-10 -10 120 120">${card(up)}${corner}</svg>`;
}

function card(picture: Picture): string {
  const shapes = pictures[picture].map(({ d, tone }) => `<path d="${d}" fill="${colours[tone]}"/>`).join('');
  // The face, and below it the edge: a tile is thick.
  const slab = (height: number, colour: string): string => `<rect x="-9" y="-9" width="118" height="${height}" rx="11" fill="${colour}" stroke="${colours.ink}" stroke-width="2"/>`;
  return (
    slab(118, colours.gilt) + slab(112, colours.face) +
    `<path d="${contour(picture)}" fill="none" stroke="${colours.ink}" stroke-width="${contourWidth}" stroke-linejoin="round"/>${shapes}`
  );
}

/** A place without its tile. */
function place(x: number, y: number, size: number): string {
  return `<rect x="${x + 1}" y="${y + 1}" width="${size - 2}" height="${size - 2}" rx="9" fill="none" stroke="${metal}" stroke-width="3" stroke-dasharray="7 5"/>`;
}

function mark(name: Mark, x: number, y: number, size: number): string {
  const paint = name === 'diamond' ? colours.lion : metal;
  const lines = marks[name].map(({ d, solid }) => `<path d="${d}" fill="${solid ? paint : 'none'}"/>`).join('');
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" stroke="${paint}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
}

/** Text for an XML element: what would be markup is escaped, what XML cannot hold at all is replaced. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
