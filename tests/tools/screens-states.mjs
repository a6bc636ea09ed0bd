// The states of which `npm run screens` takes pictures. Steps are what screens-page.mjs can do; a state that is `optional` may be missing.

const acting = 'XaAbApBxXpPb - - a 3-2 rulebook';
const twoAtOnce = 'XaBaPaXpXbPb - - a 2-3 rulebook';
const building = 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1';
const own = 'PxPbAxBaXbAp - - a 0-0 rulebook';
const tile = (zone, place) => `[data-zone=${zone}][data-place="${place}"]`;

/** Each stage of a game: name, attributes, steps. */
const stages = [
  ['the opening, tossed', { seed: '1' }],
  ['the first tile chosen', { seed: '1' }, ['tile loose 2']],
  ['building', { position: building }],
  ['building, tile chosen, end asked', { position: building }, ['tile loose 1']],
  ['building, lay or turn', { position: building }, ['tile loose 1', 'choice left']],
  ['acting', { position: acting }],
  ['acting, inner tile chosen', { position: acting }, ['tile row 3']],
  ['acting, end tile chosen', { position: acting }, ['tile row 6']],
  ['refused: an end tile is not swapped', { position: acting }, ['tile row 1', 'choice swapRight']],
  ['refused, the rule opened', { position: acting }, ['tile row 1', 'choice swapRight', 'press .rule', 'wait 60']],
  ['a dim button pressed first', { position: acting }, ['choice flip']],
  ['paid: a theft', { position: acting }, ['play s34']],
  ['paid two at once, one to the rival', { position: 'AxPaAbXbPxPb - - a 2-3 rulebook' }, ['play s45']],
  ['own goal', { position: own }, ['play s23']],
  ['own goal, why', { position: own }, ['play s23', 'press .rule', 'wait 60']],
  ['an old combination', { position: 'PxAxPbBaXbAp - - a 0-0 rulebook' }],
  ['old combinations that overlap', { position: 'AxBaApBpXaPx - - a 1-1 rulebook' }],
  ['five to act with, one to return', { position: 'AxPxXbPbBa - Ap a 2-1 rulebook' }],
  ['one to return', { position: 'AxPxXbPbBa - Ap/ a 2-1 rulebook' }],
  ['one to return, one for the next turn', { position: 'XaAbApXp - Pb/Bx a 2-0 rulebook' }],
  ['two to return', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' }],
  ['two to return, one chosen', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' }, ['tile aside 2']],
  ['returning, lay or turn', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' }, ['tile aside 1', 'choice right']],
  ['a draw is offered', { position: acting }, ['choice draw']],
  ['a draw is proposed', { position: acting }, ['play lr', 'play rl', 'play lr', 'play rl', 'play lr', 'play rl', 'play lr', 'play rl']],
  ['won', { position: 'XaAbApBxXpPb - - a 5-0 rulebook' }, ['play s34']],
  ['won by an own goal', { position: 'PxPbAxBaXbAp - - a 0-6 rulebook' }, ['play s23']],
  ['resigned', { position: acting }, ['choice resign']],
  ['the house thinks', { position: acting, arsene: 'computer', first: 'a' }],
  ['the page is asked', { position: acting, arsene: 'external' }],
  ['waiting for what came up', { position: 'X.A.A.B.X.P. - - a 0-0 rulebook', deal: 'outside' }, ['tile row 2', 'choice flip']],
  ['a text that cannot be read', { position: 'XaAbQpBxXpPb - - a 3-2 rulebook' }, ['until [part~=fault]']],
  ['a diagram', { position: acting, mode: 'diagram' }],
  ['a replay', { record: 'XaAbApBxXpPb - - a 3-2 rulebook s34 lr b1l', mode: 'replay' }],
  ['a replay, two steps on', { record: 'XaAbApBxXpPb - - a 3-2 rulebook s34 lr b1l', mode: 'replay' }, ['choice next', 'choice next']],
];

const panels = ['cards', 'moves', 'help'].map((panel) => [`the panel “${panel}”`, { position: acting }, ['play s34', `choice ${panel}`, 'wait 250'], 'optional'])
  .concat([['looking back', { position: acting }, ['play s34', 'play lr', 'choice moves', 'wait 250', 'press ol.moves button', 'wait 60'], 'optional']]);

const few = ['building, lay or turn', 'acting, inner tile chosen', 'own goal', 'refused: an end tile is not swapped', 'two to return, one chosen', 'won'];
const chosen = stages.filter(([name]) => few.includes(name));
const of = (list, section, look) => list.map(([name, attributes, steps, optional]) => ({
  section, name, steps, optional: optional !== undefined, ...look, attributes: { ...attributes, ...look.attributes },
}));

const sizes = [160, 240, 288, 320, 390, 560, 800, 1280, 1600].flatMap((width) => of(
  stages.filter(([name]) => ['building, tile chosen, end asked', 'acting, inner tile chosen', 'one to return, one for the next turn'].includes(name)),
  'sizes', { width, suffix: `${width} px`, page: { scheme: width % 320 ? 'light' : 'dark' } }));

const themes = [
  ...of(chosen, 'themes', { width: 390, suffix: 'day', attributes: { theme: 'day' } }),
  ...of(chosen, 'themes', { width: 390, suffix: 'night', page: { scheme: 'dark' }, attributes: { theme: 'night' } }),
  ...of(chosen, 'themes', { width: 390, suffix: 'contrast, attribute', attributes: { theme: 'contrast' } }),
  ...of(chosen.slice(1, 3), 'themes', { width: 390, suffix: 'prefers more contrast', features: { 'prefers-contrast': 'more' } }),
  ...of(chosen, 'themes', { width: 390, suffix: 'forced colours, light', features: { 'forced-colors': 'active' }, page: { scheme: 'light dark' } }),
  ...of(chosen.slice(0, 4), 'themes', { width: 390, suffix: 'forced colours, dark', features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' }, page: { scheme: 'light dark' } }),
  ...of(chosen.slice(1, 3), 'themes', { width: 1280, suffix: 'forced colours', features: { 'forced-colors': 'active' }, page: { scheme: 'light dark' } }),
];

const shapes = [
  ...of(chosen, 'shapes', { width: 390, suffix: 'dir=rtl', page: { dir: 'rtl' } }),
  ...of(chosen.slice(1, 2), 'shapes', { width: 800, suffix: 'dir=rtl', page: { dir: 'rtl' } }),
  ...of(chosen, 'shapes', { width: 320, suffix: 'text 200 %', page: { fontSize: '200%' } }),
  ...of(chosen.slice(0, 4), 'shapes', { width: 320, suffix: 'text 200 %, Korean', page: { fontSize: '200%', lang: 'ko' } }),
  ...of(chosen.slice(1, 3), 'shapes', { width: 1280, suffix: 'text 200 %', page: { fontSize: '200%' } }),
  ...['a', 'x'].flatMap((turn) => of([
    ['acting, tile chosen', { position: `XaAbApBxXpPb - - ${turn} 3-2 rulebook` }, ['tile row 3']],
    ['building, lay or turn', { position: `P.X.B. A.A.P. - ${turn} 0-0 rulebook` }, ['tile loose 1', 'choice left']],
    ['own goal', { position: turn === 'a' ? own : 'PaPbXaBxAbXp - - x 0-0 rulebook' }, ['play s23']],
  ], 'shapes', { width: 390, suffix: `facing, ${turn === 'a' ? 'Arsène' : 'Lady X'}`, attributes: { seating: 'facing' } })),
  ...['en', 'ko'].flatMap((lang) => of(chosen, 'shapes', { width: 700, height: 420, low: true, suffix: `phone on its side, ${lang}`, page: { lang, scheme: 'dark' } })),
  ...of(chosen.slice(1, 2), 'shapes', { width: 844, height: 390, low: true, suffix: 'phone on its side', attributes: { seating: 'facing' } }),
  ...['grid', 'flex', 'dialog'].map((place) => ({ section: 'shapes', name: `in ${place}`, suffix: '600 px', width: 600, attributes: { position: acting }, steps: ['tile row 3'], place })),
];

const seen = { position: 'X.A.A.B.X.P. - - a 2-1 rulebook', seed: '5' };
const marks = [
  ...['off', 'seen', 'all'].flatMap((memory) => of([
    ['two turned over', seen, ['play f1', 'play f2']],
    ['backs that were seen and that can be worked out', { position: 'XaA.AbB.X.P. - - a 2-1 rulebook' }],
    ['a back seen in the tray', { position: 'AxPxX.Pb - B.Pa/ a 0-0 rulebook' }, ['tile aside 1']],
  ], 'marks', { width: 390, suffix: `memory ${memory}`, attributes: { memory } })),
  ...of([
    ['can be chosen: dots', { position: acting }],
    ['chosen: lifted, double ring', { position: acting }, ['tile row 4']],
    ['focus on a tile', { position: acting }, [`focus ${tile('row', 2)}`]],
    ['focus on a chosen tile', { position: acting }, ['tile row 2', `focus ${tile('row', 2)}`]],
    ['focus on a button', { position: acting }, ['tile row 2', 'focus [data-choice=flip]']],
    ['focus in the foot', { position: acting }, ['focus [data-choice=draw]']],
    ['ghosts beside a short row', { position: 'P.X. B.A.A.P. - a 0-0 rulebook' }, ['tile loose 2']],
    ['ghosts beside a long row', { position: 'P.X.B.A.A. P. - a 0-0 rulebook' }, ['tile loose 1']],
    ['ghost chosen', { position: 'P.X.B.A.A. P. - a 0-0 rulebook' }, ['tile loose 1', 'choice right']],
    ['waits on a hook', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' }],
    ['more than seven diamonds', { position: 'XaAbApBxXpPb - - a 9-6 rulebook' }],
  ], 'marks', { width: 390 }),
  ...of([['turned over', { position: acting }, ['tile row 3', 'choice flip']], ['paid', { position: acting }, ['play s34']]], 'marks',
    { width: 390, suffix: 'reduced motion, at once', features: { 'prefers-reduced-motion': 'reduce' }, moved: true }),
  { section: 'marks', name: 'a drag half way to a neighbour', suffix: 'mouse', width: 390, attributes: { position: acting }, steps: [], drag: [tile('row', 3), tile('row', 4), 0.8], optional: true },
  { section: 'marks', name: 'a drag half way to the other end', suffix: 'mouse', width: 390, attributes: { position: acting }, steps: [], drag: [tile('row', 6), tile('row', 1), 0.5], optional: true },
  { section: 'marks', name: 'a loose tile dragged to an end', suffix: 'mouse', width: 390, attributes: { position: building }, steps: [], drag: [tile('loose', 2), tile('row', 3), 0.9], optional: true },
];

/** A move of each kind: the last step is the one that moves something. */
const motion = of([
  ['flip', { position: acting }, ['tile row 3', 'choice flip']],
  ['end to end, from the left', { position: acting }, ['tile row 1', 'choice otherEnd']],
  ['end to end, from the right', { position: acting }, ['tile row 6', 'choice otherEnd']],
  ['swap', { position: acting }, ['tile row 2', 'choice swapRight']],
  ['payment, a theft', { position: acting }, ['tile row 3', 'choice swapRight']],
  ['payment, an own goal', { position: own }, ['tile row 2', 'choice swapRight']],
  ['payment, two at once', { position: twoAtOnce }, ['tile row 3', 'choice swapRight']],
  ['a flip that pays', { position: 'AxApAbXpXbPb - - a 2-3 rulebook' }, ['tile row 4', 'choice flip']],
  ['placing as it lies', { position: building }, ['tile loose 1', 'choice right', 'choice lay']],
  ['placing, turned over', { position: building }, ['tile loose 2', 'choice left', 'choice over']],
  ['choosing an end', { position: building }, ['tile loose 2', 'choice left']],
  ['return as it lies', { position: 'AxPxXbPbBa - Ap/ a 2-1 rulebook' }, ['choice left', 'choice lay']],
  ['return, turned over, of two', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' }, ['tile aside 2', 'choice right', 'choice over']],
  ['taking back', { position: acting, 'take-back': 'free' }, ['play s34', 'choice takeBack']],
  ['tossing again', { seed: '1' }, ['choice toss']],
  ['a step of a replay', { record: 'XaAbApBxXpPb - - a 3-2 rulebook s34 lr b1l', mode: 'replay' }, ['choice next']],
], 'motion', { width: 390, motion: true });

export const states = [
  ...sizes, ...themes,
  ...of([...stages, ...panels], 'stages, English', { width: 390 }),
  ...of([...stages, ...panels], 'stages, Korean', { width: 390, page: { lang: 'ko', scheme: 'dark' } }),
  ...of([...chosen, ...panels], 'wide', { width: 1280 }),
  ...shapes, ...marks, ...motion,
];
