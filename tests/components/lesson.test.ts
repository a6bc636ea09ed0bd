import { expect } from '@open-wc/testing';
import '../../components/lesson/index.ts';
import type { BlueLionLesson } from '../../components/lesson/index.ts';
import { drawn, pause, until } from './table.ts';

afterEach(() => { document.body.replaceChildren(); });

interface Given { readonly id: string; readonly kind?: string; readonly position: string; readonly goal?: string; readonly shown?: string; readonly rules?: string; readonly tile?: string; readonly replies?: string; readonly memory?: string }

const theft: Given = { id: 'steal', position: 'XaAbApBxXpPb - - a 0-0 rulebook', goal: 'theft:a', shown: 's34', rules: 'R5.3' };
const trap: Given = { id: 'trap', kind: 'wrong', position: 'AxAbPaPxBxBp - - a 0-0 rulebook', goal: 'x>0 a=0', shown: 's23', rules: 'R5.5' };
const illegal: Given = { id: 'illegal', kind: 'wrong', position: 'XaAbApBxXpPb - - a 0-0 rulebook', goal: 'refused:R4.3', shown: 's12', rules: 'R4.3' };
const every: Given = { id: 'every', kind: 'all', position: 'XaAbApBxXpPb - - a 0-0 rulebook', goal: 'move:end', shown: 'lr', rules: 'R4.2' };
const predict: Given = { id: 'predict', kind: 'predict', position: 'AxAbPaPxBxBp - - a 0-0 rulebook', shown: 's23', rules: 'R5.5' };
const back: Given = { id: 'back', kind: 'back', position: 'A.A.A.X.X.B. - - a 0-0 rulebook', tile: '6', rules: 'R1.1' };
const until2: Given = { id: 'until', kind: 'until', position: 'XbBaXpBpApAx - - a 4-5 rulebook', goal: 'moves:3', shown: 'f1 lr', replies: 'rl', rules: 'R4.4' };

function stepElement({ id, ...attributes }: Given): HTMLElement {
  const element = document.createElement('blue-lion-step');
  element.id = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const say of ['title', 'task', 'look', 'action', 'met']) {
    const text = document.createElement('p');
    text.dataset.say = say;
    text.textContent = `${id} ${say}`;
    element.append(text);
  }
  return element;
}

async function lesson(steps: readonly Given[], attributes: Record<string, string> = {}, within: HTMLElement = document.body): Promise<BlueLionLesson> {
  const element = document.createElement('blue-lion-lesson');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...steps.map(stepElement));
  within.append(element);
  await ready(element);
  return element;
}
async function ready(element: BlueLionLesson): Promise<void> {
  await until('a lesson with its table', () => element.shadowRoot?.querySelector('.lesson'));
  await element.updateComplete;
  if (element.table) {
    await until('a table that is laid', () => element.table?.shadowRoot?.querySelector('blue-lion-foot button'));
    await element.table.updateComplete;
    await drawn(element.table);
  }
}
const text = (element: BlueLionLesson, selector: string): string => element.shadowRoot!.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const verdict = (element: BlueLionLesson): string => text(element, '[part=verdict]');
const names = (element: BlueLionLesson): string[] => [...element.shadowRoot!.querySelectorAll('button')].map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim());
async function press(element: BlueLionLesson, name: string): Promise<void> {
  const button = [...element.shadowRoot!.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name);
  if (!button) throw new Error(`There is no “${name}”: ${names(element).join(' · ')}`);
  button.click();
  await pause();
  await element.updateComplete;
  await ready(element);
}
async function play(element: BlueLionLesson, move: string): Promise<void> {
  element.table!.play(move);
  await pause();
  await pause();
  await element.updateComplete;
}

describe('a lesson', () => {
  it('is met by an action with the outcome that is asked for, says what happened and why, and goes on only when the learner does', async () => {
    const element = await lesson([theft, trap]), done: unknown[] = [];
    element.addEventListener('blue-lion-step', (event) => done.push((event as CustomEvent).detail));
    expect(text(element, '[part=task]')).to.equal('steal task');
    expect(verdict(element)).to.equal('');
    await play(element, 's34');
    await until('the verdict', () => verdict(element));
    expect(verdict(element)).to.include('steal met');
    expect(verdict(element)).to.include('Arsène takes 2 diamonds (theft)');
    expect(verdict(element)).to.include('R5.3');
    expect(done).to.deep.equal([{ id: 'steal', moves: 's34', done: ['steal'] }]);
    expect(text(element, '[part=task]')).to.equal('steal task');
    await press(element, 'Next step');
    expect(text(element, '[part=task]')).to.equal('trap task');
    await press(element, 'Previous step');
    expect(text(element, '.number')).to.include('Done');
  });

  it('leaves a wrong action on the row, with its consequence and its reason, until it is taken back', async () => {
    const element = await lesson([theft]), { table } = element;
    await play(element, 'lr');
    await until('the verdict', () => verdict(element));
    expect(verdict(element)).to.include('That is not it yet.').and.to.include('Nobody is paid').and.to.include('R4.2');
    expect(table!.state.position).not.to.equal(theft.position);
    await press(element, 'Take it back');
    expect(table!.state.position).to.equal(theft.position);
    await until('a clean slate', () => verdict(element) === '');
    await play(element, 's12');
    await until('the refusal', () => verdict(element));
    expect(verdict(element)).to.include('That cannot be done.').and.to.include('R4.3');
    await play(element, 's34');
    await until('the goal', () => verdict(element).includes('steal met'));
  });

  it('takes what pays the rival, and what is refused, where that is what is looked for', async () => {
    const element = await lesson([trap, illegal]);
    await play(element, 's34');
    await until('that it is not it', () => verdict(element).includes('That is not it yet.'));
    await press(element, 'Take it back');
    await play(element, 's23');
    await until('the trap', () => verdict(element).includes('trap met'));
    await press(element, 'Next step');
    await play(element, 's12');
    await until('the refusal as the answer', () => verdict(element).includes('illegal met'));
    expect(element.done).to.deep.equal(['trap', 'illegal']);
  });

  it('asks for all actions, one after the other, and counts none twice', async () => {
    const element = await lesson([every]);
    await play(element, 'lr');
    await until('the first', () => verdict(element).includes('Found 1 of 2'));
    expect(element.done).to.deep.equal([]);
    await press(element, 'Take it back');
    await play(element, 'lr');
    await until('the same again', () => verdict(element).includes('1 of 2'));
    await press(element, 'Take it back');
    await play(element, 'rl');
    await until('all', () => verdict(element).includes('Found all 2'));
    expect(element.done).to.deep.equal(['every']);
  });

  it('asks what will happen before it is seen; nothing can be played before', async () => {
    const element = await lesson([predict]), { table } = element;
    await play(element, 's23');
    expect(table!.state.position).to.equal(predict.position);
    await until('what is to be done first', () => verdict(element).includes('Answer first'));
    await press(element, 'Nobody is paid');
    await until('what happens', () => table!.state.score.x === 1);
    await until('the verdict', () => verdict(element).includes('No.'));
    expect(element.done).to.deep.equal([]);
    await press(element, 'Lady X is paid');
    await until('the verdict', () => verdict(element).includes('predict met'));
    expect(element.done).to.deep.equal(['predict']);
  });

  it('asks what is underneath', async () => {
    const element = await lesson([back]);
    expect(names(element)).not.to.include('The Blue Lion');
    await press(element, 'Nobody can know');
    await until('that it can be known', () => verdict(element).startsWith('No.'));
    await press(element, 'The police');
    await until('the answer', () => verdict(element).includes('back met'));
    expect(element.table!.memory).to.equal('all');
  });

  it('plays on, with the answers of the rival, until the goal is met', async () => {
    const element = await lesson([until2]);
    await play(element, 'f1');
    await until('the answer of the rival', () => element.table!.state.turn === 'a');
    await play(element, 'lr');
    await until('the goal', () => verdict(element).includes('until met'));
  });

  it('has an answer of the rival also where the learner has left the path', async () => {
    const element = await lesson([{ ...until2, goal: 'theft:a', replies: 's12' }]);
    await play(element, 'f1');
    await until('an answer that is allowed', () => element.table!.state.turn === 'a' && element.table!.state.record.split(' ').length > 7);
    expect(verdict(element)).not.to.include('That cannot be done.');
  });

  it('has hints in layers, the last of which does it', async () => {
    const element = await lesson([theft]);
    expect(names(element)).to.include('Where to look').and.not.to.include('Which action');
    await press(element, 'Where to look');
    expect(text(element, '.hints')).to.include('steal look');
    await press(element, 'Which action');
    await press(element, 'Show me');
    expect(text(element, '.hints')).to.include('Swap 3 and 4');
    await play(element, 'lr');
    await press(element, 'Play it for me');
    await until('the goal', () => verdict(element).includes('steal met'));
  });

  it('says with its last hint what is won for sure, in both languages; and nothing of it where nobody can force anything', async function () {
    this.timeout(60_000);
    const openAll = async (element: BlueLionLesson): Promise<void> => {
      for (let layer = 0; layer < 3; layer++) {
        element.shadowRoot!.querySelector<HTMLElement>('.hints > button')!.click();
        await element.updateComplete;
      }
    };
    for (const [lang, shown, said] of [['en', 'Swap 3 and 4', 'Wins at once.'], ['ko', '타일 바꾸기', '바로 이겨요.']] as const) {
      const element = await lesson([{ ...theft, position: theft.position.replace('0-0', '5-4') }, { ...theft, id: 'early' }], { lang });
      await openAll(element);
      await until('what is sure', () => text(element, '.hints').includes(said), 20_000);
      element.at = 'early';
      await until('the other step', () => text(element, '.hints').length > 0 && !text(element, '.hints').includes(said));
      await openAll(element);
      await new Promise((done) => { setTimeout(done, 500); });
      expect(text(element, '.hints')).to.include(shown).and.not.include(said);
      document.body.replaceChildren();
    }
  });

  it('starts a step again, and locks nobody out, however often one goes back and forth', async () => {
    const element = await lesson([theft, trap, every]);
    for (let round = 0; round < 3; round++) {
      await play(element, 'lr');
      await press(element, 'Start this step again');
      expect(element.table!.state.position).to.equal(theft.position);
      for (const way of ['Next step', 'Next step', 'Previous step', 'Previous step']) await press(element, way);
      expect(text(element, '[part=task]')).to.equal('steal task');
    }
    await play(element, 's34');
    await until('the goal', () => verdict(element).includes('steal met'));
  });

  it('is not decided by giving up, nor by changing seats', async () => {
    const element = await lesson([theft]);
    element.table!.resign('a');
    await until('the step from its beginning', () => element.table?.state.stage === 'act' && element.table.state.position === theft.position);
    await ready(element);
    [element.table!.arsene, element.table!.ladyX] = ['external', 'human'];
    element.table!.newGame();
    await until('the seats of the step', () => element.table?.arsene === 'human' && element.table.ladyX === 'external');
    await ready(element);
    await play(element, 's34');
    await until('the goal', () => verdict(element).includes('steal met'));
  });

  it('brings what came of it into sight', async () => {
    const element = await lesson([theft]);
    element.style.paddingBlockEnd = '2000px';
    scrollTo(0, 0);
    await play(element, 'lr');
    await until('the verdict on the screen', () => { const { bottom, top } = element.shadowRoot!.querySelector('[part=verdict]')!.getBoundingClientRect(); return verdict(element) && top >= 0 && bottom <= innerHeight + 1; });
  });

  it('is part of a form: moves as its value, invalid until all is done, reset with it', async () => {
    const form = document.body.appendChild(document.createElement('form'));
    const element = await lesson([theft, trap], { name: 'lesson', required: '' }, form);
    const value = (): FormDataEntryValue | null => new FormData(form).get('lesson');
    expect(element.form).to.equal(form);
    expect(form.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.equal('2 steps are still to be done.');
    await play(element, 's34');
    expect(value()).to.equal('steal s34');
    expect(element.validationMessage).to.equal('One step is still to be done.');
    await press(element, 'Next step');
    await play(element, 's23');
    expect(value()).to.equal('steal s34\ntrap s23');
    expect(form.checkValidity()).to.equal(true);
    form.reset();
    await ready(element);
    expect(element.done).to.deep.equal([]);
    expect(value()).to.equal('');
    expect(text(element, '[part=task]')).to.equal('steal task');
  });

  it('speaks the language of its place', async () => {
    const element = await lesson([theft], { lang: 'ko' });
    expect(text(element, '.number')).to.equal('해 보기');
    await play(element, 's34');
    await until('the verdict', () => verdict(element).includes('아르센이 다이아몬드 2개를 받습니다'));
    element.lang = 'en';
    await until('the other language', () => verdict(element).includes('Arsène takes 2 diamonds'));
  });

  it('says so of a kind that is none, a prediction of nothing, and an id that is there twice', async () => {
    const element = await lesson([{ ...theft, kind: 'constructor' }, { ...predict, shown: '' }, { ...theft }, trap]), faults: string[] = [];
    expect(text(element, '.number')).not.to.include('function');
    for (let i = 0; i < 3; i++) {
      faults.push(text(element, '.fault'));
      await press(element, 'Next step');
    }
    expect(faults[0]).to.include('kind="constructor"');
    expect(faults[1]).to.include('shown=""');
    expect(faults[2]).to.include('id="steal"');
    expect(text(element, '[part=task]')).to.equal('trap task');
  });

  it('says what about a step cannot be read, and shows the others', async () => {
    const element = await lesson([{ ...theft, position: 'nonsense', goal: 'steal it' }, trap]);
    expect(text(element, '.fault')).to.include('position').and.to.include('goal="steal it"');
    await press(element, 'Next step');
    await play(element, 's23');
    await until('the goal', () => verdict(element).includes('trap met'));
  });
});
