/** Real input for the component tests, given by the browser and not by scripted events. See also `sendMouse` and `setViewport` in @web/test-runner-commands. */
import { executeServerCommand } from '@web/test-runner-commands';

/** Presses real keys one after the other, in every engine; `Shift+Tab` holds the first while the second is pressed. Names as in `KeyboardEvent.key`. */
export const keys = (...presses: string[]): Promise<unknown> => executeServerCommand('keys', presses);

/** A real touch at viewport coordinates in CSS pixels. Chromium only. */
export const touch = (type: 'tap' | 'start' | 'move' | 'end', x = 0, y = 0): Promise<unknown> => executeServerCommand('touch', { type, x, y });

/** A real tap on the middle of an element. Chromium only. */
export function tap(element: Element): Promise<unknown> {
  const box = element.getBoundingClientRect();
  return touch('tap', box.x + box.width / 2, box.y + box.height / 2);
}

type Feature = 'prefers-color-scheme' | 'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors';

/** Emulates media features, such as `{ 'prefers-color-scheme': 'dark' }`; `{}` ends it. Chromium only. */
export const emulate = (features: Partial<Record<Feature, string>>): Promise<unknown> => executeServerCommand('emulate', features);
