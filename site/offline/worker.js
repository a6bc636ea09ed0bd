/*
 * The service worker: after one visit the site works without a network. FILES (addresses below the scope, with the hash of
 * what they hold) and VERSION are written in front of this when the site is built, see keep.mjs.
 *
 * A page comes from the network as long as there is one, and names the files it needs by what they hold; so new pages never
 * meet old code. Without a network a page and all its files come from one version, which was kept as a whole or not at all.
 * A new version waits until no page of the old one is open, because that page may still want a file of its own.
 */
/* global FILES, VERSION, clients */
const SCOPE = new URL('./', location.href).pathname;
/** With a space at the end: /a/ is not to clean up what belongs to /a/b/. */
const OURS = `blue-lion ${SCOPE} `;
const CACHE = OURS + VERSION;
/** Files whose name says what they hold: right in whatever version they are found. */
const isNamedByContent = (path) => path.startsWith(`${SCOPE}_astro/`);
/** How long to wait for a page from a network that hardly answers, in milliseconds. */
const PATIENCE = 4000;

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isNamedByContent(pathname)) event.respondWith(inAnyVersion(request));
  else if (FILES.some(([path]) => SCOPE + path === pathname)) event.respondWith(ownFirst(request));
});

/** Everything, or nothing: a file that is not what it was when the site was built ends the installation, and it is tried again with the next visit. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async ([path, integrity]) => {
    const address = SCOPE + path, isSame = isNamedByContent(address);
    const response = (isSame && (await caches.match(address))) || (await fetch(address, { integrity, cache: isSame ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, await plain(response));
  }));
}

/** A page may not be answered with a response that was redirected, as some hosts do with /play/. */
async function plain(response) {
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

const inAnyVersion = async (request) => (await caches.match(request.url)) ?? fetch(request);

async function ownFirst(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url, { ignoreSearch: true })) ?? fetch(request);
}

async function page(request) {
  const coming = fetch(request);
  coming.catch(() => {});
  const kept = () => keptPage(new URL(request.url));
  const slow = new Promise((resolve) => {
    setTimeout(() => void kept().then((found) => { if (found.ok) resolve(found); }), PATIENCE);
  });
  try {
    return await Promise.race([coming, slow]);
  } catch {
    return kept();
  }
}

/** A page as it was kept, whatever stands after the ? of its address. All pages are kept: any other does not exist. */
async function keptPage({ pathname, search }) {
  const cache = await caches.open(CACHE), path = pathname.replace(/index\.html$/, '');
  const found = await cache.match(path);
  if (found) return found;
  if (!path.endsWith('/') && (await cache.match(`${path}/`))) return Response.redirect(`${path}/${search}`);
  const none = await cache.match(`${SCOPE}404.html`);
  return none ? new Response(none.body, { status: 404, headers: none.headers }) : Response.error();
}
