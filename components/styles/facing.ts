import { sheetOf } from './sheet.ts';

const turned = '.table:has(.x.moves)';

/**
 * A device that lies between two people: when Lady X is to move, what is read and pressed is turned to her. The row never
 * turns, so what means a left or right in it must not turn either: the sign is mirrored, so that its arrow points to the
 * end that it means, and of two such buttons each stands on that side of the table.
 */
export const sheet = sheetOf(`
${turned}>:is(blue-lion-strip,blue-lion-bar,blue-lion-message,.said){rotate:180deg}
${turned} blue-lion-bar :is([data-choice$=eft],[data-choice$=ight]) .mark{scale:-1 1}
${turned} [data-choice$=eft]{order:1}
${turned} [data-choice$=eft]~:not([data-choice$=ight]){order:2}
@media (max-height:440px){@container (min-width:35rem){${turned} :is(.thief,.duty){rotate:180deg}}}
`);
