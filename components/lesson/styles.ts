import { css } from 'lit';

/** A lesson: its task above the table, what came of it below. */
export const lessonStyles = css`
:host{display:block;container-type:inline-size;color:var(--_text);font:1rem/1.5 var(--blue-lion-font,system-ui,sans-serif)}
:host([hidden]){display:none}
:host([theme=day]){color-scheme:light}
:host([theme=night]){color-scheme:dark}
*{box-sizing:border-box;margin:0}
.lesson{display:grid;gap:.75rem;word-break:keep-all;overflow-wrap:break-word}
.lesson>*{min-inline-size:0}
.lesson>:not(blue-lion-game){margin-inline:var(--blue-lion-lesson-inset,0)}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
.number{color:var(--_quiet);font-size:.9rem}
span+.kind{padding-inline-start:.6em;border-inline-start:1px solid}
.is-done{color:var(--_brass);font-weight:650}
.dots{display:flex;flex-wrap:wrap;gap:.25rem;padding:0;list-style:none}
.dots button{min-inline-size:44px;padding:0}
.dots .done{border-color:var(--_brass);box-shadow:inset 0 -3px var(--_brass)}
.dots [aria-current=step]{background:var(--_button);color:var(--_label)}
h3{font-family:var(--blue-lion-title-font,inherit);font-size:1.25rem;font-weight:600;line-height:1.3}
h4{font-size:.9rem}
.task{font-size:1.1rem;font-weight:650;text-wrap:pretty}
button{min-block-size:44px;padding:.3rem .9rem;border:1px solid var(--_edge);border-radius:10px;background:none;color:inherit;font:inherit;font-size:.95rem;font-weight:600;cursor:pointer;touch-action:manipulation}
button.main,button[aria-pressed=true]{background:var(--_button);color:var(--_label)}
button:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--_focus);outline-offset:2px;box-shadow:0 0 0 5px var(--_focus-inner)}
.task:focus-visible{border-radius:4px}
.options,.foot,.hints{display:flex;flex-wrap:wrap;gap:.5rem;align-items:start}
.hint{flex:1 1 100%}
.verdict{display:grid;gap:.4rem;justify-items:start;min-block-size:3rem;padding-inline-start:.75rem;border-inline-start:3px solid #0000}
.verdict:has(.met){border-color:var(--_brass)}
.verdict:has(.not-met){border-color:var(--_warning)}
.verdict ul{padding-inline-start:1.2rem;font-size:.92rem;color:var(--_quiet)}
.verdict a{color:inherit}
.fault{color:var(--_warning);font-weight:600;overflow-wrap:anywhere}
.foot{border-block-start:1px solid var(--_quiet);padding-block-start:.6rem}
blue-lion-game{display:block;min-inline-size:0;min-block-size:var(--blue-lion-row-height,0)}
blue-lion-game.building{min-block-size:var(--blue-lion-building-height,0)}
.read{display:none}
::slotted(blue-lion-step){display:block}
:host([whole]) .read{display:contents}
:host([whole]) .lesson{display:none}
@media print{
.read{display:contents}
.lesson{display:none}
}
`;
