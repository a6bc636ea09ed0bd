/* Keeps the site for times without a network. Nothing is kept while it is being worked on (`npm start`). */

/** What a page has where the addresses of scripts have to be trusted; not in every browser. */
interface Trusting { trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): unknown } } }

async function keep(): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/'), address = `${base}sw.js`;
  try {
    const policy = (window as Trusting).trustedTypes?.createPolicy('blue-lion-offline', { createScriptURL: (given) => given });
    await navigator.serviceWorker.register((policy?.createScriptURL(address) ?? address) as string, { scope: base });
  } catch {
    // A browser or a host that does not want it: the site works as long as there is a network.
  }
}

if (import.meta.env.PROD) addEventListener('load', () => void keep());
