import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../../machine/index.ts';
import { rulesJson, rulingsJson } from '../../../machine/rulebook/publish.ts';
import { schemas } from '../../../machine/rulebook/schemas.ts';

const published = { rules: rulesJson(), rulings: await rulingsJson() };
const through = (data: unknown): any => JSON.parse(JSON.stringify(data));

describe.each(['rules', 'rulings'] as const)('%s.json', (name) => {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }), data = through(published[name]);
  it('is what its schema says, by JSON Schema 2020-12', () => {
    expect(ajv.validateSchema(through(schemas[name])), ajv.errorsText()).toBe(true);
    expect(ajv.validate(through(schemas[name]), data), ajv.errorsText()).toBe(true);
    expect(data.version).toMatch(/^\d+$/);
  });
  it('would not be accepted with a part missing, misspelt or of another kind', () => {
    const validate = new Ajv({ strict: true }).compile(through(schemas[name])), [first] = data[name];
    for (const key of Object.keys(first)) {
      const without = Object.fromEntries(Object.entries(first as object).filter(([name]) => name !== key));
      if (key !== 'occasion') expect(validate({ ...data, [name]: [without] }), key).toBe(false);
      expect(validate({ ...data, [name]: [{ ...without, [`${key}s`]: first[key] }] }), key).toBe(false);
      expect(validate({ ...data, [name]: [{ ...first, [key]: 7 }] }), key).toBe(false);
    }
    expect(validate({ [name]: data[name] })).toBe(false);
  });
});

it('rules and rulings lead to each other and to nothing that does not exist', () => {
  const rules = through(published.rules).rules, rulings = through(published.rulings).rulings;
  expect(rules.map(({ id }: any) => id)).toEqual(RULE_IDS);
  for (const rule of rules) {
    for (const id of rule.rulings) expect(rulings.find((ruling: any) => ruling.id === id).rules).toContain(rule.id);
    for (const id of rule.see) expect(RULE_IDS).toContain(id);
  }
  for (const ruling of rulings) for (const id of ruling.rules) expect(rules.find((rule: any) => rule.id === id).rulings).toContain(ruling.id);
});
