import { expect } from '@open-wc/testing';
import { art, film, isSeen, leftovers, middle, moving, picture, standstill, tilesOf } from './frozen.ts';
import { all, button, clear, drawn, press, see, sit, tile, until, wordsFor } from './table.ts';

// Somebody who wants no motion sees none, in any engine: see motion.chromium.test.ts.
before(function () { if (matchMedia('(prefers-reduced-motion:reduce)').matches) this.skip(); });
standstill();
afterEach(clear);

const { choices, kinds } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const between = (value: number, one: number, other: number): boolean => value > Math.min(one, other) + 1 && value < Math.max(one, other) - 1;
const seen = (table: Awaited<ReturnType<typeof sit>>, selector: string): HTMLElement[] => all(table, selector).filter(isSeen);

describe('at its middle', () => {
  it('a flip shows the old picture turning away, then the new one coming', async () => {
    const table = await sit({ position: acting });
    table.play('f1');
    const { at, length } = await film(table), [first] = tilesOf(table, 'row'), { width } = first!.getBoundingClientRect();
    expect(length).to.equal(260);
    at(0);
    expect(picture(first!)).to.deep.include({ up: 'X' });
    at(90);
    expect(picture(first!).up).to.equal('X');
    expect(picture(first!).w).to.be.below(width * 0.95);
    at(128);
    expect(picture(first!).w).to.be.below(width * 0.2);
    at(170);
    expect(picture(first!).up).to.equal('A');
    expect(picture(first!).w).to.be.below(width * 0.95);
    at(259.9);
    expect(picture(first!).w).to.be.closeTo(width, 1);
  });

  it('a tile on its way from end to end is above the others, and these move up', async () => {
    const table = await sit({ position: acting }), old = tilesOf(table, 'row').map(middle);
    table.play('lr');
    const { at, length } = await film(table), now = tilesOf(table, 'row').map((each) => middle(each));
    expect(length).to.equal(220);
    at(110);
    tilesOf(table, 'row').forEach((each, i) => {
      const { x, y } = middle(art(each)), was = old[(i + 1) % 6]!;
      expect(between(x, was.x, now[i]!.x), `place ${i + 1}: ${x} between ${was.x} and ${now[i]!.x}`).to.equal(true);
      if (i === 5) expect(y).to.be.below(now[5]!.y - now[5]!.w / 2);
      else expect(y).to.be.closeTo(now[i]!.y, 1);
    });
  });

  it('two tiles that are swapped pass each other, one in front', async () => {
    const table = await sit({ position: 'XaPbAbBxPxAp - - a 0-0 rulebook' }), old = tilesOf(table, 'row').map(middle);
    table.play('s23');
    const { at, length } = await film(table), [, second, third] = tilesOf(table, 'row').map(art);
    expect(length).to.equal(240);
    at(0);
    expect(middle(third!).x).to.be.closeTo(old[1]!.x, 1);
    at(120);
    const [low, high] = [middle(second!), middle(third!)];
    expect(low.x).to.be.closeTo(high.x, 3);
    expect(high.y).to.be.below(low.y - 4);
    expect(high.w).to.be.above(low.w);
    expect(Number(getComputedStyle(third!).zIndex)).to.be.above(Number(getComputedStyle(second!).zIndex));
    expect(moving(table)).to.have.length(2);
  });

  it('a tile that is placed comes from where it lay loose, and is turned over at the end of the row', async () => {
    const table = await sit({ position: 'PxXbBp AbApAx - a 0-0 rulebook' });
    await press(table, tile(table, 'loose', 2), choices.right);
    const from = middle(tilesOf(table, 'loose')[1]!);
    await press(table, choices.over);
    const { at, length } = await film(table), last = tilesOf(table, 'row')[3]!, to = middle(last);
    expect(length).to.equal(480);
    at(110);
    const old = last.querySelector('.went')!;
    expect(between(middle(old).y, from.y, to.y)).to.equal(true);
    expect(picture(last).up).to.equal('A');
    at(219.9);
    expect(middle(old).x).to.be.closeTo(to.x, 1);
    at(470);
    expect(picture(last).up).to.equal('P');
    // Those that are still loose close up.
    at(110);
    expect(moving(table).length).to.be.above(3);
  });

  it('a tile comes back from the tray', async () => {
    const table = await sit({ position: 'AxPxXbPb - BaPa a 0-0 rulebook' });
    table.play('lr');
    await (await film(table)).play();
    await press(table, tile(table, 'aside', 1), choices.left);
    const from = middle(tilesOf(table, 'tray')[0]!);
    await press(table, choices.lay);
    const { at, length } = await film(table), first = tilesOf(table, 'row')[0]!, to = middle(first);
    expect(length).to.equal(220);
    at(110);
    expect(between(middle(art(first)).y, from.y, to.y)).to.equal(true);
  });
});

describe('a combination', () => {
  it('stands with its middle, is named over its three tiles, and its diamonds travel to their owner; then the middle leaves', async () => {
    const table = await sit({ position: acting }), six = tilesOf(table, 'row').map(middle);
    table.play('s34');
    const { at, length } = await film(table), row = tilesOf(table, 'row'), [aside] = tilesOf(table, 'tray'), sockets = all(table, '.thief.a .diamonds>span>svg');
    expect(length).to.equal(240 + 400 + 220);
    at(120);
    expect(seen(table, '.bracket')).to.have.length(0);
    expect(sockets.slice(0, 2).some(isSeen)).to.equal(false);

    at(240 + 180);
    const standing = [...row.slice(0, 2), aside!, ...row.slice(2)].map((each) => middle(art(each)));
    standing.forEach(({ x, y, w }, i) => {
      expect(x, `tile ${i + 1}`).to.be.closeTo(six[i]!.x, 1);
      expect(y).to.be.closeTo(six[i]!.y, 1);
      expect(w).to.be.closeTo(six[i]!.w, 1);
    });
    const [bracket] = seen(table, '.bracket'), over = bracket!.getBoundingClientRect();
    expect(bracket!.textContent).to.equal(`${kinds.theft} +2`);
    expect(over.left).to.be.closeTo(six[1]!.x - six[1]!.w / 2, 2);
    expect(over.right).to.be.closeTo(six[3]!.x + six[3]!.w / 2, 2);
    expect(over.top).to.be.below(six[1]!.y - six[1]!.w / 2);
    const lit = seen(table, '.lit')[0]!.getBoundingClientRect(), thief = all(table, '.thief.a')[0]!.getBoundingClientRect();
    expect(lit.left).to.be.closeTo(thief.left, 1);

    at(240 + 250);
    const [gem] = seen(table, '.gem'), there = middle(sockets[0]!);
    expect(between(middle(gem!).y, six[2]!.y, there.y)).to.equal(true);
    at(240 + 401);
    expect(seen(table, '.gem')).to.have.length(0);
    expect(sockets.slice(0, 2).every(isSeen)).to.equal(true);

    at(240 + 400 + 110);
    const lifted = middle(art(aside!)), place = middle(aside!);
    expect(between(lifted.y, six[2]!.y, place.y)).to.equal(true);
    expect(between(middle(art(row[4]!)).x, six[5]!.x, middle(row[4]!).x)).to.equal(true);
  });

  it('of the rival has a broken bracket and an arrow from the one who made it to the one who is paid', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - x 2-3 rulebook' });
    table.play('s34');
    const { at } = await film(table);
    at(240 + 200);
    expect(seen(table, '.bracket.broken')).to.have.length(1);
    const [lit] = seen(table, '.lit.broken'), [a, x] = ['a', 'x'].map((player) => all(table, `.thief.${player} .portrait`)[0]!.getBoundingClientRect());
    expect(lit!.getBoundingClientRect().left).to.be.at.most(a!.left + 1);
    const [line, head] = seen(table, '.arrow')[0]!.children, crossing = line!.getBoundingClientRect();
    expect(crossing.left).to.be.within(a!.left, a!.right);
    expect(crossing.right).to.be.within(x!.left, x!.right);
    expect(middle(head!).x).to.be.within(a!.left, a!.right);
    expect(all(table, '.thief.a .won svg').filter(isSeen)).to.have.length(2);
  });

  it('waits for the one to its left', async () => {
    const table = await sit({ position: 'PaAxBaPxBxBp - - a 5-4 rulebook' });
    table.play('s34');
    const { at, length } = await film(table);
    expect(length).to.equal(240 + 2 * 400 + 220);
    at(240 + 200);
    expect(seen(table, '.bracket').map(({ textContent }) => textContent)).to.deep.equal([`${kinds.interrogation} +1`]);
    expect(seen(table, '.gem')).to.have.length(1);
    at(240 + 400 + 200);
    expect(seen(table, '.bracket').map(({ textContent }) => textContent)).to.deep.equal([`${kinds.interrogation} +1`, `${kinds.heist} +3`]);
    expect(seen(table, '.gem')).to.have.length(3);
    at(240 + 800 + 110);
    const up = tilesOf(table, 'tray').map((each) => middle(art(each)).y - middle(each).y);
    expect(up).to.have.length(2);
    for (const still of up) expect(still).to.be.above(1);
  });
});

describe('what is taken back', () => {
  it('goes back the way it came, and nobody is paid for it; played again, it is as it was the first time', async () => {
    const table = await sit({ position: acting, 'take-back': 'free' }), six = tilesOf(table, 'row').map(middle);
    table.play('s34');
    await (await film(table)).play();
    const lay = middle(tilesOf(table, 'tray')[0]!);
    table.undo();
    const back = await film(table);
    expect(back.length).to.equal(240);
    back.at(120);
    const lion = middle(art(tilesOf(table, 'row')[3]!));
    expect(between(lion.y, lay.y, six[3]!.y)).to.equal(true);
    expect(all(table, '.bracket,.gem')).to.have.length(0);
    await back.play();
    table.redo();
    const again = await film(table);
    again.at(240 + 200);
    expect(seen(table, '.bracket')).to.have.length(1);
  });
  it('turns over again', async () => {
    const table = await sit({ position: acting, 'take-back': 'free' });
    table.play('f1');
    await (await film(table)).play();
    table.undo();
    const { at, length } = await film(table), [first] = tilesOf(table, 'row');
    expect(length).to.equal(260);
    at(60);
    expect(picture(first!).up).to.equal('A');
    at(200);
    expect(picture(first!).up).to.equal('X');
  });
  it('glides in one go, several moves at once', async () => {
    const table = await sit({ position: acting, 'take-back': 'free' }), six = tilesOf(table, 'row').map(middle);
    for (const move of ['lr', 's34']) { table.play(move); await (await film(table)).play(); }
    const now = tilesOf(table, 'row').map(middle);
    table.setAttribute('lady-x', 'external');
    await drawn(table);
    table.undo('turn');
    const { at, length } = await film(table);
    expect(length).to.equal(220);
    expect(all(table, '.motion,.went')).to.have.length(0);
    at(0);
    expect(six).to.have.length(6);
    for (const each of tilesOf(table, 'row')) expect(now.concat(tilesOf(table, 'tray').map(middle)).some(({ x }) => Math.abs(x - middle(art(each)).x) < 80)).to.equal(true);
  });
});

describe('a replay', () => {
  const step = (table: Awaited<ReturnType<typeof sit>>, choice: string): void => { all(table, `blue-lion-bar [data-choice=${choice}]`)[0]!.click(); };

  it('shows each step as the move was, and a jump in one go', async () => {
    const table = await sit({ record: `${acting} s34 lr`, mode: 'replay' });
    await until('its buttons', () => all(table, '[data-choice=next]').length > 0);
    step(table, 'next');
    const paid = await film(table);
    expect(paid.length).to.equal(240 + 400 + 220);
    paid.at(240 + 200);
    expect(seen(table, '.bracket').map(({ textContent }) => textContent)).to.deep.equal([`${kinds.theft} +2`]);
    await paid.play();
    step(table, 'previous');
    const back = await film(table);
    expect(all(table, '.bracket')).to.have.length(0);
    await back.play();
    step(table, 'last');
    const jump = await film(table);
    expect(jump.length).to.equal(220);
    expect(all(table, '.bracket,.went')).to.have.length(0);
  });
});

describe('whatever is done meanwhile', () => {
  const paying = async () => {
    const table = await sit({ position: acting });
    table.play('s34');
    await film(table);
    return table;
  };
  it('ends it and is played: a click', async () => {
    const table = await paying();
    tile(table, 'row', 1).click();
    expect(leftovers(table)).to.deep.equal([]);
    await drawn(table);
    await press(table, choices.otherEnd);
    expect(table.state.record).to.contain('s34 lr');
  });
  it('ends it and is played: another move, and that moves', async () => {
    const table = await paying();
    expect(table.play('lr')).to.equal(true);
    expect(all(table, '.motion')).to.have.length(0);
    const next = await film(table);
    expect(next.length).to.equal(220);
    await next.play();
    expect(table.state.record).to.contain('s34 lr');
  });
  it('two moves in one breath are one way', async () => {
    // A scroll bar that comes or goes meanwhile would move everything by itself.
    document.documentElement.style.overflowY = 'scroll';
    const table = await sit({ position: acting }), old = tilesOf(table, 'row').map(middle);
    table.play('lr');
    table.play('rl');
    await drawn(table);
    expect(tilesOf(table, 'row').map((each) => Math.round(middle(art(each)).x))).to.deep.equal(old.map(({ x }) => Math.round(x)));
    table.play('lr');
    table.play('lr');
    const { at, length } = await film(table);
    expect(length).to.equal(220);
    at(0);
    expect(middle(art(tilesOf(table, 'row')[5]!)).x).to.be.closeTo(old[1]!.x, 1);
  });

  const interruptions: Record<string, (table: Awaited<ReturnType<typeof paying>>) => unknown> = {
    'it is taken away': (table) => table.remove(),
    'it is put elsewhere': (table) => document.body.appendChild(document.createElement('section')).append(table),
    'its language changes': (table) => { table.lang = 'ko'; },
    'it is only looked at from now on': (table) => { table.mode = 'diagram'; },
    'it becomes narrower': (table) => { table.style.inlineSize = '300px'; },
    'the people turn to face each other': (table) => { table.seating = 'facing'; },
  };
  for (const [what, interrupt] of Object.entries(interruptions)) {
    it(`nothing is left when ${what}`, async () => {
      const table = await paying();
      interrupt(table);
      await until('nothing is left', () => leftovers(table).length === 0);
      document.body.append(table);
      await drawn(table);
      expect(leftovers(table)).to.deep.equal([]);
      expect(table.state.position).to.equal('XaAbApXpPb - Bx x 2-0 rulebook');
    });
  }
  it('nothing moves on a table that cannot be seen', async () => {
    const table = await sit({ position: acting });
    table.hidden = true;
    table.play('s34');
    await drawn(table);
    expect(leftovers(table)).to.deep.equal([]);
  });
  it('the places are where they are, and nothing lies over them', async () => {
    const table = await sit({ position: acting });
    table.play('s34');
    const { at } = await film(table);
    for (const time of [120, 400, 700]) {
      at(time);
      for (const each of tilesOf(table, 'row')) {
        const { x, y } = middle(each);
        expect(table.shadowRoot!.elementFromPoint(x, y)!.closest('.tile'), `at ${time}`).to.equal(each);
      }
    }
  });
});

it('nothing is left after 1,000 moves, and the table is as it would be without', async function () {
  this.timeout(120_000);
  const table = await sit({ options: 'rulebook', seed: 'a thousand', 'take-back': 'free' });
  let moves = 0;
  for (let games = 0; moves < 1000; games++) {
    const { stage, legalMoves } = table.state;
    if (stage === 'over') { table.newGame(); continue; }
    table.play(legalMoves[(moves * 7 + games) % legalMoves.length]!);
    moves++;
    // Some are seen for a moment, some are not.
    if (moves % 20 === 0) await drawn(table);
    else if (moves % 5) await Promise.resolve();
  }
  if (table.state.stage === 'over') table.newGame();
  while (table.state.stage === 'build') { const [first] = table.state.legalMoves; table.play(first!); }
  table.play('lr');
  button(table, wordsFor().choices.cards).click();
  await drawn(table);
  expect(leftovers(table)).to.deep.equal([]);
  const twin = await see({ position: table.state.position });
  const look = (of: typeof table) => ['row', 'tray', 'loose'].map((zone) => all(of, `blue-lion-${zone}`)[0]!.outerHTML.replace(/<!--.*?-->|\s+/gs, ' ')).join('\n');
  expect(look(table)).to.equal(look(twin));
});
