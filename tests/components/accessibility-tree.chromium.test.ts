/**
 * What a screen reader is given in each state of a table, compared with tests/components/trees. When a change is meant:
 * `UPDATE_TREES=1 npm run test:components -- tests/components/accessibility-tree.chromium.test.ts`, and read the difference.
 */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { accessibilityTree, golden, pointer, strike } from '../input.ts';
import { all, clear, drawn, sit, until, type Attributes } from './table.ts';

const acting = 'XaAbApBxXpPb - - a 3-2 rulebook';
const building = 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1';
const twoWait = 'AxPxXbPb - BaPa/ a 0-0 rulebook';
const ownGoal = 'PxPbAxBaXbAp - - a 0-0 rulebook';
const record = 'XaAbApBxXpPb - - a 3-2 rulebook s34 lr b1l';

/** A table as it may stand, and what is pressed until it does: a tile by zone and place, a button by what it is for, or by a selector. */
const states: Readonly<Record<string, readonly [Attributes, ...string[]]>> = {
  'the opening': [{ seed: '1' }],
  'the first tile is chosen': [{ seed: '1' }, 'loose 2'],
  'building': [{ position: building }],
  'building: which end': [{ position: building }, 'loose 1'],
  'building: lay or turn': [{ position: building }, 'loose 1', 'left'],
  'acting': [{ position: acting }],
  'acting: an inner tile is chosen': [{ position: acting }, 'row 3'],
  'acting: an end tile is chosen': [{ position: acting }, 'row 6'],
  'a swap is refused': [{ position: acting }, 'row 1', 'swapRight'],
  'a swap is refused, and the rule asked for': [{ position: acting }, 'row 1', 'swapRight', '.rule'],
  'a button before a tile is chosen': [{ position: acting }, 'flip'],
  'a theft is paid': [{ position: acting }, 'row 3', 'swapRight'],
  'two are paid at once': [{ position: 'XaBaPaXpXbPb - - a 2-3 rulebook' }, 'row 3', 'swapRight'],
  'an own goal': [{ position: ownGoal }, 'row 2', 'swapRight'],
  'old combinations, all backs': [{ position: 'PxAxPbBaXbAp - - a 0-0 rulebook', memory: 'all' }],
  'backs that were seen, and that can be worked out': [{ position: 'XaA.AbB.X.P. - - a 2-1 rulebook', memory: 'all' }],
  'backs that were seen': [{ position: 'XaA.AbB.X.P. - - a 2-1 rulebook', memory: 'seen' }],
  'one to return, and one for the next turn': [{ position: 'XaAbApXp - Pb/Bx a 2-0 rulebook' }],
  'two to return': [{ position: twoWait }],
  'two to return: one is chosen': [{ position: twoWait }, 'aside 2'],
  'returning: lay or turn': [{ position: twoWait }, 'aside 1', 'right'],
  'taken back': [{ position: acting, 'take-back': 'free' }, 'row 3', 'swapRight', 'takeBack'],
  'a draw is offered': [{ position: acting }, 'draw'],
  'a draw is proposed': [{ position: acting }, ...['1', '6', '1', '6', '1', '6', '1', '6'].flatMap((place) => [`row ${place}`, 'otherEnd'])],
  'won': [{ position: 'XaAbApBxXpPb - - a 5-0 rulebook' }, 'row 3', 'swapRight'],
  'resigned': [{ position: acting }, 'resign'],
  'waiting for another': [{ position: acting, arsene: 'external' }],
  'waiting for what came up': [{ position: 'X.A.A.B.X.P. - - a 0-0 rulebook', deal: 'outside' }, 'row 2', 'flip'],
  'a text that cannot be read': [{ position: 'XaAbQpBxXpPb - - a 3-2 rulebook', seed: '1' }, 'until [part~=fault]'],
  'a diagram': [{ position: acting, mode: 'diagram' }],
  'a replay': [{ record, mode: 'replay' }],
  'a replay, one step on': [{ record, mode: 'replay' }, 'next'],
  'the cards': [{ position: acting }, 'cards'],
  'the moves': [{ position: acting }, 'row 3', 'swapRight', 'moves'],
  'looking back': [{ position: acting }, 'row 3', 'swapRight', 'row 1', 'otherEnd', 'moves', 'ol.moves button'],
  'the help': [{ position: acting }, 'help'],
  'facing each other': [{ position: 'XaAbApBxXpPb - - x 3-2 rulebook', seating: 'facing' }, 'row 1'],
};

type Table = Awaited<ReturnType<typeof sit>>;

const selectorOf = (step: string): string => {
  const [, zone, place] = /^(row|loose|aside) (\d)$/.exec(step) ?? [];
  return zone ? `[data-zone=${zone}][data-place="${place}"]` : /^\w+$/.test(step) ? `[data-choice=${step}]` : step;
};

async function press(table: Table, step: string): Promise<void> {
  const [, selector] = /^until (.*)$/.exec(step) ?? [];
  const target = await until(step, () => all(table, selector ?? selectorOf(step))[0]);
  if (selector) return;
  target.scrollIntoView({ block: 'nearest' });
  const look = (): string => table.state.position + table.shadowRoot!.querySelector('.table')!.textContent + all(table, '[aria-pressed=true]').length;
  const before = look();
  await strike(target);
  await until(`something comes of ${step}`, () => look() !== before || table.shadowRoot!.activeElement === target);
  await drawn(table);
}

/** The tree as it is expected, at the latest when everything that is only loaded when it is wanted has come; without expectation once it stays as it is. */
async function settled(table: Table, expected?: string): Promise<string> {
  const patience = performance.now() + 3000;
  let tree = '', since = 0;
  for (;;) {
    await drawn(table);
    const now = (await accessibilityTree('blue-lion-game')).trimEnd();
    if (now === expected) return now;
    if (now !== tree) [tree, since] = [now, performance.now()];
    if (performance.now() > patience || (expected === undefined && performance.now() > since + 300)) return tree;
  }
}

/** A difference that is read line by line. */
function compare(tree: string, expected: string | undefined): void {
  if (tree !== expected) throw Object.assign(new Error('The tree is another one. If that is meant: UPDATE_TREES=1, and read the difference.'), { actual: tree, expected: expected ?? '', showDiff: true });
}

const sectionsOf = (text: string | null): Map<string, string> => new Map((text ?? '').split(/^# /m).slice(1).map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n') + 1).trimEnd()]));

beforeEach(async () => {
  await setViewport({ width: 800, height: 900 });
  await pointer('move', { x: 0, y: 0 });
});
afterEach(clear);
after(() => setViewport({ width: 800, height: 600 }));

for (const lang of ['en', 'ko']) {
  describe(`the accessibility tree, in ${lang}`, () => {
    const found = new Map<string, string>();
    let expected = new Map<string, string>(), updates = false;
    before(async () => {
      const file = await golden(lang);
      [expected, updates] = [sectionsOf(file.text), file.updates];
    });
    after(async () => {
      if (updates) await golden(lang, [...found].map(([name, tree]) => `# ${name}\n${tree}\n`).join('\n'));
    });
    for (const [name, [attributes, ...steps]] of Object.entries(states)) {
      it(name, async () => {
        document.documentElement.lang = lang;
        const table = await sit(attributes);
        for (const step of steps) await press(table, step);
        const tree = await settled(table, updates ? undefined : (expected.get(name) ?? ''));
        found.set(name, tree);
        if (!updates) compare(tree, expected.get(name));
      });
    }
    it('nothing else is expected', () => {
      if (!updates) expect([...expected.keys()]).to.have.members(Object.keys(states));
    });
  });
}

it('a name or a state that changes is seen', async () => {
  const table = await sit({ position: acting }), before = await settled(table);
  expect(before.split('\n').length).to.be.greaterThan(20);
  const resign = all(table, '[data-choice=resign]')[0]!;
  resign.querySelector('span')!.textContent = 'Give up';
  expect(await settled(table)).to.equal(before.replace('"Resign"', '"Give up"'));
  resign.ariaDisabled = 'true';
  expect(await settled(table)).to.equal(before.replace('"Resign"', '"Give up" [disabled]'));
});
