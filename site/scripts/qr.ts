import { encode } from 'uqr';

/** Draws an address as a QR code into an `<svg><path>`, with the quiet border that readers want. */
export function drawQr(svg: SVGSVGElement, address: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.querySelector('path')!.setAttribute('d', data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''));
}
