import { css, html, nothing, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import type { Table } from '../context.ts';
import { adopt } from '../styles/adopt.ts';

const MOST_SHOWN = 3;
/** How much of a long text is shown before and after a fault, and of what is wrong itself. */
const AROUND = 60;

const shorten = (text: string): string => (text.length > AROUND ? `${text.slice(0, AROUND)}…` : text);

const styles = css`
.fault{margin-block-end:.5rem;padding:.5rem .7rem;text-align:start;border:2px solid var(--_warning);border-radius:10px}
.fault code{display:block;overflow-wrap:anywhere;white-space:pre-wrap;unicode-bidi:isolate;direction:ltr}
.fault mark{background:var(--_warning);color:var(--_ground)}
.fault ul{display:block}
`;

/** A text that cannot be read, with every fault at its place. Loaded when there is one. */
export class BlueLionFault extends Part {
  override connectedCallback(): void {
    super.connectedCallback();
    adopt(this.getRootNode(), styles);
  }

  protected override draw({ unreadable, explanations }: Table): TemplateResult | typeof nothing {
    if (!unreadable || !explanations) return nothing;
    const { attribute, text, faults } = unreadable, shown = faults.slice(0, MOST_SHOWN), pieces: unknown[] = [];
    let from = 0;
    for (const { at, length } of shown) {
      if (at < from) continue;
      const to = Math.min(text.length, at + Math.max(1, length));
      const before = text.slice(from, at);
      pieces.push(before.length > AROUND ? `…${before.slice(-AROUND)}` : before, html`<mark>${shorten(text.slice(at, to)) || '␣'}</mark>`);
      from = to;
    }
    pieces.push(shorten(text.slice(from)));
    return html`<div class="fault" part="fault" role="alert"><p>${explanations.faulty(attribute)}</p><code>${pieces}</code><ul>${shown.map((fault) => html`<li>${explanations.explain(fault)} ${fault.rule ?? ''}</li>`)}</ul></div>`;
  }
}
