/*
 * One observer for all games of a page hears when a `lang` attribute changes anywhere in the document, so that a page
 * that switches its language takes its games along.
 */
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** Calls back when a language of the page may have changed, until the returned function is called. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => { for (const each of listeners) each(); });
    observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
