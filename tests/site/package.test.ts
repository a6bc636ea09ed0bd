import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { built } from './helpers.ts';

const run = promisify(execFile);
const program = JSON.parse(await readFile('package.json', 'utf8')).bin['blue-lion-game'] as string;
/** The command line as npm installs it. */
const cli = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
  try {
    return { code: 0, ...(await run(process.execPath, [program, ...args])) };
  } catch (failure) {
    const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
};

describe('the package as it was built', () => {
  it('judges on the command line, in both languages', async () => {
    const allowed = await cli('judge', 'AxAbPaPxBxBp - - a 0-0 rulebook', 's23');
    expect(allowed).toMatchObject({ code: 0, stderr: '' });
    for (const part of ['Allowed. Lady X takes 1 diamond (interrogation).', 'R5.5', 'By the overview']) expect(allowed.stdout).toContain(part);
    const forbidden = await cli('judge', '--lang=ko', 'AxAbPaPxBxBp - - a 0-0 rulebook', 's12');
    expect(forbidden).toMatchObject({ code: 1, stderr: '' });
    expect(forbidden.stdout).toContain('할 수 없습니다.');
    expect(await cli('judge', 'nonsense', 's12')).toMatchObject({ code: 2, stderr: '' });
    expect((await cli()).stdout).toMatch(/^Usage: blue-lion-game judge/);
    expect((await readFile(program, 'utf8')).startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('gives by its public names what the sources give', async () => {
    const script = `
      import { judge, parsePosition } from 'blue-lion-game/machine';
      import rules from 'blue-lion-game/rules.json' with { type: 'json' };
      import rulings from 'blue-lion-game/rulings.json' with { type: 'json' };
      import schema from 'blue-lion-game/schema/rulings.schema.json' with { type: 'json' };
      const { value } = parsePosition('XaAbApBxXpPb - - a 0-0 rulebook');
      const { payments, trace } = await judge(value, 's34');
      console.log(JSON.stringify({ payments, reasons: trace.length, rules: rules.rules.length, rulings: rulings.rulings.length, version: [rules.version, rulings.version], schema: schema.$schema }));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--no-warnings', '-e', script]);
    expect(JSON.parse(stdout)).toEqual({
      payments: [{ at: 2, kind: 'theft', for: 'a', points: 2 }], reasons: 3, rules: 40, rulings: expect.any(Number) as number, version: ['2', '2'], schema: 'https://json-schema.org/draft/2020-12/schema',
    });
  });

  it('holds the same rulebook as the site', async () => {
    const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
    for (const name of ['rules.json', 'rulings.json', 'schema/rules.schema.json', 'schema/rulings.schema.json']) expect(await json(`${built}/${name}`), name).toEqual(await json(`dist/${name}`));
    expect(await readFile(`${built}/conformance/directed.jsonl`, 'utf8')).toBe(await readFile('tests/conformance/directed.jsonl', 'utf8'));
  });
});
