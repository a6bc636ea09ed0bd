import { html, svg, type TemplateResult } from 'lit';
import { contour, marks, pictures, type Line, type Mark } from '../art/index.ts';
import type { MoreMark } from '../art/more-marks.ts';
import type { Picture } from '../../machine/rules/index.ts';

// Every picture and mark is one template for good: all tiles of a kind are the same to the pixel. A tile lies a little
// turned towards who looks at it: below its face one sees its gilt edge.
const faces = Object.fromEntries(Object.entries(pictures).map(([picture, shapes]) => [picture, html`
  <svg class="face-of ${picture}" viewBox="-10 -10 120 120" aria-hidden="true"><rect class="face tone-gilt" x="-9" y="-9" width="118" height="118" rx="11"></rect>
  <rect class="face" x="-9" y="-9" width="118" height="112" rx="11"></rect>
  <path class="contour" d=${contour(picture as Picture)}></path>${shapes.map(({ d, tone }) => svg`<path class="tone-${tone}" d=${d}></path>`)}</svg>`])) as Record<Picture, TemplateResult>;

const drawn = (lines: Readonly<Record<string, readonly Line[]>>): Record<string, TemplateResult> => Object.fromEntries(Object.entries(lines).map(([mark, lines]) => [mark, html`
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">${lines.map(({ d, solid }) => svg`<path class=${solid ? 'solid' : 'line'} d=${d}></path>`)}</svg>`]));
const signs = drawn(marks);

/** Signs that come later. */
export const addSigns = (more: Readonly<Record<MoreMark, readonly Line[]>>): void => { Object.assign(signs, drawn(more)); };

/** A tile as it lies: the picture that is up on its face. */
export const face = (picture: Picture): TemplateResult => faces[picture];

/** A small sign in the colour of the text. */
export const sign = (mark: Mark | MoreMark): TemplateResult => signs[mark];
