import type { Picture } from '../machine/rules/types.ts';
import { sheetOf } from './styles/sheet.ts';

/** Pictures of somebody's own, by the letter of the picture that they stand for: the address of an image, or an `<svg>` or `<img>`. */
export type OwnArt = Readonly<Partial<Record<Picture, string | Node>>>;

interface Host extends HTMLElement { readonly pictures?: OwnArt | null }

const SVG = 'http://www.w3.org/2000/svg';
const PICTURES: readonly Picture[] = ['A', 'X', 'P', 'B'];

/** All that is copied: shapes and what paints them. Nothing that runs, loads, links, moves or holds HTML. */
const SHAPES = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask']);
const PAINT = ['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask', 'opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'paint-order', 'stop-color', 'stop-opacity', 'color', 'display', 'visibility', 'transform'];
const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'points', 'pathLength', 'viewBox', 'preserveAspectRatio', 'offset', 'spreadMethod', 'gradientUnits', 'gradientTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits'];
const FUNCTIONS = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|matrix|translate|scale|rotate|skewX|skewY)$/;
/** More than this is no picture for a tile; neither is what lies deeper. */
const MOST_SHAPES = 4000, DEEPEST = 60;

/** A value that loads nothing: `url()` only of something inside the same picture, and no escapes, which could hide one. */
function harmless(value: string): boolean {
  if (value.includes('\\')) return false;
  const outside = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, '');
  return [...outside.matchAll(/([\w-]*)\s*\(/g)].every(([, name]) => FUNCTIONS.test(name));
}

/** A copy of the shapes, with ids that are its own: many of them stand in one tree. */
function copyShapes(source: Element, prefix: string, depth = 0): SVGElement {
  const copy = document.createElementNS(SVG, source.localName);
  const set = (name: string, value: string | null): void => {
    if (value && harmless(value)) copy.setAttribute(name, value.replace(/(url\(\s*["']?#)/g, `$1${prefix}`));
  };
  for (const name of GEOMETRY) set(name, source.getAttribute(name));
  for (const name of PAINT) set(name, (source as SVGElement).style.getPropertyValue(name) || source.getAttribute(name));
  if (source.id) copy.id = prefix + source.id;
  // A gradient may take its colours from another one.
  const link = source.localName.endsWith('Gradient') && source.getAttribute('href');
  if (link && link.startsWith('#')) copy.setAttribute('href', `#${prefix}${link.slice(1)}`);
  if (depth < DEEPEST) for (const child of source.children) if (child.namespaceURI === SVG && SHAPES.has(child.localName)) copy.append(copyShapes(child, prefix, depth + 1));
  return copy;
}

function imageOf(href: string): SVGElement {
  const image = document.createElementNS(SVG, 'image');
  image.setAttribute('href', href);
  return image;
}

let copies = 0;

/** What hangs in a tile: it fills the box on which the game's own pictures are drawn. Null where there is nothing to hang. */
function framed(source: string | Node): SVGElement | null {
  const art = typeof source === 'string' ? source
    : source instanceof Element && source.matches('svg,img') ? source
    : (source instanceof HTMLTemplateElement ? source.content : source instanceof Element ? source : null)?.querySelector('svg,img');
  if (!art) return null;
  let picture: SVGElement;
  if (typeof art === 'string') picture = imageOf(art);
  else if (art.localName === 'img') picture = imageOf((art as HTMLImageElement).currentSrc || (art as HTMLImageElement).src);
  else {
    if (art.getElementsByTagName('*').length > MOST_SHAPES) return null;
    picture = copyShapes(art, `own-${++copies}-`);
    // Nothing to be seen is no picture: the game's own stays.
    if (!picture.querySelector('path,rect,circle,ellipse,line,polyline,polygon')) return null;
    const [width, height] = ['width', 'height'].map((name) => parseFloat(art.getAttribute(name) ?? ''));
    if (!art.hasAttribute('viewBox') && width > 0 && height > 0) picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  for (const [name, value] of Object.entries({ x: '0', y: '0', width: '100', height: '100' })) picture.setAttribute(name, value);
  const frame = document.createElementNS(SVG, 'g');
  frame.setAttribute('class', 'own');
  frame.append(picture);
  return frame;
}

/** Own pictures keep their own colours, also where the user forces theirs: on a face as pale as it would be otherwise. */
const styles = sheetOf(`
.face-of[data-own]>:not(.face,.own){display:none}
.face-of>.own{fill:#000;stroke:none;stroke-width:1;paint-order:normal}
.face-of[data-own]>.face{fill:var(--_face)}
.face-of[data-own]>.tone-gilt{fill:var(--_gilt)}
`);

/**
 * Hangs a page's own pictures in the tiles of a table, wherever one is shown: in the row and the trays, in the corner for the
 * memory, beside the players. They come from the property `pictures`, else from children of the element with
 * `slot="picture-a"`, `picture-x`, `picture-p`, `picture-b`: an `<svg>`, an `<img>`, or anything that holds one, such as a
 * `<template>`, which shows nothing where there is no script. They are drawn on a square, and what they are called stays.
 * @returns what takes them down
 */
export function hang(host: Host): () => void {
  const root = host.shadowRoot!;
  const sources = (): OwnArt => Object.fromEntries(PICTURES.map((picture) => [picture, host.pictures?.[picture] ?? [...host.children].find(({ slot }) => slot === `picture-${picture.toLowerCase()}`)]));
  const take = (face: Element): void => {
    face.removeAttribute('data-own');
    face.querySelector(':scope>.own')?.remove();
  };
  const put = (face: Element, own: OwnArt): void => {
    take(face);
    const source = own[PICTURES.find((picture) => face.classList.contains(picture))!], picture = source && framed(source);
    if (!picture) return;
    face.setAttribute('data-own', '');
    face.append(picture);
  };
  const faces = (tree: ParentNode): Element[] => [...tree.querySelectorAll('.face-of')];
  const hangAll = (): void => { const own = sources(); for (const face of faces(root)) put(face, own); };

  const tiles = new MutationObserver((records) => {
    const own = sources();
    // A face that is drawn anew may be another picture in the same node.
    for (const node of records.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : (target as Element).matches('.face-of') ? [target] : []))) {
      if (node instanceof Element && node.isConnected) for (const face of node.matches('.face-of') ? [node] : faces(node)) put(face, own);
    }
  });
  const changes = new MutationObserver((records) => { if (records.some(({ target, type }) => target !== host || type === 'childList')) hangAll(); });
  tiles.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
  changes.observe(host, { childList: true, subtree: true, attributes: true });
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets.push(styles);
  hangAll();
  return () => {
    tiles.disconnect();
    changes.disconnect();
    for (const face of faces(root)) take(face);
  };
}
