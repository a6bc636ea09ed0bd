// What Starlight puts into Astro.locals.
/// <reference types="@astrojs/starlight" />
