import { OPTION_VALUES, optionText, PRESETS, type OptionKey, type Options } from '../rules/index.ts';
import { fault, reading, type Fault, type Parsed } from './faults.ts';
import { words, type Word } from './words.ts';

/** Reads `rulebook` or `overview` with `,key=value`. */
export function readOptions({ text, at }: Word, errors: Fault[]): Options {
  const [name, ...settings] = text.split(',') as [string, ...string[]];
  const preset = name === 'overview' ? name : 'rulebook', options = settings.length ? { ...PRESETS[preset] } : PRESETS[preset];
  const set: string[] = [];
  if (name !== preset) errors.push(fault('bad-preset', at, name.length, ['rulebook', 'overview']));
  at += name.length + 1;
  for (const setting of settings) {
    const [, key, equals, said] = /^([^=]*)(=?)(.*)$/s.exec(setting) as unknown as [string, OptionKey, string, string];
    const values = OPTION_VALUES.get(key), value = values?.find((each) => optionText(each) === said);
    if (!values) errors.push(fault('bad-option', at, key.length, [...OPTION_VALUES.keys()]));
    else if (set.includes(key)) errors.push(fault('repeated-option', at, setting.length));
    else if (value === undefined) errors.push(fault('bad-value', at + key.length + equals.length, said.length, values.map(optionText)));
    else Object.assign(options, { [key]: value });
    set.push(key);
    at += setting.length + 1;
  }
  return options;
}

/** Reads table options alone, as the element's `options` attribute has them; empty means the rulebook. */
export const parseOptions = (given: unknown): Parsed<Options> => reading(given, 1000, (text, errors) => {
  const [word = { text: 'rulebook', at: 0 }, ...extra] = words(text);
  const options = readOptions(word, errors);
  for (const { at, text: said } of extra) errors.push(fault('extra-field', at, said.length));
  return options;
});
