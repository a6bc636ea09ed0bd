import { sheetOf } from './sheet.ts';

/** Black, white and yellow, by day and by night; what is not named stays as it is. Text has at least 7:1, marks 4.5:1. */
const colours: Readonly<Record<string, readonly [day: string, night: string]>> = {
  ink: ['#000', '#000'], light: ['#fff', '#fff'], skin: ['#ffd9b3', '#ffd9b3'], gilt: ['#ffcf00', '#ffcf00'],
  arsene: ['#00594a', '#00594a'], lady: ['#99002e', '#99002e'], police: ['#2a4080', '#2a4080'], lion: ['#0047c2', '#0047c2'], deep: ['#00226b', '#00226b'], ice: ['#a8d6ff', '#a8d6ff'],
  ground: ['#fff', '#000'], table: ['#fff', '#000'], face: ['#fff', '#fff'],
  edge: ['#000', '#ffe14d'], brass: ['#000', '#ffe14d'], text: ['#000', '#fff'], quiet: ['#2b2b2b', '#e8e8e8'],
  gem: ['#003a9e', '#9fd2ff'], button: ['#000', '#ffe14d'], label: ['#ffe14d', '#000'], warning: ['#8a0014', '#ffc2b5'],
  focus: ['#000', '#ffe14d'], 'focus-inner': ['#ffe14d', '#000'],
};

/** The high contrast theme: rings are thicker, the finery is off. */
export const sheet = sheetOf(`
:host{${Object.entries(colours).map(([name, [day, night]]) => `--_${name}:var(--blue-lion-${name},light-dark(${day},${night}));`).join('')}}
.table{border-color:var(--_edge);outline:2px solid var(--_edge);outline-offset:-2px}
.table::before,.table::after,blue-lion-row::before{display:none}
.tile .face-of{box-shadow:none}
.tile[aria-pressed=true]{outline-width:5px;box-shadow:0 0 0 7px var(--_table),0 0 0 11px var(--_brass)}
.pile .tile[aria-pressed=true]{outline-width:4px;box-shadow:0 0 0 6px var(--_table)}
.moves .portrait{outline-width:5px}
.moves .name{text-decoration-thickness:3px}
.pile,.buttons [aria-disabled]{border-width:1px;outline:1px dashed var(--_quiet);outline-offset:-2px}
.buttons .small[aria-disabled]{outline:0}
.diamonds .line{stroke-width:3}
:focus-visible{outline-width:5px!important;box-shadow:0 0 0 9px var(--_focus-inner)}
`);
