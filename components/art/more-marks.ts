import type { Line } from './marks.ts';

/** Signs that only come with what is around the game. */
export type MoreMark = 'play' | 'pause' | 'share';

/** As `marks`, loaded when one is wanted. */
export const moreMarks: Readonly<Record<MoreMark, readonly Line[]>> = {
  play: [{ d: 'M7 4l12 8-12 8z', solid: true }],
  pause: [{ d: 'M7 4h3v16H7zM14 4h3v16h-3z', solid: true }],
  share: [{ d: 'M12 15V3m-4 4 4-4 4 4M5 12v9h14v-9' }],
};
