import { css, unsafeCSS } from 'lit';
import { forcedTones } from '../art/forced.ts';

/** Forced colours, and a space that is wide and low, such as a phone on its side. Loaded where there is one or the other. */
export const rarerStyles = css`
@media (max-height:440px) and (min-width:560px){
.table{--side:250px;grid:"strip bar" "tray bar" "row message" "loose foot" 1fr/1fr 240px;gap:.3rem 10px}
.buttons button{flex:1 1 40%;flex-direction:column;font-size:.84rem}
blue-lion-tray:not(:has(.tile)){display:none}
blue-lion-strip{grid-area:strip}blue-lion-tray{grid-area:tray}blue-lion-row{grid-area:row}blue-lion-loose{grid-area:loose}
blue-lion-bar{grid-area:bar}blue-lion-message,.table>.said{grid-area:message}blue-lion-foot{grid-area:foot}
}
@media (forced-colors:active){.won{color:CanvasText}.to-win,[aria-disabled]{color:GrayText!important}}
@media (forced-colors:active){.open::before{border:2px dotted}.tile[aria-pressed=true]{outline:4px double Highlight}}
${unsafeCSS(forcedTones)}
`;
