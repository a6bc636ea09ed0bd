import { css } from 'lit';

/** The table: its zones, and how they lie in a narrow, a wide and a low space. */
export const tableStyles = css`
  :host {
    display: block; container-type: inline-size; inline-size: 100%; min-inline-size: 160px;
    font-family: var(--blue-lion-font, system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif);
    font-size: 1rem; line-height: 1.35; color: var(--_text); -webkit-text-size-adjust: 100%;
  }
  :host([hidden]), [hidden] { display: none !important; }
  * { box-sizing: border-box; margin: 0; }
  .table {
    --gap: clamp(2px, 0.8cqi, 8px); --pad: clamp(5px, 2cqi, 24px);
    --tile: min(160px, (100cqi - 2 * var(--pad) - 5 * var(--gap)) / 6);
    --small: clamp(32px, var(--tile) * 0.8, 64px);
    display: grid; gap: 0.5rem; padding: var(--pad); padding-block: 0.75rem;
    background: var(--_table); border: 1px solid var(--_edge); border-radius: 14px;
    box-shadow: inset 0 0 0 3px var(--_table), inset 0 0 0 4px color-mix(in srgb, var(--_edge) 40%, transparent);
  }
  .table:lang(ko) { word-break: keep-all; }
  button { font: inherit; color: inherit; touch-action: manipulation; cursor: pointer; }
  ul, ol { list-style: none; padding: 0; }

  blue-lion-strip, blue-lion-row, blue-lion-loose, blue-lion-bar, blue-lion-message, blue-lion-foot, blue-lion-tray { display: block; min-inline-size: 0; }

  blue-lion-strip { display: grid; grid-template: "a x" auto "duty duty" auto / 1fr 1fr; align-items: center; gap: 0.35rem 0.5rem; }
  .thief { display: grid; grid-template: "face name" auto "face gems" auto / auto 1fr; column-gap: 0.5rem; align-items: center; opacity: 0.82; min-block-size: 52px; }
  .thief.x { grid-template: "name face" auto "gems face" auto / 1fr auto; text-align: end; }
  .thief.moves { opacity: 1; }
  .portrait { grid-area: face; display: block; inline-size: 40px; transition: inline-size 0.2s; }
  .moves .portrait { inline-size: 52px; border-radius: 8px; outline: 3px solid var(--_brass); outline-offset: 0; }
  .portrait svg { display: block; }
  .name { grid-area: name; font-weight: 650; line-height: 1.2; }
  .moves .name { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 4px; text-decoration-color: var(--_brass); }
  .diamonds { grid-area: gems; display: flex; align-items: center; gap: 1px; color: var(--_brass); }
  .thief.x .diamonds { justify-content: flex-end; }
  .diamonds svg { display: block; inline-size: clamp(11px, 3.6cqi, 18px); }
  .won { color: var(--_gem, light-dark(#1b5fc0, #6db3ff)); }
  .more { font-weight: 700; font-size: 0.85rem; color: var(--_text); }
  .duty { grid-area: duty; text-align: center; font-size: 1.05rem; font-weight: 650; min-block-size: 1.5em; text-wrap: balance; }

  blue-lion-tray { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
  .pile { display: flex; align-items: center; gap: 0.4rem; min-block-size: calc(var(--small) + 8px); padding: 3px 6px; border: 1px dashed color-mix(in srgb, var(--_brass) 60%, transparent); border-radius: 10px; }
  .pile.empty { opacity: 0.7; }
  .pile .label { flex: 1; font-size: 0.78rem; line-height: 1.2; color: var(--_quiet); display: flex; align-items: center; gap: 0.2rem; }
  .pile:not(.empty) .label { color: var(--_text); }
  .label svg { flex: none; inline-size: 18px; }
  .pile ul { display: flex; gap: 4px; }
  .pile .tile { inline-size: var(--small); }

  .buttons { display: flex; flex-wrap: wrap; gap: 0.4rem; justify-content: center; }
  .choice, .small {
    display: inline-flex; align-items: center; justify-content: center; gap: 0.4rem; min-block-size: 44px; min-inline-size: 44px;
    padding: 0.3rem 0.7rem; border-radius: 10px; border: 1px solid var(--_edge); background: var(--_button); color: var(--_label); font-weight: 600; line-height: 1.15;
  }
  .choice svg, .small svg { inline-size: 22px; flex: none; }
  .choice { flex: 1 1 40%; max-inline-size: 20rem; }
  .choice:hover, .small:hover { filter: brightness(1.18); }
  [aria-disabled="true"].choice, [aria-disabled="true"].small { background: transparent; color: var(--_quiet); border-style: dashed; filter: none; cursor: default; }
  blue-lion-bar { min-block-size: calc(2 * 44px + 0.4rem); align-content: center; }
  blue-lion-foot { border-block-start: 1px solid color-mix(in srgb, var(--_edge) 45%, transparent); padding-block-start: 0.5rem; }
  .small { flex: 1 1 0; flex-direction: column; gap: 0.1rem; padding: 0.2rem; font-size: 0.72rem; font-weight: 550; background: transparent; color: var(--_text); border-color: transparent; }
  [aria-disabled="true"].small { border-color: transparent; }

  blue-lion-message { min-block-size: 2.9em; text-align: center; }
  .said { display: inline; text-wrap: pretty; }
  .said svg { inline-size: 1.5em; vertical-align: -0.4em; margin-inline-end: 0.2em; }
  .said.refusal { color: var(--_warning); font-weight: 600; }
  .said.own-goal { color: var(--_warning); font-weight: 700; }
  .rule { margin-inline-start: 0.35em; padding: 0.05em 0.5em; min-block-size: 24px; min-inline-size: 24px; border-radius: 99px; border: 1px solid currentColor; background: transparent; color: var(--_quiet); font-size: 0.8rem; font-weight: 600; }
  .rule-text { margin-block-start: 0.3rem; font-size: 0.9rem; color: var(--_quiet); }
  .answer { margin-block-start: 0.4rem; }
  .fault { margin-block-end: 0.5rem; padding: 0.5rem 0.7rem; text-align: start; border: 2px solid var(--_warning); border-radius: 10px; }
  .fault code { display: block; margin-block: 0.3rem; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; direction: ltr; }
  .fault mark { background: var(--_warning); color: var(--_ground); border-radius: 3px; padding-inline: 1px; }
  .fault ul { list-style: disc; padding-inline-start: 1.2em; font-size: 0.9rem; }

  :is(button, .tile):focus-visible { outline: 3px solid var(--_focus); outline-offset: 1px; box-shadow: 0 0 0 6px var(--_focus-inner); z-index: 2; }

  .turned-about > :is(blue-lion-strip, blue-lion-bar, blue-lion-message) { rotate: 180deg; }

  @container (min-width: 560px) {
    blue-lion-strip { grid-template: "a duty x" auto / auto 1fr auto; }
    .duty { font-size: 1.15rem; }
    blue-lion-bar { min-block-size: 44px; }
    .choice { flex: 0 1 auto; }
    .small { flex: 0 1 6rem; flex-direction: row; font-size: 0.85rem; gap: 0.35rem; }
  }
  @container (min-width: 900px) { .table { padding-block: 1.25rem; gap: 0.9rem; } }
  @media (max-height: 440px) and (min-width: 560px) {
    .table {
      --tile: min(160px, (100cqi - 2 * var(--pad) - 5 * var(--gap) - 240px) / 6);
      grid-template: "strip bar" auto "tray bar" auto "row message" auto "loose foot" auto / 1fr 230px; column-gap: 10px; row-gap: 0.3rem;
    }
    blue-lion-strip { grid-area: strip; } blue-lion-tray { grid-area: tray; } blue-lion-row { grid-area: row; } blue-lion-loose { grid-area: loose; }
    blue-lion-bar { grid-area: bar; } blue-lion-message { grid-area: message; } blue-lion-foot { grid-area: foot; }
  }
  @media (forced-colors: active) {
    .won { color: CanvasText; } .diamonds, .to-win { color: GrayText; }
    [aria-disabled="true"].choice, [aria-disabled="true"].small { color: GrayText; border-color: GrayText; }
    .moves .portrait { outline-color: Highlight; }
  }
  @media (prefers-reduced-motion: reduce) { .portrait { transition: none; } }
`;
