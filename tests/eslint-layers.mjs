// The layers of the project, lowest first, and what each may import. Nothing imports upwards. `xstate:types` allows `import type` only.
import path from 'node:path';

const everyMachine = ['machine', 'machine/rules', 'machine/notation', 'machine/rulebook', 'machine/opponent', 'machine/game'];
const allowed = {
  'machine/rules': [],
  'machine/notation': ['machine/rules'],
  'machine/rulebook': ['machine/rules', 'machine/notation'],
  'machine/opponent': ['machine/rules', 'machine/rulebook'],
  'machine/game': ['machine/rules', 'machine/notation', 'xstate'],
  // machine/index.ts, the library without a statechart
  machine: ['machine/rules', 'machine/notation', 'machine/rulebook'],
  components: [...everyMachine, 'lit', '@lit/context', 'xstate:types'],
  site: ['components', ...everyMachine, '*'],
};

const layerOf = (file) => {
  const [top, second, third] = file.split('/');
  if (top === 'machine') return third ? `machine/${second}` : 'machine';
  return top;
};
const packageOf = (source) => source.split('/').slice(0, source.startsWith('@') ? 2 : 1).join('/');

/** @type {import('eslint').Rule.RuleModule} */
export const layers = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } } }] },
  create(context) {
    const { root } = context.options[0];
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const layer = layerOf(file);
    if (file.endsWith('.config.ts')) return {};
    if (!allowed[layer]) return { Program: (node) => context.report({ node, message: `${file} is in no layer that tests/eslint-layers.mjs knows.` }) };

    const mayImport = (source, typesOnly) => {
      if (!source.startsWith('.')) {
        const name = packageOf(source);
        return allowed[layer].includes('*') || allowed[layer].includes(name) || (typesOnly && allowed[layer].includes(`${name}:types`));
      }
      const target = layerOf(path.posix.join(path.posix.dirname(file), source));
      return target === layer || allowed[layer].includes(target);
    };
    const judge = (node, source, typesOnly = false) => {
      if (typeof source?.value !== 'string') {
        if (source) context.report({ node, message: 'Import a fixed path, so that the layers can be checked.' });
      } else if (!mayImport(source.value, typesOnly)) {
        context.report({ node: source, message: `${layer}/ may not import ${source.value}${typesOnly ? '' : ' (other than types, if at all)'}: see tests/eslint-layers.mjs.` });
      }
    };
    return {
      ImportDeclaration: (node) => judge(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => judge(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => judge(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => judge(node, node.source),
      TSImportType: (node) => judge(node, node.source ?? node.argument?.literal, true),
      // new URL('./worker.ts', import.meta.url)
      "NewExpression[callee.name='URL'][arguments.1.type='MemberExpression']": (node) => judge(node, node.arguments[0]),
    };
  },
};
