import { reserveRules, shownBy, type Shown } from '../look/reserve.ts';
import { parsePosition, parseRecord } from '../../machine/index.ts';
import { fragmentOf, NAMES, type Said } from './link.ts';

/** Text for an attribute between double quotes. */
const escaped = (text: string): string =>
  text.replace(/[&"<>\n\r\t]/g, (character) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[character] ?? `&#${character.codePointAt(0)};`);
const attributes = (pairs: readonly (readonly [string, string])[]): string => pairs.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');

/** What somebody typed to start from: a position if it is one, else a record, in which the table then shows what is wrong. */
export function startFrom(text: string): Said {
  const start = text.trim();
  if (start === '') return {};
  return parsePosition(start).ok ? { position: start } : { record: start };
}

/** Which height to keep for it. */
export function shownIn(said: Said): Shown {
  const start = said.record === undefined ? parsePosition(said.position) : parseRecord(said.record);
  const position = !start.ok ? null : 'start' in start.value ? start.value.start : start.value;
  return shownBy(said.mode, position === null || position.loose.length > 0);
}

/** Rules of style around the table; `width` is its most, in pixels. */
const styles = (said: Said, target: 'element' | 'frame', width: number | null): string =>
  [
    `.blue-lion { container-type: inline-size;${width === null ? '' : ` max-inline-size: ${width}px;`} }`,
    ...(target === 'element'
      ? reserveRules('.blue-lion blue-lion-game', target, shownIn(said), 'display: block; ')
      : reserveRules('.blue-lion iframe', target, shownIn(said), 'display: block; inline-size: 100%; border: 0; ')),
  ].map((line) => `  ${line}`).join('\n');

/** Gives every frame the height that its table reports. */
const follow = `  addEventListener('message', ({ source, data }) => {
    for (const frame of document.querySelectorAll('.blue-lion iframe')) {
      if (source === frame.contentWindow && data?.type === 'blue-lion-size') frame.style.blockSize = \`\${Number(data.height)}px\`;
    }
  });`;

/** The markup for a frame. `embedPage` is the whole address of this site's page for frames. */
export const frameSnippet = (said: Said, { embedPage, title, width }: { readonly embedPage: string; readonly title: string; readonly width: number | null }): string =>
  `<div class="blue-lion">
  <iframe${attributes([['src', embedPage + fragmentOf(said)], ['title', title], ['loading', 'lazy'], ['allow', 'clipboard-write; screen-wake-lock']])}></iframe>
</div>
<style>
${styles(said, 'frame', width)}
</style>
<script>
${follow}
</script>`;

/** The markup for the element itself. */
export const tagSnippet = (said: Said, { width }: { readonly width: number | null }): string =>
  `<script type="module" src="cdn/blue-lion-game.js"></script>
<div class="blue-lion">
  <blue-lion-game${attributes(NAMES.flatMap((name) => (said[name] ? [[name, said[name]] as const] : [])))}></blue-lion-game>
</div>
<style>
${styles(said, 'element', width)}
</style>`;
