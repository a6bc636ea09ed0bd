import { sheetOf } from './sheet.ts';

const here = ':is([data-choice$=eft],[data-choice$=ight])';
const turned = '.table:has(.x.moves)';

/**
 * A device that lies between two people: when Lady X is to move, what is read and pressed is turned to her. The row never
 * turns, so what means a left or right in it must not turn either: the sign is mirrored, so that its arrow points to the
 * end that it means, and of two such buttons each stands on that side of the table. Left and right, which are not the same
 * for both, are arrows there; only the names of the buttons say them.
 */
export const sheet = sheetOf(`
blue-lion-bar ${here} .mark{inline-size:34px}
blue-lion-bar ${here} span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${turned}>:is(blue-lion-strip,blue-lion-bar,blue-lion-message:not([data-to=a]),.said),.table>[data-to=x]{rotate:180deg}
${turned} blue-lion-bar ${here} .mark{scale:-1 1}
${turned} [data-choice$=eft]{order:1}
${turned} [data-choice$=eft]~:not([data-choice$=ight]){order:2}
@media (max-height:440px){@container (min-width:35rem){${turned} :is(.thief,.duty){rotate:180deg}}}
`);
