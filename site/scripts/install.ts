/** The browser's offer to install; not every browser makes one. */
interface InstallOffer extends Event { prompt(): Promise<unknown> }

const place = document.querySelector<HTMLElement>('[data-install]')!;
let offer: InstallOffer | null = null;

addEventListener('beforeinstallprompt', (event) => {
  // No bar over the table: the button below it is enough.
  event.preventDefault();
  offer = event as InstallOffer;
  place.hidden = false;
});
addEventListener('appinstalled', () => { place.hidden = true; });
place.querySelector('button')!.addEventListener('click', () => {
  place.hidden = true;
  void offer?.prompt();
  offer = null;
});
