import type { Host } from '../host.ts';
import { adopt } from '../styles/adopt.ts';
import { dragStyles } from '../styles/drag.ts';
import { press } from './drag/press.ts';

/** Lets tiles be dragged, beside taps and keys. Until one is pressed, it costs this one listener. */
export function listen(host: Host): void {
  const root = host.element.renderRoot;
  adopt(root, dragStyles);
  root.addEventListener('pointerdown', (event) => { press(host, event as PointerEvent); });
}
