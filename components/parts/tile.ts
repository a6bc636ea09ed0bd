import { html, type TemplateResult } from 'lit';
import { contour, marks, pictures, type Line, type Mark } from '../art/index.ts';
import type { MoreMark } from '../art/more-marks.ts';
import type { Picture } from '../../machine/rules/index.ts';

/** What never changes is one template without a part to fill: a table copies its nodes at one go, and never looks at them again. The space before it keeps words apart that stand on either side of a picture. */
const still = (text: string): TemplateResult => html(Object.assign([` ${text}`], { raw: [text] }));
const each = <From, Name extends string>(from: Readonly<Record<Name, From>>, to: (value: From, name: Name) => string): Record<Name, TemplateResult> =>
  Object.fromEntries(Object.entries<From>(from).map(([name, value]) => [name, still(to(value, name as Name))])) as Record<Name, TemplateResult>;

// All tiles of a kind are the same to the pixel. A tile lies a little turned towards who looks at it: below its face one
// sees its gilt edge.
const faces = each(pictures, (shapes, picture: Picture) => {
  const slab = (look: string, height: number): string => `<rect class="face${look}" x="-9" y="-9" width="118" height="${height}" rx="11"/>`;
  return `<svg class="face-of ${picture}" viewBox="-10 -10 120 120" aria-hidden="true">${slab(' tone-gilt', 118)}${slab('', 112)}<path class="contour" d="${contour(picture)}"/>${shapes.map(({ d, tone }) => `<path class="tone-${tone}" d="${d}"/>`).join('')}</svg>`;
});

const drawn = <Name extends string>(lines: Readonly<Record<Name, readonly Line[]>>): Record<Name, TemplateResult> =>
  each(lines, (line) => `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">${line.map(({ d, solid }) => `<path class="${solid ? 'solid' : 'line'}" d="${d}"/>`).join('')}</svg>`);
const signs: Record<string, TemplateResult> = drawn(marks);

/** Signs that come later. */
export const addSigns = (more: Readonly<Record<MoreMark, readonly Line[]>>): void => { Object.assign(signs, drawn(more)); };

/** A tile as it lies: the picture that is up on its face. */
export const face = (picture: Picture): TemplateResult => faces[picture];

/** A small sign in the colour of the text. */
export const sign = (mark: Mark | MoreMark): TemplateResult => signs[mark];
