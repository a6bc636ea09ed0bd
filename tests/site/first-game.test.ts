import { describe, expect, it } from 'vitest';
import { axe, visit } from './helpers.ts';

const site = visit();
const words = {
  '': { hint: 'A hint', more: 'Say more', show: 'Show me', play: 'Play it for me', back: 'Take it back', theft: /There is a theft in it for you: 2 diamonds/, swap: 'Swap two neighbours.', ownGoal: /own goal/, won: /You have won/, build: /Choose a loose tile/, sure: /Wins at once\./ },
  'ko/': { hint: '힌트', more: '더 알려 주세요', show: '보여 주세요', play: '대신 해 주세요', back: '무르기', theft: /절도, 다이아몬드 2개를 받을 수 있어요/, swap: '이웃한 타일 2개를 바꿔 보세요.', ownGoal: /자책골/, won: /이겼어요/, build: /남은 타일을 하나 고르고/, sure: /바로 이겨요\./ },
} as const;

describe.each(['', 'ko/'] as const)('the coached first game /%s', (path) => {
  const said = words[path];
  it('says what to do, hints in layers, and why somebody is paid, to the end of the game', async () => {
    const { page, faults, close } = await site.open(`${path}learn/first-game/`, { reducedMotion: 'reduce' });
    const coach = page.locator('[data-coach]'), press = (name: string) => coach.getByRole('button', { name, exact: true }).click();
    await coach.getByText(said.build).waitFor();
    expect(await axe(page)).toEqual([]);
    // A row in which a theft can be made, close to the end.
    await page.locator('#first-game').evaluate((table: any) => { table.position = 'XaAbApBxXpPb - - a 5-0 rulebook'; return table.updateComplete; });
    await press(said.hint);
    await coach.getByText(/\S/).first().waitFor();
    expect(await coach.locator('[data-part=hint]').innerText()).toMatch(/win|이길|이겨/i);
    // As soon as it is known for sure, it is said so.
    await coach.locator('[data-part=hint]').getByText(said.sure).waitFor();
    await press(said.more);
    expect(await coach.locator('[data-part=hint]').innerText()).toContain(said.swap);
    await press(said.show);
    await press(said.play);
    await coach.getByText(said.won).waitFor();
    expect(await coach.locator('[data-part=why] li').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/^R5\.3/) as string, expect.stringMatching(/^R7\.1/) as string]));
    expect(faults).toEqual([]);
    await close();
  });
  it('offers to take back what hurts, and forgets it then', async () => {
    const { page, faults, close } = await site.open(`${path}learn/first-game/`, { reducedMotion: 'reduce' });
    const coach = page.locator('[data-coach]'), table = page.locator('#first-game');
    await table.evaluate((each: any) => { each.position = 'AxAbPaPxBxBp - - a 0-0 rulebook'; return each.updateComplete; });
    await table.evaluate((each: any) => each.play('s23'));
    await coach.getByText(said.ownGoal).waitFor();
    await coach.getByRole('button', { name: said.back, exact: true }).click();
    await coach.getByText(said.ownGoal).waitFor({ state: 'hidden' });
    expect(await table.evaluate((each: any) => each.state.position)).toBe('AxAbPaPxBxBp - - a 0-0 rulebook');
    expect(await coach.locator('[data-part=why] li').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
