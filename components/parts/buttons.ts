import { html, nothing, type TemplateResult } from 'lit';
import type { Mark } from '../art/index.ts';
import { sign } from './tile.ts';

/** A button with its sign. One that is not `open` is dim, and says why when it is pressed. */
export interface Button { readonly key: string; readonly label: string; readonly mark: Mark; readonly open: boolean }

/** Buttons side by side, each with its sign above or before its words. */
export const buttonsOf = <B extends Button>(list: readonly B[], press: (button: B) => void, size = ''): TemplateResult[] => list.map((button) => html`
<button type="button" class=${size} part="button" data-choice=${button.key} aria-disabled=${(button.open ? nothing : 'true') as 'true'} @click=${() => { press(button); }}>${sign(button.mark)}<span>${button.label}</span></button>`);
