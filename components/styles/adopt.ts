import type { CSSResult } from 'lit';

/** Adds styles that were loaded later to the tree that a part stands in. */
export function adopt(root: Node, { styleSheet }: CSSResult): void {
  const { adoptedStyleSheets } = root as ShadowRoot;
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
}
