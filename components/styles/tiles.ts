import { css } from 'lit';

/** Tiles, and the marks on them: each by its shape first, so that they survive grey and forced colours. */
export const tileStyles = css`
  .tile { position: relative; display: block; inline-size: var(--tile); aspect-ratio: 1; padding: 0; border: 0; background: none; border-radius: 12%; -webkit-tap-highlight-color: transparent; }
  .face-of { display: block; inline-size: 100%; block-size: 100%; overflow: visible; filter: drop-shadow(0 1px 1.5px rgb(0 0 0 / 0.45)); }
  .face { stroke: var(--_ink); stroke-width: 2; }
  button.tile { transition: translate 0.15s ease-out; }

  /* can be chosen: four dots at the corners */
  .open::before {
    content: ""; position: absolute; inset: 2.5%; border-radius: inherit; pointer-events: none; z-index: 1;
    --dot: radial-gradient(circle closest-side, var(--_arsene) 70%, transparent 75%); --size: max(5px, 9%);
    background: var(--dot) 0 0, var(--dot) 100% 0, var(--dot) 0 100%, var(--dot) 100% 100%; background-size: var(--size) var(--size); background-repeat: no-repeat;
  }
  .open:hover { translate: 0 -3px; }
  /* chosen: lifted, with a double ring */
  .tile[aria-pressed="true"] { translate: 0 -8px; outline: 3px solid var(--_brass); outline-offset: 0; box-shadow: 0 0 0 5px var(--_table), 0 0 0 7px var(--_brass); z-index: 1; }
  .tile[aria-pressed="true"]::before { display: none; }
  .tile[aria-pressed="true"]:focus-visible { outline-color: var(--_focus); }

  /* a back that was seen, as the memory aid shows it; dashed when it was worked out */
  .back { position: absolute; inset-inline-end: 3%; inset-block-end: 3%; inline-size: 40%; border-radius: 5px; border: 1.5px solid var(--_ink); background: var(--_face); overflow: hidden; }
  .back.worked-out { border-style: dashed; }

  blue-lion-row { display: flex; justify-content: center; align-items: flex-start; gap: var(--gap); min-block-size: calc(var(--tile) + 30px); padding-block: 11px 0; margin-inline: calc(-1 * var(--gap)); }
  .places { display: flex; gap: var(--gap); min-block-size: var(--tile); }
  .places li { position: relative; min-inline-size: 0; }

  /* an old combination: a thin bracket under its three tiles */
  .old::after {
    content: attr(data-old); position: absolute; inset-inline-start: 8%; inset-block-start: calc(100% + 3px); inline-size: calc(3 * var(--tile) + 2 * var(--gap) - 16% * 1); block-size: 9px; box-sizing: border-box;
    border: 1.5px solid var(--_quiet); border-block-start: 0; border-radius: 0 0 5px 5px; text-align: center; font-size: 0.68rem; line-height: 19px; color: var(--_quiet); pointer-events: none;
  }

  /* where a tile in hand can go; narrow beside a long row */
  .ghost { flex: 0 1 var(--tile); min-inline-size: 0; inline-size: var(--tile); block-size: var(--tile); padding: 0; border: 2px dashed var(--_brass); border-radius: 10px; background: transparent; overflow: hidden; opacity: 0.85; }
  .ghost svg { opacity: 0.35; inline-size: var(--tile); margin-inline: auto; filter: none; }
  .ghost.l svg { float: inline-start; } .ghost.r svg { float: inline-end; }
  .ghost.chosen { border-style: solid; translate: 0 -8px; opacity: 1; }
  .ghost.chosen svg { opacity: 1; }
  .ghost:hover { background: color-mix(in srgb, var(--_brass) 22%, transparent); }

  blue-lion-loose ul { display: flex; justify-content: center; gap: var(--gap); min-block-size: calc(var(--tile) * 0.92 + 8px); padding-block-start: 8px; }
  blue-lion-loose .tile { inline-size: calc(var(--tile) * 0.92); }

  @media (forced-colors: active) {
    .open::before { background: none; border: 2px dotted CanvasText; }
    .tile[aria-pressed="true"] { outline: 4px double Highlight; }
    .ghost { border-color: Highlight; }
  }
  @media (prefers-reduced-motion: reduce) { button.tile { transition: none; } }
`;
