import { css, unsafeCSS } from 'lit';
import { forcedTones } from '../art/forced.ts';

/** The referee: the table that is set up, the action, the answer. */
export const refereeStyles = css`
:host{display:block;container-type:inline-size;inline-size:100%;min-inline-size:160px;color:var(--_text);font:1rem/1.5 var(--blue-lion-font,system-ui,sans-serif)}
:host([hidden]){display:none}
:host([theme=day]){color-scheme:light}
:host([theme=night]){color-scheme:dark}
*{box-sizing:border-box;margin:0}
.referee{--gap:clamp(2px,.7cqi,8px);--pad:clamp(6px,2cqi,20px);--tile:min(128px,(100cqi - 2*var(--pad) - 5*var(--gap) - 2px)/6);display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;word-break:keep-all;overflow-wrap:anywhere}
section,.dispute,.best{padding:.6rem var(--pad);background:var(--_table);border:1px solid var(--_edge);border-radius:14px}
section{display:grid;grid-template-columns:minmax(0,1fr);gap:.6rem;align-content:start}
section>*{min-inline-size:0}
ul,ol{padding:0;list-style:none}
p{text-wrap:pretty}
h3{font-family:var(--blue-lion-title-font,inherit);font-size:1.2rem;font-weight:600;line-height:1.3}
h4{font-size:.95rem;margin-block-start:.4rem}
h3:focus-visible{border-radius:4px}
.head button{padding-inline:.55rem;font-size:.85rem}
.head .chips{gap:.3rem}
.head{display:flex;flex-wrap:wrap;gap:.3rem .6rem;align-items:center;justify-content:space-between}
button,select,input,textarea{font:inherit;color:inherit}
button{min-block-size:44px;min-inline-size:44px;padding:.3rem .8rem;border:1px solid var(--_edge);border-radius:10px;background:none;font-size:.95rem;font-weight:600;line-height:1.2;cursor:pointer;touch-action:manipulation}
button.main,button[aria-pressed=true]{background:var(--_button);color:var(--_label)}
button[aria-disabled]{color:var(--_quiet);border-style:dashed;cursor:default}
button:not(.tile,[aria-disabled]):hover{text-decoration:underline}
button.plain{border-color:#0000;color:var(--_quiet)}
:focus-visible{outline:3px solid var(--_focus)!important;outline-offset:1px;box-shadow:0 0 0 6px var(--_focus-inner);z-index:2}
.chips,.buttons{display:flex;flex-wrap:wrap;gap:.4rem}
.row,.drawn,.pile ul{direction:ltr;display:flex;gap:var(--gap)}
.row{justify-content:center;align-items:start;min-block-size:calc(var(--tile) + 1.7rem)}
.row li{position:relative;inline-size:var(--tile);text-align:center}
.row .empty{block-size:var(--tile);border:2px dashed var(--_quiet);border-radius:12%;opacity:.6}
.row .next{border-color:var(--_brass);border-style:solid;opacity:1}
.row .into::before{content:"";position:absolute;inset-block:0 1.5rem;inset-inline-start:calc(-.5*var(--gap) - 2px);inline-size:4px;background:var(--_brass);border-radius:2px;z-index:1}
.number{font-size:.8rem;line-height:1.5;color:var(--_quiet)}
.tile{position:relative;display:block;inline-size:100%;min-inline-size:0;min-block-size:0;aspect-ratio:1;padding:0;border:0;border-radius:12%}
.tile[aria-pressed=true]{background:none;outline:3px solid var(--_brass);box-shadow:0 0 0 4px var(--_table),0 0 0 6px var(--_brass);z-index:1}
.tile.is-wrong{outline:3px dashed var(--_warning);outline-offset:1px}
.face-of{display:block;inline-size:100%;overflow:visible}
.back{position:absolute;inset:auto 2% 6% auto;inline-size:40%;border:1.5px solid var(--_ink);border-radius:5px;overflow:hidden}
.beside{display:flex;flex-wrap:wrap;gap:.5rem}
.pile{flex:1 1 8rem;padding:.4rem;border:1px dashed var(--_quiet);border-radius:10px;min-block-size:76px}
.pile.next{border:2px solid var(--_brass)}
.pile ul{margin-block-start:.4rem}
.pile li{inline-size:max(44px,.8*var(--tile))}
.label{display:block;font-size:.85rem;color:var(--_quiet)}
p.label{margin-block-end:-.4rem}
.label .mark{inline-size:1.2em}
.mark{inline-size:22px;flex:none;vertical-align:middle}
.turn{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
.thief{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem .5rem;padding:.2rem .5rem;text-align:start}
.portrait{display:inline-block;inline-size:36px;flex:none}
.gems,.gem{color:var(--_gem);white-space:nowrap}
.thief[aria-pressed=true] .gems{color:inherit}
.thief .gems::after{content:attr(data-n)}
.gems{margin-inline-start:auto}
.tray{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.4rem}
.picture{display:grid;justify-items:center;align-content:start;gap:.2rem;padding:.3rem .1rem;font-size:.82rem}
.picture svg,.unseen{inline-size:min(64px,100%)}
.unseen{display:grid;place-content:center;aspect-ratio:1;border:2px dashed var(--_quiet);border-radius:12%;font-size:1.5rem}
.picture[aria-disabled] svg{opacity:.35}
.editor{display:grid;gap:.4rem}
.editor .buttons{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr))}
.editor .buttons button{padding-inline:.4rem;font-size:.88rem}
.typed{grid-template-columns:minmax(0,1fr) auto;align-items:end}
.status{min-block-size:1.5em;font-weight:600}
.status.wrong,.fault{color:var(--_warning)}
.hint,.version,.question,.odds{color:var(--_quiet)}
details>summary{min-block-size:44px;align-content:center;cursor:pointer;font-weight:600}
details[open]>:not(summary){margin-block-end:.5rem}
form,label{display:grid;gap:.3rem;justify-items:start}
label{font-size:.9rem;inline-size:100%}
input,textarea,select{inline-size:100%;min-block-size:44px;padding:.4rem .6rem;font-size:1rem;background:var(--_ground);border:1px solid var(--_edge);border-radius:10px;text-overflow:ellipsis}
::placeholder{color:var(--_quiet);opacity:1}
.score,.option{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;padding-block:.15rem}
.score>span:first-child,.option>span:first-child{flex:1 1 7rem}
.option select{flex:1 1 9rem;inline-size:auto;min-inline-size:0}
.score output{min-inline-size:2ch;text-align:center;font-weight:700}
code{unicode-bidi:isolate;direction:ltr;overflow-wrap:anywhere;white-space:pre-wrap}
.unread{display:grid;gap:.3rem;padding:.5rem .7rem;border:2px solid var(--_warning);border-radius:10px}
.unread mark{background:var(--_warning);color:var(--_ground)}
.answer{border-width:2px}
.answer.forbidden{border-color:var(--_warning)}
.verdict{display:flex;gap:.6rem;align-items:start;font-size:1.3rem;font-weight:700;line-height:1.35}
.verdict .sign .mark{inline-size:1.5em}
.forbidden .verdict .sign{color:var(--_warning)}
.pays .verdict .sign{color:var(--_gem)}
.paid{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem}
.payment{display:flex;align-items:center;gap:.2rem .3rem;flex-wrap:wrap;font-weight:650}
.chain li{display:flex;gap:.6rem;padding-block:.25rem;border-block-start:1px solid color-mix(in srgb,var(--_quiet) 40%,#0000)}
.chain .rule{flex:none;min-inline-size:3.2em;font-weight:700}
.rows{display:flex;flex-wrap:wrap;gap:.6rem 1.2rem}
figcaption{font-size:.85rem;color:var(--_quiet)}
.small{position:relative;display:inline-block;inline-size:min(52px,(100cqi - 2*var(--pad) - 5*var(--gap) - 4px)/6);flex:none;line-height:0}
.leaves{translate:0 8px;outline:2px dashed var(--_brass);border-radius:12%}
.drawn{align-items:start;padding-block-end:10px}
.outcome{display:flex;gap:.6rem;padding-block:.5rem;border-block-start:1px solid color-mix(in srgb,var(--_quiet) 40%,#0000)}
.outcome>div{display:grid;gap:.3rem;justify-items:start;min-inline-size:0;flex:1}
.differs li{padding-block:.25rem;padding-inline-start:.7rem;border-inline-start:3px solid var(--_edge);margin-block-end:.4rem}
a{color:inherit}
.halves{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.6rem}
fieldset{min-inline-size:0;border:1px solid var(--_quiet);border-radius:10px;padding:.5rem}
fieldset>*+*{margin-block-start:.4rem}
legend{font-weight:650;padding-inline:.3rem;max-inline-size:100%}
.settled{display:grid;gap:.4rem}
.unlikely{color:var(--_quiet);font-size:.92rem}
.trail{display:flex;flex-wrap:wrap;gap:.3rem;align-items:center}
@container (max-width:17.4rem){
.referee{--tile:min(128px,(100cqi - 2*var(--pad) - 2*var(--gap) - 2px)/3)}
.row{flex-wrap:wrap;justify-content:start}
.tray{grid-template-columns:1fr 1fr}
.turn{grid-template-columns:1fr}
.chain li{flex-wrap:wrap}
.small{inline-size:min(52px,(100cqi - 2*var(--pad) - 5*var(--gap) - 8px)/6)}
}
@media (prefers-reduced-motion:no-preference){.tile{transition:outline-offset .15s}}
@media (forced-colors:active){::placeholder{color:FieldText}button[aria-pressed=true]:not(.tile){forced-color-adjust:none;background:Highlight;color:HighlightText}.tile[aria-pressed=true]{outline-color:Highlight}.row .into::before{background:Highlight;forced-color-adjust:none}}
@media print{.ask,.share,.dispute:not([open]),.best:not([open]),button{display:none}section{break-inside:avoid;background:none}}
${unsafeCSS(forcedTones)}
`;
