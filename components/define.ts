import { BlueLionBar } from './parts/bar.ts';
import { BlueLionFoot } from './parts/foot.ts';
import { BlueLionLoose } from './parts/loose.ts';
import { BlueLionRow } from './parts/row.ts';
import { BlueLionStrip } from './parts/strip.ts';
import { BlueLionTray } from './parts/tray.ts';

const parts = {
  'blue-lion-strip': BlueLionStrip, 'blue-lion-tray': BlueLionTray, 'blue-lion-row': BlueLionRow, 'blue-lion-loose': BlueLionLoose,
  'blue-lion-bar': BlueLionBar, 'blue-lion-foot': BlueLionFoot,
};

/** Defines an element unless the page has one of that name already. */
export function defineOnce(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** The parts of a table. The first table that is made defines them, so that importing its class does nothing. */
export function defineParts(): void {
  for (const [name, part] of Object.entries(parts)) defineOnce(name, part);
}
