/* The answer as a picture: an SVG of its own, and where the page allows it a PNG of that. */
import { drawPosition } from '../draw.ts';
import type { Position } from '../../machine/rules/index.ts';

const WIDTH = 640;
/** About so many characters go on a line of the picture; Korean ones are as wide as two. */
const LINE = 62;
const widthOf = (text: string): number => [...text].reduce((sum, character) => sum + (/[\u1100-\uffdc]/.test(character) ? 2 : 1), 0);

/** Text for an XML document. */
const escape = (text: string): string => text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text in lines, broken between words. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [''];
  // An address has no spaces: it is cut where the line ends.
  for (const word of text.split(/\s+/).flatMap((each) => (widthOf(each) > LINE ? each.match(new RegExp(`.{1,${LINE - 6}}`, 'gu'))! : [each]))) {
    if (lines.at(-1) !== '' && widthOf(`${lines.at(-1)} ${word}`) > LINE) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines;
}

/** A line of text: what is said, in bold or not. */
export interface Said { readonly text: string; readonly bold?: boolean }
/** A position with what stands above it. */
export interface Drawn { readonly position: Position; readonly label: string }

/** Positions one below the other, each with what it is, and below them what is said of them, as a standalone SVG on white. */
export function pictureOf(drawings: readonly Drawn[], said: readonly Said[], title: string): string {
  const parts: string[] = [];
  let y = 0;
  const write = (text: string, bold = false): void => {
    for (const line of linesOf(text)) {
      y += 26;
      parts.push(`<text x="20" y="${y}" font-family="system-ui,sans-serif" font-size="19" fill="#14203f"${bold ? ' font-weight="700"' : ''}>${escape(line)}</text>`);
    }
  };
  for (const { position, label } of drawings) {
    write(label);
    y += 10;
    const drawn = drawPosition(position, { title: `${title}: ${label}`, backs: true }), [, height = '226'] = /viewBox="0 0 \d+ (\d+)"/.exec(drawn) ?? [];
    parts.push(drawn.replace('<svg ', `<svg y="${y}" width="${WIDTH}" height="${height}" `));
    y += Number(height);
  }
  y += 6;
  for (const { text, bold } of said) write(text, bold);
  const total = y + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}"><rect width="${WIDTH}" height="${total}" fill="#fff"/>${parts.join('')}</svg>`;
}

/** Draws it as a PNG, twice as large; null where the page forbids it, or the browser cannot. Pages that are strict about pictures allow `data:` sooner than `blob:`. */
export async function pngOf(svg: string): Promise<Blob | null> {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => { canvas.toBlob(done, 'image/png'); });
  } catch {
    return null;
  }
}

/** Hands a file to whoever asked for it. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file), link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  // Not at once: some browsers read it a little later.
  setTimeout(() => { URL.revokeObjectURL(address); }, 10_000);
}
