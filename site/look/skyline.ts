/** The Louvre seen from its court, on a box of 1600 × 260. One half is drawn, the other is its mirror image. */
export const half = [
  // Pavillon de l'Horloge, up to its lantern
  'M800 18h7v18h7v10Q850 60 858 110h6v8h10v142h-74z',
  // a wing, a pavilion, a wing, the pavilion at the end
  'M872 142h8l10-20h246l10 20h8v118H872z',
  'M1142 108h8l14-50h72l14 50h8v152h-116z',
  'M1256 142h8l10-20h240l10 20h8v118h-276z',
  'M1516 104h8l16-56h60v212h-84z',
  // chimneys
  'M936 124v-20h10v20zM952 124v-20h10v20zM1094 124v-20h10v20zM1186 60V42h10v18zM1206 60V42h10v18zM1330 124v-20h10v20zM1346 124v-20h10v20zM1474 124v-20h10v20zM1562 50V32h10v18z',
].join('');

/** Cornices, drawn as brass lines. */
export const cornices = 'M872 142h278M1142 108h116M1256 142h276M1516 104h84M858 118h16M800 112h58';

/** Arched windows of one half; some are dark. */
const columns = [894, 926, 958, 990, 1022, 1054, 1086, 1118, 1164, 1194, 1224, 1284, 1316, 1348, 1380, 1412, 1444, 1476, 1540, 1570];
const arch = (x: number, y: number) => `M${x} ${y + 20}v-14a5 5 0 0 1 10 0v14z`;
const isLit = (n: number, row: number, seed: number) => (n * 7 + row * 5 + seed) % 4 < 1;
const windows = (lit: boolean, seed: number) =>
  [160, 202].flatMap((y, row) => columns.flatMap((x, n) => (isLit(n, row, seed) === lit ? [arch(x, y)] : []))).join('');

/** Lit and dark windows; the two halves are not lit alike. */
export const litWindows = [windows(true, 0), windows(true, 2)] as const;
export const darkWindows = [windows(false, 0), windows(false, 2)] as const;

/** The glass pyramid in front of it: its outline, and the lattice of its panes. */
export const pyramid = 'M800 128 648 256h304z';
const rows = 8;
const point = (row: number, along: number) => {
  const y = 128 + (128 * row) / rows;
  return `${Math.round(800 + 152 * (row / rows) * along)} ${y}`;
};
export const lattice = Array.from({ length: rows - 1 }, (_, k) => {
  const row = k + 1;
  const inward = 2 * (row / rows) - 1;
  // from a point on each edge down to the ground, along the other edge
  return `M${point(row, 1)}L${Math.round(800 - 152 * -inward)} 256M${point(row, -1)}L${Math.round(800 + 152 * -inward)} 256`;
}).join('');
export const smallPyramids = 'M566 256l40-34 40 34zM954 256l40-34 40 34z';
