import { html, nothing, type TemplateResult } from 'lit';
import type { Button } from '../context.ts';
import { sign } from './tile.ts';

/** Buttons side by side, each with its sign above or before its words. One that is not open is dim, and says why when it is pressed. */
export const buttonsOf = <B extends Button>(list: readonly B[], press: (button: B) => void, size = ''): TemplateResult[] => list.map((button) => html`
<button type="button" class=${size} part="button" data-choice=${button.key} aria-expanded=${(button.expanded?.toString() ?? nothing) as 'true'} aria-disabled=${(button.open ? nothing : 'true') as 'true'} @click=${() => { press(button); }}>${sign(button.mark)}<span>${button.label}</span></button>`);
