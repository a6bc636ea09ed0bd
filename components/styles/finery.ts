import { sheetOf } from './sheet.ts';

type Point = readonly [fromMiddle: number, y: number];

/** The roofs of the Louvre seen from its court, as the lower edge of the sky: half of them; the other half is its mirror image. */
const pavilion: readonly Point[] = [[0, 8], [4, 8], [4, 14], [9, 17], [9, 22], [16, 26], [22, 36], [24, 50], [26, 50], [26, 62]];
const wing: readonly Point[] = [[150, 62], [150, 57], [158, 57], [166, 40], [176, 40], [176, 34], [182, 34], [182, 40], [204, 40], [212, 57], [220, 57], [220, 62]];
const at = (side: 1 | -1, [x, y]: Point): string => `calc((100% - var(--side))/2 + ${side * x}px) ${y}px`;
const under = (roofs: readonly Point[]): string => `polygon(0 0,100% 0,100% 62px,${[...[...roofs].reverse().map((point) => at(1, point)), ...roofs.map((point) => at(-1, point))].join()},0 62px)`;

/**
 * The Louvre at night, in flat tones: its roofs behind the two thieves, the light of a lantern on the row, brass at the
 * corners and a cornice above the foot. Only paint: nothing of it has a size that anything else would have to move for.
 * On paper there is the drawing alone: no ground, no buttons.
 */
export const sheet = sheetOf(`
@media screen and (forced-colors:none){
.table{outline:1px solid var(--_quiet);outline-offset:-3px;position:relative;isolation:isolate;--corner:closest-side,var(--_edge) 62%,#0000 66%;
background:radial-gradient(var(--corner)) -9px -9px/24px 24px,radial-gradient(var(--corner)) calc(100% + 9px) -9px/24px 24px,radial-gradient(var(--corner)) -9px calc(100% + 9px)/24px 24px,radial-gradient(var(--corner)) calc(100% + 9px) calc(100% + 9px)/24px 24px,var(--_table);background-repeat:no-repeat}
.table::before,.table::after{content:"";position:absolute;inset:3px 3px auto;block-size:64px;z-index:-1;background:var(--_ground);border-radius:18px 18px 0 0;clip-path:${under(pavilion)}}
.table::before{background:color-mix(in srgb,var(--_edge) 28%,var(--_table));translate:0 1.5px}
@container (min-width:54rem){.table::before,.table::after{clip-path:${under([...pavilion, ...wing])}}}
blue-lion-row{position:relative}
blue-lion-row::before{content:"";position:absolute;inset:-18px 0 -26px;z-index:-1;background:radial-gradient(closest-side,light-dark(#fff7,#ffd98a20) 86%,light-dark(#fff4,#ffd98a10) 86.5% 99.5%,#0000)}
.tile .face-of{border-radius:9%;box-shadow:0 2px 5px #0006}
.pile{background:color-mix(in srgb,var(--_ground) 60%,#0000)}
.buttons button:not(.small,[aria-disabled],:focus-visible){box-shadow:inset 0 -2px #0004,inset 0 1px #fff2}
blue-lion-foot{border-color:var(--_edge);background:repeating-linear-gradient(90deg,var(--_edge) 0 3px,#0000 3px 9px) 0 0/100% 3px no-repeat}
}
@media print{
:host{color-scheme:light}
.table{background:none}
blue-lion-bar,blue-lion-foot,.rule,.ghost,.open::before{display:none!important}
.tile[aria-pressed=true]{translate:none;outline:0;box-shadow:none}
blue-lion-tray:not(:has(.tile)){visibility:hidden}
}
`);
