import { css } from 'lit';

// Bytes of a stylesheet are bytes of the page: no comments and no indentation inside the templates.

/** The table: its zones, and how they lie in a narrow, a wide and a low space. A button of the bar holds two lines below its sign in its 52 px: the two rows that are kept for them are enough in every language. */
export const tableStyles = css`
:host{display:block;container-type:inline-size;contain-intrinsic-inline-size:min(640px,85vw);inline-size:100%;min-inline-size:160px;font:1rem/1.35 var(--blue-lion-font,system-ui,sans-serif);color:var(--_text)}
:host([theme=day]){color-scheme:light}
:host([theme=night]){color-scheme:dark}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box;margin:0}
.table{--gap:clamp(2px,.7cqi,8px);--pad:clamp(4px,1.5cqi,20px);--side:0px;--tile:min(160px,(100cqi - 2*var(--pad) - 5*var(--gap) - var(--side) - 2px)/6);--small:max(min(44px,var(--tile)),min(64px,var(--tile)*.8));
display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;padding:.75rem var(--pad);background:var(--_table);border:1px solid var(--_edge);border-radius:14px;word-break:keep-all;overflow-wrap:break-word}
button{font:inherit;color:inherit;touch-action:manipulation}
p{unicode-bidi:plaintext}
.table>*{min-inline-size:0}
ul,ol,.buttons,blue-lion-row,blue-lion-loose{direction:ltr}
ul,ol{list-style:none;padding:0;display:flex;gap:var(--gap);justify-content:center}
blue-lion-strip{display:grid;grid:"a x" auto "duty duty" auto/1fr 1fr;align-items:center;gap:.35rem}
.thief{display:grid;grid:"face name" "face gems"/auto 1fr;column-gap:.4rem;align-items:center;min-block-size:52px;min-inline-size:0;color:var(--_quiet)}
.x{grid:"name face" "gems face"/1fr auto;text-align:end}
.portrait{position:relative;grid-area:face;inline-size:44px;scale:.8}
.moves{color:inherit}
.moves .portrait{scale:1;border-radius:6px;outline:3px solid var(--_brass)}
.name{grid-area:name;font-weight:650;overflow-wrap:anywhere;max-block-size:5.4em;overflow:hidden}
.moves .name{text-decoration:underline 2px var(--_brass)}
.diamonds{grid-area:gems;display:flex;flex-wrap:wrap;align-items:center;color:var(--_brass)}
.x .diamonds{justify-content:end}
.diamonds svg{display:block;inline-size:clamp(10px,3.5cqi,18px)}
.won{color:var(--_gem)}
.duty{unicode-bidi:plaintext;grid-area:duty;text-align:center;font-weight:650;text-wrap:balance;min-block-size:2.7em;align-content:center}
blue-lion-tray{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
.pile{display:flex;align-items:center;gap:.5rem;min-block-size:calc(var(--small) + 22px);padding:3px 6px;border:1px dashed var(--_quiet);border-radius:10px}
.pile .label{flex:0 1 6em;font-size:.74rem;line-height:1.15;color:var(--_quiet)}
.label .mark{inline-size:1.3em}
.pile .tile{inline-size:var(--small)}
.mark{inline-size:20px;flex:none;vertical-align:middle}
.buttons{display:flex;flex-wrap:wrap;gap:.4rem;justify-content:center}
.buttons button{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:0 .4rem;min-block-size:52px;min-inline-size:min-content;flex:1 1 28%;padding:0 .2rem;border:1px solid var(--_edge);border-radius:10px;background:var(--_button);color:var(--_label);font-size:.84rem;font-weight:600;line-height:1.1}
blue-lion-bar{min-block-size:calc(104px + .4rem)}
blue-lion-foot{border-block-start:1px solid var(--_quiet);padding-block-start:.4rem}
blue-lion-foot .buttons{gap:0 .3rem}
.buttons .small{flex:1 1 22%;padding:.2rem 0;font-size:.72rem;background:none;color:inherit;border-color:#0000}
.buttons [aria-disabled]{background:none;color:var(--_quiet);border-style:dashed}
blue-lion-message,.table>.said{min-block-size:5.7rem;text-align:center}
.diagram>:not(blue-lion-strip,blue-lion-tray,blue-lion-row,blue-lion-loose),.pile ul:empty{display:none}
@container (min-width:35rem){
blue-lion-strip{grid:"a duty x"/auto 1fr auto}
.duty{font-size:1.15rem;min-block-size:0}
blue-lion-message,.table>.said{min-block-size:4.3rem}
.pile{min-block-size:calc(var(--small) + 10px)}
.pile .label{flex-basis:11em}
blue-lion-bar{min-block-size:44px}
.mark{inline-size:22px}
.buttons button{flex:0 1 auto;flex-direction:row;min-block-size:44px;padding-inline:.9rem;font-size:1rem}
.buttons .small{flex:1 1 0;font-size:.85rem}
}
@container (min-width:60rem){
.duty,.buttons button,.said{font-size:1.35rem}
blue-lion-message,.table>.said{min-block-size:5.9rem}
.buttons .small,.name,.pile .label{font-size:1.1rem}
.mark,.diamonds svg{inline-size:26px}
}
`;
