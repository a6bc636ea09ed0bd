/** The reference cards say what this table plays, whatever its options, in both languages. */
import { describe, expect, it } from 'vitest';
import { loadCards, type CardLine, type Cards } from '../../components/words/cards.ts';
import { OPTION_VALUES, POINTS, PRESETS, RULE_IDS, RULE_OF, combinationsIn, tileOf, type Options } from '../../machine/rules/index.ts';

const en = await loadCards('en'), ko = await loadCards('ko');

/** Every mixture of table options that can be played. */
const every: readonly Options[] = [...OPTION_VALUES].reduce<Options[]>((all, [key, values]) => all.flatMap((options) => values.map((value) => ({ ...options, [key]: value }))), [PRESETS.rulebook]);

const lines = ({ combinations: { list, notes }, turn: { sections } }: Cards): CardLine[] => [...list, ...notes, ...sections.flatMap((section) => section.lines)];
/** All words of the cards, with what is drawn. */
const printed = ({ combinations, turn }: Cards): string => [
  combinations.title,
  ...combinations.list.map(({ name, tiles, worth, text, rule }) => `  ${name} ${tiles.map(({ pictures, pays }) => `${pictures.join('')}:${pays ?? 'turn'}`).join(' ')} (${worth}) ${text} ${rule}`),
  ...combinations.notes.map(({ text, rule }) => `  ${text} ${rule}`),
  turn.title,
  ...turn.sections.flatMap(({ title, lines: some }) => [`  ${title}`, ...some.map(({ text, rule }) => `    ${text} ${rule}`)]),
].join('\n');

describe('every table', () => {
  it('is told whole: no line is empty, each names a rule, and both languages have the same lines', () => {
    expect(every).toHaveLength(3 * 11 * 2 * 2 * 2 * 2);
    for (const options of every) {
      const [english, korean] = [en(options), ko(options)];
      for (const { text, rule } of [...lines(english), ...lines(korean)]) {
        expect(RULE_IDS).toContain(rule);
        expect(text).toMatch(/^\S.*[.]$/);
        expect(text).not.toMatch(/undefined|null|\$\{|NaN/);
      }
      expect(lines(korean).map(({ rule }) => rule)).toEqual(lines(english).map(({ rule }) => rule));
      for (const { text } of lines(korean)) expect(text).toMatch(/[가-힣]/);
      for (const { text } of lines(english)) expect(text).toMatch(/^[A-Z][ -~]*$/);
    }
  });

  it('is told by its own options: what differs is told differently, each option in one line', () => {
    const change: Readonly<Record<string, readonly string[]>> = { swap: ['R4.3'], pass: ['R3.3'], flip: ['R3.2', 'R6.3'], ret: ['R6.2'], rival: ['R5.5'], build: ['R3.4'] };
    for (const options of every.filter((_, i) => i % 7 === 0)) {
      for (const [key, values] of OPTION_VALUES) {
        for (const value of values.filter((other) => other !== options[key])) {
          for (const cards of [en, ko]) {
            const one = lines(cards(options)), two = lines(cards({ ...options, [key]: value }));
            expect(one.filter(({ text }, i) => text !== two[i]!.text).map(({ rule }) => rule)).toEqual(change[key]);
          }
        }
      }
    }
  });

  it('never says more than can be read at a glance', () => {
    for (const options of every) {
      for (const { text } of lines(en(options))) expect(text.split(' ').length, text).toBeLessThanOrEqual(15);
      for (const { text } of lines(ko(options))) expect(text.split(' ').length, text).toBeLessThanOrEqual(13);
    }
  });

  it('numbers passes rightly', () => {
    const passes = (cards: typeof en, pass: Options['pass']): string => lines(cards({ ...PRESETS.rulebook, pass })).find(({ rule }) => rule === 'R3.3')!.text;
    expect([0, 1, 2, '*'].map((pass) => passes(en, pass as 0))).toEqual(['Place a tile: there is no passing.', 'Or pass instead of placing: 1 pass left, for both players together.', 'Or pass instead of placing: 2 passes left, for both players together.', 'Or pass instead of placing.']);
    expect([0, 1, '*'].map((pass) => passes(ko, pass as 0))).toEqual(['꼭 놓아요. 패스는 없어요.', '놓지 않고 패스해도 돼요. 두 사람을 합쳐 1번 남았어요.', '놓지 않고 패스해도 돼요.']);
  });

  it('draws combinations that are what they are called', () => {
    for (const { kind, points, rule, tiles } of en(PRESETS.rulebook).combinations.list) {
      expect([points, rule]).toEqual([POINTS[kind], RULE_OF[kind]]);
      for (const { pictures } of tiles) expect(combinationsIn(pictures.map((picture) => tileOf(picture, null)))).toEqual([{ at: 1, kind }]);
    }
  });
});

describe('the two descriptions, word for word', () => {
  it('rulebook in English', () => { expect(`\n${printed(en(PRESETS.rulebook))}\n`).toMatchInlineSnapshot(`
    "
    Combinations
      Interrogation PAP:x PXP:a (1 diamond) A thief between two police: pays the other thief. R5.2
      Theft ABA:a XBX:x (2 diamonds) The Blue Lion between two of the same thief: pays that thief. R5.3
      Heist of the century BBB:turn (3 diamonds) Three Blue Lions: pays whoever has the turn. R5.4
      Make your rival's combination, and your rival is paid. R5.5
      Only what your action made pays; what stood before is old. R5.6
      Two at once both pay. R5.7
      Set aside the middle of what paid, same side up; close up the row. R6.1
    Your turn
      While there are loose tiles: build the row
        Take a loose tile; choose the left or the right end. R3.1
        Lay it as it lies, or turn it over unseen. R3.2
        Or pass instead of placing. R3.3
        Combinations pay already. R3.4
      Then: take exactly one action
        End to end: move an end tile to the other end. R4.2
        Swap: exchange two neighbours, neither at an end. R4.3
        Flip: turn over any one tile, unseen. R4.4
        Act, even if it hurts: there is no passing. R4.1
      If a tile was set aside before your turn: return it
        Act or place first, with the shorter row; return it last. R6.2
        Choose the left or the right end; lay it, or turn it over unseen. R6.3
        Return two one after the other, in any order. R6.4
        What a return makes pays nobody: it is old. R6.5
      The end
        Reach 7 diamonds, and the game ends at once. R7.1
        Both reach 7: the higher total wins, level is a draw. R7.2
        Agree on a draw at any time. R7.3
    "
  `); });
  it('overview in English', () => { expect(`\n${printed(en(PRESETS.overview))}\n`).toMatchInlineSnapshot(`
    "
    Combinations
      Interrogation PAP:x PXP:a (1 diamond) A thief between two police: pays the other thief. R5.2
      Theft ABA:a XBX:x (2 diamonds) The Blue Lion between two of the same thief: pays that thief. R5.3
      Heist of the century BBB:turn (3 diamonds) Three Blue Lions: pays whoever has the turn. R5.4
      Make your rival's combination, and nobody is paid: it is old from then on. R5.5
      Only what your action made pays; what stood before is old. R5.6
      Two at once both pay. R5.7
      Set aside the middle of what paid, same side up; close up the row. R6.1
    Your turn
      While there are loose tiles: build the row
        Take a loose tile; choose the left or the right end. R3.1
        Lay it as it lies. R3.2
        Place a tile: there is no passing. R3.3
        Combinations do not pay yet. R3.4
      Then: take exactly one action
        End to end: move an end tile to the other end. R4.2
        Swap: exchange any two neighbours. R4.3
        Flip: turn over any one tile, unseen. R4.4
        Act, even if it hurts: there is no passing. R4.1
      If a tile was set aside before your turn: return it
        Return it first; act or place after that. R6.2
        Choose the left or the right end; lay it as it lies. R6.3
        Return two one after the other, in any order. R6.4
        What a return makes pays nobody: it is old. R6.5
      The end
        Reach 7 diamonds, and the game ends at once. R7.1
        Both reach 7: the higher total wins, level is a draw. R7.2
        Agree on a draw at any time. R7.3
    "
  `); });
  it('rulebook in Korean', () => { expect(`\n${printed(ko(PRESETS.rulebook))}\n`).toMatchInlineSnapshot(`
    "
    조합
      심문 PAP:x PXP:a (다이아몬드 1개) 경찰 둘 사이에 도둑: 다른 도둑이 받아요. R5.2
      절도 ABA:a XBX:x (다이아몬드 2개) 같은 도둑 둘 사이에 블루 라이언: 그 도둑이 받아요. R5.3
      세기의 강탈 BBB:turn (다이아몬드 3개) 블루 라이언 셋: 지금 차례인 사람이 받아요. R5.4
      상대의 조합을 만들면 상대가 받아요. R5.5
      이번 행동으로 만든 조합만 점수예요. 이미 있던 조합은 점수가 없어요. R5.6
      한꺼번에 2개를 만들면 둘 다 점수예요. R5.7
      점수가 된 조합의 가운데를 그대로 빼 두고, 줄을 당겨 메워요. R6.1
    내 차례
      남은 타일이 있으면: 줄 만들기
        남은 타일을 하나 고르고, 왼쪽 끝이나 오른쪽 끝을 정해요. R3.1
        보이는 그대로 놓거나, 보지 않고 뒤집어서 놓아요. R3.2
        놓지 않고 패스해도 돼요. R3.3
        이때 만든 조합도 점수예요. R3.4
      그다음부터: 행동 하나 하기
        끝에서 끝으로: 한쪽 끝 타일을 반대쪽 끝으로 옮겨요. R4.2
        자리 바꾸기: 끝 타일이 아닌 이웃한 타일 2개를 서로 바꿔요. R4.3
        뒤집기: 아무 타일이나 하나를 보지 않고 뒤집어요. R4.4
        손해여도 꼭 행동해요. 패스는 없어요. R4.1
      내 차례 전에 빼 둔 타일이 있으면: 되돌려 놓기
        짧아진 줄로 먼저 행동하거나 타일을 놓고, 마지막에 되돌려요. R6.2
        왼쪽 끝이나 오른쪽 끝을 정하고, 그대로 놓거나 보지 않고 뒤집어서 놓아요. R6.3
        2개이면 원하는 순서로 하나씩 되돌려요. R6.4
        되돌려서 생긴 조합은 점수가 없고, 이미 있던 조합이 돼요. R6.5
      게임의 끝
        누구든 다이아몬드 7개를 모으면 바로 끝나요. R7.1
        둘 다 7개 이상이면 더 많은 쪽이 이기고, 같으면 무승부예요. R7.2
        언제든 합의해서 무승부로 끝낼 수 있어요. R7.3
    "
  `); });
  it('overview in Korean', () => { expect(`\n${printed(ko(PRESETS.overview))}\n`).toMatchInlineSnapshot(`
    "
    조합
      심문 PAP:x PXP:a (다이아몬드 1개) 경찰 둘 사이에 도둑: 다른 도둑이 받아요. R5.2
      절도 ABA:a XBX:x (다이아몬드 2개) 같은 도둑 둘 사이에 블루 라이언: 그 도둑이 받아요. R5.3
      세기의 강탈 BBB:turn (다이아몬드 3개) 블루 라이언 셋: 지금 차례인 사람이 받아요. R5.4
      상대의 조합을 만들면 아무도 못 받고, 그때부터 이미 있던 조합이에요. R5.5
      이번 행동으로 만든 조합만 점수예요. 이미 있던 조합은 점수가 없어요. R5.6
      한꺼번에 2개를 만들면 둘 다 점수예요. R5.7
      점수가 된 조합의 가운데를 그대로 빼 두고, 줄을 당겨 메워요. R6.1
    내 차례
      남은 타일이 있으면: 줄 만들기
        남은 타일을 하나 고르고, 왼쪽 끝이나 오른쪽 끝을 정해요. R3.1
        보이는 그대로 놓아요. R3.2
        꼭 놓아요. 패스는 없어요. R3.3
        이때 만든 조합은 점수가 없어요. R3.4
      그다음부터: 행동 하나 하기
        끝에서 끝으로: 한쪽 끝 타일을 반대쪽 끝으로 옮겨요. R4.2
        자리 바꾸기: 이웃한 타일 2개를 서로 바꿔요. R4.3
        뒤집기: 아무 타일이나 하나를 보지 않고 뒤집어요. R4.4
        손해여도 꼭 행동해요. 패스는 없어요. R4.1
      내 차례 전에 빼 둔 타일이 있으면: 되돌려 놓기
        먼저 되돌리고, 그다음에 행동하거나 타일을 놓아요. R6.2
        왼쪽 끝이나 오른쪽 끝을 정하고, 그대로 놓아요. R6.3
        2개이면 원하는 순서로 하나씩 되돌려요. R6.4
        되돌려서 생긴 조합은 점수가 없고, 이미 있던 조합이 돼요. R6.5
      게임의 끝
        누구든 다이아몬드 7개를 모으면 바로 끝나요. R7.1
        둘 다 7개 이상이면 더 많은 쪽이 이기고, 같으면 무승부예요. R7.2
        언제든 합의해서 무승부로 끝낼 수 있어요. R7.3
    "
  `); });
});
