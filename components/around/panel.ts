import { css, nothing, type TemplateResult } from 'lit';
import type { BlueLionGame } from '../blue-lion-game.ts';
import type { Panel, Table } from '../context.ts';
import { defineOnce } from '../define.ts';
import { Part } from '../part.ts';
import { adopt } from '../styles/adopt.ts';
import { loadPanels, type PanelWords } from '../words/panels.ts';

/** What stands in a panel. It is given the table, its words, and the element that the panel belongs to. */
export type View = (table: Table, words: PanelWords, panel: PanelPart) => TemplateResult;

const views: Readonly<Record<Panel, () => Promise<(lang: Table['words']['lang']) => Promise<View>>>> = {
  cards: async () => (await import('./cards.ts')).cards,
  moves: async () => (await import('./moves.ts')).moves,
  help: async () => (await import('./help.ts')).help,
  why: async () => (await import('./why.ts')).why,
  chosen: async () => (await import('./chosen.ts')).chosen,
  hint: async () => (await import('./hint.ts')).hint,
  story: async () => (await import('./story.ts')).story,
};

/** What belongs to the game itself, and stands above its foot. */
const IN_PLACE: readonly Panel[] = ['why', 'chosen', 'hint', 'story'];

const styles = css`
.table:has(.in-place) blue-lion-foot{order:1}
blue-lion-panel{display:block;border-block-start:1px solid var(--_quiet);padding:.6rem 2px 2px;text-align:start;overflow-wrap:anywhere}
blue-lion-panel :is(h3,h4){font-size:1rem;font-weight:650;margin-block:.2rem .4rem}
blue-lion-panel h4{font-size:.9rem;margin-block-start:.8rem}
blue-lion-panel :is(p,li,dd,dt,label){font-size:.9rem}
blue-lion-panel p+p{margin-block-start:.25rem}
blue-lion-panel a{color:inherit}
blue-lion-panel .cited{display:block;direction:inherit}
blue-lion-panel .cited li{padding-block:.2rem}
blue-lion-panel .quiet{color:var(--_quiet)}
blue-lion-panel input:not([type=checkbox]),blue-lion-panel select{font:inherit;font-size:16px;min-block-size:44px;min-inline-size:0;inline-size:100%;padding:.2rem .6rem;color:var(--_text);background:var(--_ground);border:1px solid var(--_edge);border-radius:8px}
blue-lion-panel input[type=checkbox]{inline-size:22px;block-size:22px;margin:11px 10px 11px 0;accent-color:var(--_button)}
blue-lion-panel ol.moves{display:block;list-style:decimal;padding-inline-start:2.2em;max-block-size:22em;overflow:auto;direction:inherit}
blue-lion-panel ol.moves li{padding-block:2px}
blue-lion-panel [aria-current]{background:color-mix(in srgb,var(--_brass) 22%,#0000);border-radius:6px}
blue-lion-panel .look{display:block;inline-size:100%;min-block-size:32px;padding:.25rem .4rem;border:0;border-radius:6px;background:none;text-align:start}
blue-lion-panel button.look:hover{text-decoration:underline}
blue-lion-panel .paid{padding-inline-start:.4rem;color:var(--_quiet)}
blue-lion-panel .own-goal{color:var(--_warning)}
blue-lion-panel .options{flex-wrap:wrap;justify-content:start}
blue-lion-panel .typed{margin-block-end:.8rem}
blue-lion-panel .typed [role=alert]{color:var(--_warning);font-weight:600}
blue-lion-panel .keys{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:.15rem .8rem}
blue-lion-panel .keys>div{display:grid;grid-template-columns:7em 1fr;gap:.5rem}
blue-lion-panel dd{margin:0}
blue-lion-panel kbd{font:inherit;font-size:.85em;padding:0 .35em;border:1px solid var(--_quiet);border-radius:5px}
blue-lion-panel .row{display:flex;gap:.5rem;align-items:center}
blue-lion-panel .row>button{flex:none}
blue-lion-panel .plain{min-block-size:44px;padding:.2rem .9rem;border:1px solid var(--_edge);border-radius:8px;background:var(--_button);color:var(--_label);font-weight:600}
`;

/** One of the panels below the table. It is loaded when somebody opens one. */
export class PanelPart extends Part {
  /** How high it was when it was drawn last. */
  #height = 0;
  #shown: { readonly panel: Panel; readonly words: PanelWords; readonly view: View } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    adopt(this.getRootNode(), styles);
  }

  /** The element that it belongs to. */
  get element(): BlueLionGame { return (this.getRootNode() as ShadowRoot).host as BlueLionGame; }

  /** What the table's own parts ask: for the views. */
  asks = this.ask.bind(this);

  protected override draw(table: Table): TemplateResult | typeof nothing {
    const { panel, words: { lang } } = table, shown = this.#shown;
    // A reason stands where the question is, above the foot.
    this.classList.toggle('in-place', IN_PLACE.some((each) => each === panel));
    if (!panel) return nothing;
    if (shown?.panel === panel && shown.words.lang === lang) return shown.view(table, shown.words, this);
    void this.#show(panel, lang).catch(() => {});
    return nothing;
  }

  /** Whoever has opened it and is still in it sees what comes into it later, if there is room for all of it. */
  protected override updated(): void {
    if (!this.matches(':focus-within')) return;
    const { offsetHeight } = this;
    if (offsetHeight > this.#height && offsetHeight <= innerHeight) this.scrollIntoView({ block: 'nearest' });
    this.#height = offsetHeight;
  }

  async #show(panel: Panel, lang: Table['words']['lang']): Promise<void> {
    const [view, words] = await Promise.all([views[panel]().then((load) => load(lang)), loadPanels(lang)]);
    this.#shown = { panel, words, view };
    this.requestUpdate();
  }
}

/** Defines the panel, when the first one is opened. */
export function definePanel(): void { defineOnce('blue-lion-panel', PanelPart); }
