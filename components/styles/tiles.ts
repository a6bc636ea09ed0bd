import { css } from 'lit';

/**
 * Tiles; a lift and a double ring for what is chosen. The other marks are in `marks.ts`, what comes with a hand that plays
 * is in `hand.ts`. The row is put in its middle by a translation: when it grows or closes up, nothing of the page shifts.
 */
export const tileStyles = css`
.tile{position:relative;display:block;inline-size:var(--tile);aspect-ratio:1;padding:0;border:0;background:none;border-radius:12%}
.face-of{display:block;inline-size:100%;overflow:visible}
.tile[aria-pressed=true]{translate:0 -8px;outline:3px solid var(--_brass);box-shadow:0 0 0 4px var(--_table),0 0 0 6px var(--_brass);z-index:1}
.back{position:absolute;inset:auto 4% 9% auto;inline-size:38%;border:1.5px solid var(--_ink);border-radius:5px;overflow:hidden}
blue-lion-row{display:block;position:relative;min-block-size:calc(var(--tile) + 8px + 1.3rem);padding-block:10px 0}
.places,blue-lion-loose ul{inline-size:max-content;position:relative;left:50%;translate:-50%;align-items:start}
.of-0{inline-size:var(--tile);block-size:var(--tile);border:2px dashed var(--_quiet);border-radius:10px;opacity:.5}
.places li{position:relative}
blue-lion-loose{display:block}
blue-lion-loose ul{padding-block-start:8px;min-block-size:calc(var(--tile) + 8px)}
`;
