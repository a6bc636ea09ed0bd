import { setViewport } from '@web/test-runner-commands';
import { emulate, strike } from '../input.ts';
import { before, deeds, done, each, outcome, reference } from './deeds.ts';
import { button, clear, drawn, names, until } from './table.ts';

// What glides is seen elsewhere: here it only takes time.
beforeEach(async () => {
  await setViewport({ width: 420, height: 900 });
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});
afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

for (const [way, by] of [['by taps', 'touch'], ['by clicks', 'mouse']] as const) {
  describe(way, () => {
    for (const deed of deeds) {
      it(deed.what, async () => {
        const stands = await reference(deed), table = await before(deed);
        await each(deed, async (move) => {
          for (const name of deed.presses(table, move)) {
            const look = (): string => [outcome(table), ...names(table), table.shadowRoot!.querySelector('[aria-pressed=true]')?.getAttribute('aria-label')].join(), looked = look();
            const pressed = button(table, name);
            pressed.scrollIntoView({ block: 'nearest' });
            await strike(pressed, { by });
            await until(`something comes of “${name}”`, () => look() !== looked);
            await drawn(table);
          }
        });
        await done(table, stands);
      });
    }
  });
}
