import { unsafeCSS } from 'lit';
import { colourDeclarations, toneRules } from '../art/index.ts';

/** The colours of both themes and the tones of the art, as a stylesheet. */
export const colours = unsafeCSS(`:host{${colourDeclarations()}}${toneRules}`);
