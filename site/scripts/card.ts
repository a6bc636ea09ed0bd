/* The sheet for the box: printed, and with the address that it was read from, to read and as a code. */
import { drawQr } from './qr.ts';
import { here } from './waits.ts';

const card = document.querySelector<HTMLElement>('.rules-card')!, link = card.querySelector<HTMLAnchorElement>('[data-address]')!;
link.textContent = link.href.replace(/^https?:\/\//, '');
drawQr(card.querySelector<SVGSVGElement>('.code')!, link.href);
document.querySelector('[data-print]')?.addEventListener('click', () => { print(); });
here();
