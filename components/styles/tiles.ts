import { css } from 'lit';

/**
 * Tiles, and the marks on them, each by its shape first, so that they survive grey and forced colours: dots at the
 * corners of what can be chosen, a lift and a double ring for what is chosen, a bracket under an old combination, a dashed
 * edge for a back that was worked out. Ghosts show where a tile in hand can go; they are narrow beside a long row.
 */
export const tileStyles = css`
.tile{position:relative;display:block;inline-size:var(--tile);aspect-ratio:1;padding:0;border:0;background:none;border-radius:12%;transition:translate .15s}
.face-of{display:block;inline-size:100%;overflow:visible}
.open::before{content:"";position:absolute;inset:3%;z-index:1;--dot:radial-gradient(closest-side,var(--_gilt) 62%,var(--_ink) 66% 98%,#0000);background:var(--dot) 0 0,var(--dot) 100% 0,var(--dot) 0 100%,var(--dot) 100% 100%;background-size:clamp(6px,11%,12px) clamp(6px,11%,12px);background-repeat:no-repeat}
.open:hover{translate:0 -3px}
.tile[aria-pressed=true]{translate:0 -8px;outline:3px solid var(--_brass);box-shadow:0 0 0 5px var(--_table),0 0 0 7px var(--_brass);z-index:1}
.tile[aria-pressed=true]::before{display:none}
.back{position:absolute;inset:auto 4% 9% auto;inline-size:38%;border:1.5px solid var(--_ink);border-radius:5px;overflow:hidden}
.worked-out{border-style:dashed}
blue-lion-row{display:flex;justify-content:center;gap:var(--gap);min-block-size:calc(var(--tile) + 28px);padding-block:10px 0}
.places{flex:none;align-items:start}
.of-0{inline-size:var(--tile);block-size:var(--tile);border:2px dashed var(--_quiet);border-radius:10px;opacity:.5}
.ghost:not([hidden])+.of-0{display:none}
.places li{position:relative}
.old::after{content:attr(data-old);position:absolute;inset:calc(100% + 3px) auto auto 4px;inline-size:calc(3*var(--tile) + 2*var(--gap) - 8px);block-size:8px;border:solid var(--_quiet);border-width:0 1.5px 1.5px;border-radius:0 0 5px 5px;text-align:center;font-size:.68rem;line-height:26px;color:var(--_quiet)}
.ghost{flex:0 1 var(--tile);min-inline-size:0;block-size:var(--tile);padding:0;border:2px dashed var(--_brass);border-radius:10px;background:none;overflow:hidden}
.ghost svg{opacity:.35;inline-size:calc(var(--tile) - 4px)}
.ghost.r{direction:rtl}
.chosen{border-style:solid;translate:0 -8px}
.chosen svg{opacity:1}
blue-lion-loose ul{padding-block-start:8px}
.gone{visibility:hidden}
@keyframes turn{0%{rotate:y 180deg;filter:brightness(.4)}50%{filter:brightness(.4)}}
.turned .face-of{animation:turn .26s ease-in-out}
@media (prefers-reduced-motion){.tile{transition:none}.turned .face-of{animation:none;outline:3px solid var(--_brass)}}
`;
