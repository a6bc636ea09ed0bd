import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import type { RuleId } from '../../machine/rules/index.ts';

/** The address of something that is published below the rulebook's own; null when the table was given none, or none that can be opened. */
function below(element: { readonly rulebook: string | null; readonly ownerDocument: Document }, path: string): string | null {
  if (!element.rulebook) return null;
  try {
    const { baseURI } = element.ownerDocument, { href, protocol } = new URL(path, new URL(element.rulebook.replace(/\/?$/, '/'), baseURI));
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

/** The page of a rule. */
export const ruleAt = (element: Parameters<typeof below>[0], rule: RuleId): string | null => below(element, `rules/#${rule.toLowerCase().replace('.', '-')}`);

/** Where the two descriptions of the game stand side by side, and what each table plays by. */
export const differencesAt = (element: Parameters<typeof below>[0]): string | null => below(element, 'rules/#differences');

/** The page of a ruling. */
export const rulingAt = (element: Parameters<typeof below>[0], id: string): string | null => below(element, `rulings/${id}/`);

/** The referee's page, asked about a move in a position, or about the position alone: what `formatQuestion` writes, without loading what reads it. */
export const refereeAt = (element: Parameters<typeof below>[0], position: string, move = ''): string | null =>
  below(element, `referee/#q=${position.replaceAll(' ', '_')}${move && `/${move}`}/v${RULES_VERSION}`);

/** A position text as it lies in the open: without the backs that were seen, which are to be remembered. */
export const inTheOpen = (position: string): string => position.split(' ').map((field, i) => (i < 3 ? field.replace(/([AXPB])[axpb]/g, '$1.') : field)).join(' ');
