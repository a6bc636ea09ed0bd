/* What would be best in the position that lies there. Everything it needs is loaded when somebody opens it. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatPosition } from '../../machine/notation/index.ts';
import type { Analysis } from '../../machine/opponent/analysis.ts';
import type { Position } from '../../machine/rules/index.ts';
import { adopt } from '../styles/adopt.ts';
import type { Lang } from '../words/index.ts';
import type { Telling } from '../words/hints.ts';
import type { Loaded } from './load.ts';

type Parts = typeof import('../around/analysis.ts');
type Answer = { readonly analysis: Analysis; readonly telling: Telling; readonly parts: Parts };

/** Asks about one position after the other, as long as it is open. */
export class Best {
  readonly #changed: () => void;
  readonly #root: () => Node;
  #open = false;
  /** What is being asked about, or was: a position, and the language of the answer. */
  #about = '';
  #answer: Answer | 'lost' | null = null;
  /** How much of the game is solved, 0 to 1. */
  #done = 0;

  constructor(changed: () => void, root: () => Node) {
    this.#changed = changed;
    this.#root = root;
  }

  #toggle(open: boolean): void {
    if (open === this.#open) return;
    this.#open = open;
    this.#changed();
  }

  #ask(position: Position, lang: Lang): void {
    const about = `${lang} ${formatPosition(position)}`;
    if (!this.#open || about === this.#about) return;
    this.#about = about;
    this.#answer = null;
    this.#done = 0;
    const settle = (answer: Answer | 'lost'): void => {
      if (about !== this.#about) return;
      this.#answer = answer;
      this.#changed();
    };
    this.#find(position, lang, (done) => {
      if (about !== this.#about) return;
      this.#done = done;
      this.#changed();
    }).then(settle, () => { settle('lost'); });
  }

  async #find(position: Position, lang: Lang, progress: (done: number) => void): Promise<Answer> {
    const [parts, { analyse }, { thinker }, { loadHints }] = await Promise.all([import('../around/analysis.ts'), import('../../machine/opponent/analysis.ts'), import('../thinker/thinker.ts'), import('../words/hints.ts')]);
    adopt(this.#root(), parts.analysisStyles);
    const telling = await loadHints(lang);
    // Finding out what the moves do takes about as long as what they are worth.
    await thinker().solved(position.options, ({ stage, done }) => { progress((stage === 'moves' ? done : 1 + done) / 2); });
    return { analysis: await analyse(position, (each) => thinker().rate(each)), telling, parts };
  }

  /** A section that is folded: the analysis, best first; while it is worked out, how far it is. */
  draw(position: Position, { words, lang }: Loaded): TemplateResult {
    this.#ask(position, lang);
    const { best } = words, answer = this.#answer;
    return html`<details class="best" part="best" ?open=${this.#open} @toggle=${({ target }: Event) => { this.#toggle((target as HTMLDetailsElement).open); }}><summary>${best.title}</summary>
      ${this.#open && answer === null ? html`<label>${best.working}<progress max="1" .value=${this.#done}></progress></label>` : nothing}
      <div role="status">${answer === 'lost' ? html`<p>${best.lost}</p>` : answer ? html`<p>${answer.telling.analysis.head(answer.analysis)}</p>` : nothing}</div>
      ${answer === null || answer === 'lost' || answer.analysis.moves.length === 0 ? nothing : html`${answer.parts.everyAction(answer.analysis, answer.telling)}${answer.parts.bestPlay(answer.analysis, answer.telling)}`}</details>`;
  }
}
