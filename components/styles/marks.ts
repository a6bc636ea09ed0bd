import { sheetOf } from './sheet.ts';

/**
 * The marks on tiles, each by its shape first, so that they survive grey and forced colours: dots at the corners of what can
 * be chosen, a bracket under an old combination, a dashed edge for a back that was worked out; and the double ring of focus.
 */
export const sheet = sheetOf(`
:focus-visible{outline:3px solid var(--_focus)!important;outline-offset:1px;box-shadow:0 0 0 6px var(--_focus-inner);z-index:2}
@media (prefers-reduced-motion:no-preference){.tile{transition:translate .15s}}
.open::before{content:"";position:absolute;inset:3%;z-index:1;--dot:radial-gradient(closest-side,var(--_gilt) 62%,var(--_ink) 66% 98%,#0000);background:var(--dot) 0 0,var(--dot) 100% 0,var(--dot) 0 100%,var(--dot) 100% 100%;background-size:clamp(6px,11%,12px) clamp(6px,11%,12px);background-repeat:no-repeat}
.old::after{content:attr(data-old);position:absolute;inset:calc(100% + 3px) auto auto 4px;inline-size:calc(3*var(--tile) + 2*var(--gap) - 8px);block-size:8px;border:solid var(--_quiet);border-width:0 1.5px 1.5px;border-radius:0 0 5px 5px;text-align:center;font-size:.72rem;line-height:calc(16px + 1.4em);color:var(--_quiet)}
.tile[aria-pressed=true]::before{display:none}
.open:has(.back)::before{background-position:0 0,100% 0,0 100%,-99px 0}
.worked-out{border-style:dashed}
@container (max-width:17rem){
blue-lion-strip{align-items:end}
.thief,.x{display:block;text-align:center}
.portrait,.name{display:block;margin:auto}
.x .diamonds,.diamonds{justify-content:center}
.pile{flex-direction:column;gap:14px}
.pile .label{flex:none}
li.old::after{font-size:0}
}
`);
