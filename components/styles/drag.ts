import { css } from 'lit';

/**
 * A tile in the hand, and where it can go. A finger that goes up or down still scrolls the page, and two still enlarge it.
 * Its own place is a thin dashed square. Dashed rings and squares are possible targets, what would be hit is solid and gives way.
 */
export const dragStyles = css`
.open{touch-action:pan-y pinch-zoom;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.table[data-drag]{cursor:grabbing}
.tile[data-carried]{z-index:5;filter:drop-shadow(0 .4rem .35rem #0007);outline:0;box-shadow:none;transition:none}
[data-home]::before{content:"";position:absolute;inset:1px;border:2px dashed var(--_quiet);border-radius:12%}
[data-home]{position:relative}
[data-drag] .open:not([data-target],[data-carried])::before{display:none}
[data-drag] .tile[data-target]{outline:3px dashed var(--_brass);outline-offset:0}
[data-drag] .tile[data-under][data-target]{outline:4px solid var(--_brass);box-shadow:0 0 0 3px var(--_table),0 0 0 6px var(--_brass);z-index:1}
[data-under][data-target] .face-of{scale:.84}
[data-drag] .places{position:relative}
[data-into] .places::before,[data-into] .places::after{position:absolute;inset-block-start:0;block-size:var(--tile);box-sizing:border-box}
[data-drag=row] [data-into~=l] .places::before,[data-drag=row] [data-into~=r] .places::after{content:"";inset-inline-start:-5px;border-inline-start:4px dashed var(--_brass)}
[data-drag=row] [data-into~=r] .places::after{inset-inline:auto -5px}
[data-drag=row] [data-over~=l] .places::before,[data-drag=row] [data-over~=r] .places::after{border-inline-start-style:solid;inset-block-start:-6px;block-size:calc(var(--tile) + 12px)}
[data-ghosts] .places::before,[data-ghosts] .places::after{content:"";inset-inline-end:calc(100% + var(--gap));inline-size:var(--tile);border:2px dashed var(--_brass);border-radius:10px}
[data-ghosts] .places::after{inset-inline:calc(100% + var(--gap)) auto}
[data-ghosts] .of-5::before,[data-ghosts] .of-5::after{inline-size:min(var(--tile),(100cqi - 2*var(--pad) - var(--side) - 2px - 5*var(--tile) - 6*var(--gap))/2)}
[data-ghosts][data-over~=l] .places::before,[data-ghosts][data-over~=r] .places::after,[data-over~=l] .ghost.l,[data-over~=r] .ghost.r,[data-over] .of-0{border-style:solid;border-width:4px;background:color-mix(in srgb,var(--_brass) 30%,#0000);opacity:1}
[data-into] .of-0{border-color:var(--_brass);opacity:1}
`;
