/*
 * One observer for all games of a page hears when a `lang` attribute changes anywhere in the document, so that a page
 * that switches its language takes its games along.
 */
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** Calls back when the language around an element, or its own, may have changed, until the returned function is called. */
export function onLanguageChange(element: Element, listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => { for (const each of listeners) each(); });
    observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
  }
  // Inside another component the document's own subtree does not show it.
  observer.observe(element, { attributeFilter: ['lang'] });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
