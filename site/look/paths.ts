/** Where the site lives, without the slash at the end. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page (`/play/`) or file of the site; pages in the language of the page that links to it. */
export const pageAt = (path: string, locale?: string): string => `${base}${locale ? `/${locale}` : ''}${path}`;

/** The same page in the other language. What has no second page (the 404) leads home. */
export function inOtherLanguage(pathname: string, locale?: string): string {
  const path = pathname.slice(base.length);
  if (/404/.test(path)) return pageAt('/', locale ? undefined : 'ko');
  return locale ? pageAt(path.replace(`/${locale}`, '')) : pageAt(path, 'ko');
}
