import { css } from 'lit';

/** What is only seen of a table that is in somebody's hand: ghosts, which show where a tile can go and are narrow beside a long row; what is under the pointer; games won. */
export const handStyles = css`
.open:hover{translate:0 -3px}
.ghost+.of-0{display:none}
.ghost{position:absolute;inset-block-start:10px;inline-size:min(var(--tile),max(0px,(100% - var(--of))/2 - var(--gap)));block-size:var(--tile);padding:0;border:2px dashed var(--_brass);border-radius:10px;background:none;overflow:hidden}
.ghost svg{opacity:.35;inline-size:calc(var(--tile) - 4px)}
blue-lion-row{--of:calc(var(--n)*(var(--tile) + var(--gap)) - var(--gap))}
.ghost.l{right:calc(50% + var(--of)/2 + var(--gap))}
.ghost.r{left:calc(50% + var(--of)/2 + var(--gap));direction:rtl}
.of-0+.ghost{left:calc(50% - var(--tile)/2)}
.chosen{border-style:solid;translate:0 -8px}
.chosen svg{opacity:1}
.gone{visibility:hidden}
@container (max-width:35rem){blue-lion-bar .buttons:has(:nth-child(7)) button{flex-basis:22%}}
@container (max-width:24rem){blue-lion-bar .buttons:has(:nth-child(4)):not(:has(:nth-child(5))) button{flex-basis:40%}}
button{cursor:pointer}
.buttons button:hover{filter:brightness(1.15)}
.buttons button[aria-disabled]{filter:none;cursor:default}
.thinks{position:absolute;inset:-7px auto auto -7px;display:flex;gap:2px;padding:4px 5px;border:1.5px solid var(--_brass);border-radius:99px;background:var(--_table)}
.x .thinks{inset:-7px -7px auto auto}
.thinks i{border:2px solid var(--_brass);border-radius:9px}
@media (prefers-reduced-motion:no-preference){
@keyframes thinks{50%{opacity:.2}}
.thinks i{animation:thinks 1.8s ease-in-out infinite}
.thinks :nth-child(2){animation-delay:.3s}
.thinks :nth-child(3){animation-delay:.6s}
}
.tally{position:absolute;inset:auto 0 0 auto;min-inline-size:1.6em;padding-inline:.3em;background:var(--_table);color:var(--_text);border:1.5px solid var(--_brass);border-radius:99px;font-size:.8rem;line-height:1.4;text-align:center;text-decoration:none}
`;
