import { encode } from 'uqr';

/** An address as a QR code: the size of its box, with the quiet border that readers want, and what is dark in it as a path. */
export function codeOf(address: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  return { size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') };
}

/** Draws an address as a QR code into an `<svg><path>`. */
export function drawQr(svg: SVGSVGElement, address: string): void {
  const { size, path } = codeOf(address);
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.querySelector('path')!.setAttribute('d', path);
}
