import { forcedTones } from '../art/forced.ts';
import { sheetOf } from './sheet.ts';

/**
 * Forced colours, and a space that is wide and low, such as a phone on its side: there the duty, the bar and the message
 * stand right of the row, so that all tiles are in sight at once. Loaded where there is one or the other.
 */
export const sheet = sheetOf(`
@media (max-height:440px){@container (min-width:35rem){
.table{--side:250px;grid:"a x duty" "tray tray bar" "row row bar" auto "loose loose message" "foot foot foot" "panel panel panel"/1fr 1fr 240px;gap:.2rem 10px;padding-block:.4rem}
blue-lion-strip{display:contents}
.a{grid-area:a}.x{grid-area:x}.duty{grid-area:duty;font-size:1rem}
blue-lion-tray{grid-area:tray}blue-lion-row{grid-area:row}blue-lion-loose{grid-area:loose}
blue-lion-bar{grid-area:bar}blue-lion-message,.table>.said{grid-area:message;min-block-size:2.7em}blue-lion-foot{grid-area:foot}
blue-lion-foot~*{grid-area:panel}
.pile{min-block-size:0;padding-block:1px}.pile .tile[aria-pressed=true]{translate:none}
blue-lion-tray:not(:has(.tile)){display:none}
.buttons button{flex:1 1 28%;min-block-size:44px;padding:.2rem;flex-direction:column;font-size:.84rem}
blue-lion-foot .buttons .small.small{flex:1 1 0;flex-direction:row;font-size:.72rem}
blue-lion-foot{padding-block-start:0}
blue-lion-loose ul{padding:0}
}}
@media (forced-colors:active){
.back{border-color:CanvasText}.won{color:CanvasText}.to-win,[aria-disabled]{color:GrayText!important}
.open::before{border:2px dotted}.tile[aria-pressed=true]{outline:4px double Highlight}
}
${forcedTones}
`);
