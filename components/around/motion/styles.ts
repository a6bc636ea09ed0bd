import { css } from 'lit';

/** Only there while something moves. What moves lies over everything, and no pointer ever meets it. */
export const motionStyles = css`
.moving{position:relative}
.moving .tile{transition:none}
.moving .tile[aria-pressed=true]{outline-color:#0000;box-shadow:none}
.moving .open::before,.moving .old::after{opacity:0}
.moving .tile>*{position:relative;transform-origin:0 0;pointer-events:none}
.moving .tile>.back{position:absolute}
.moving .tile>.went{position:absolute;inset:0 0 auto}
.moving .places{z-index:1}
.motion{position:absolute;inset:0;z-index:4;pointer-events:none}
.motion>*{position:absolute;opacity:0}
.motion .bracket{border:solid var(--_brass);border-width:4px 4px 0;border-radius:7px 7px 0 0;z-index:1}
.motion .broken{border-color:var(--_warning);border-style:dashed}
.motion b{direction:ltr;position:absolute;inset:auto auto 100% 50%;translate:-50% 2px;padding:.05em .6em;border-radius:99px;background:var(--_brass);color:var(--_table);white-space:nowrap;font-size:clamp(.85rem,3cqi,1.15rem)}
.motion .broken b{background:var(--_warning)}
.motion .upside-down b{rotate:180deg}
.motion .lit{border:3px solid var(--_brass);border-radius:10px}
.motion .lit.broken{border-color:var(--_warning)}
.motion .arrow{overflow:visible;fill:none;stroke:var(--_warning);stroke-width:4;stroke-linecap:round;stroke-linejoin:round;stroke-dasharray:9 8}
.motion .head{stroke-dasharray:none}
.motion .gem,.motion .socket{color:var(--_gem);transform-origin:0 0}
.motion .gem path{stroke:var(--_light);stroke-width:1.5}
.motion .socket{color:var(--_brass)}
.motion :is(.gem,.socket) svg{display:block;inline-size:100%}
`;
