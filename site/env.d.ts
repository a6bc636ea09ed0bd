// What Starlight puts into Astro.locals.
/// <reference types="@astrojs/starlight" />

// What the finder finds (site/scripts/finder/plugin.mjs).
declare module 'virtual:finder/en' {
  const packed: import('./scripts/finder/entries.ts').Packed;
  export default packed;
}
declare module 'virtual:finder/ko' {
  const packed: import('./scripts/finder/entries.ts').Packed;
  export default packed;
}
