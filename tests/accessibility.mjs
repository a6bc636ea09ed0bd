// The accessibility tree of an element as text, from the browser itself, and the files that it is compared with.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const trees = new URL('components/trees/', import.meta.url);
const updates = process.env.UPDATE_TREES === '1';

/** Boxes that mean nothing to anybody, and pieces of a text. */
const unheard = new Set(['generic', 'none', 'presentation', 'InlineTextBox', 'LineBreak', 'ListMarker', 'LayoutTable', 'Section', 'Pre', 'LabelText']);
/** States that are heard, in the order in which they are written. What is not set, or says no, is left out: but `pressed` tells a switch from a button. */
const states = ['pressed', 'expanded', 'checked', 'selected', 'disabled', 'level', 'live', 'modal', 'focused', 'invalid', 'busy'];

const quote = (text) => (text ? ` "${text.replace(/\s+/g, ' ').trim()}"` : '');

function stateOf({ properties = [] }, role) {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]));
  return states.flatMap((name) => {
    const value = values.get(name);
    if (value === undefined || (name === 'level' && role !== 'heading') || (['false', false, '', 'off'].includes(value) && name !== 'pressed' && name !== 'expanded')) return [];
    return value === true || value === 'true' ? [` [${name}]`] : [` [${name}=${value}]`];
  }).join('');
}

/** Lines of a node and of what is in it. A text that is the name of what holds it is not told twice. */
function* linesOf(node, byId, depth, around = '') {
  const role = node.role?.value ?? '', name = node.name?.value ?? '', children = (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean);
  const quiet = node.ignored || unheard.has(role);
  if (role === 'StaticText') {
    if (name.trim() && !around.includes(name.trim())) yield `${'  '.repeat(depth)}- text${quote(name)}`;
    return;
  }
  if (!quiet) yield `${'  '.repeat(depth)}- ${role}${quote(name)}${node.description?.value ? ` (${node.description.value})` : ''}${stateOf(node, role)}`;
  for (const child of children) yield* linesOf(child, byId, quiet ? depth : depth + 1, quiet ? around : name);
}

export async function accessibilityTree(client, selector) {
  const { result } = await client.send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)})` });
  if (!result.objectId) throw new Error(`accessibilityTree: there is no ${selector}`);
  const { node } = await client.send('DOM.describeNode', { objectId: result.objectId });
  await client.send('Accessibility.enable');
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.send('Accessibility.disable');
  const byId = new Map(nodes.map((each) => [each.nodeId, each])), top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  return top ? `${[...linesOf(top, byId, 0)].join('\n')}\n` : '';
}

export function golden({ name, text }) {
  if (!/^[\w-]+$/.test(name)) throw new Error(`golden: ${name} is no name of a file`);
  const file = fileURLToPath(new URL(`${name}.txt`, trees));
  if (text !== undefined && updates) {
    mkdirSync(fileURLToPath(trees), { recursive: true });
    writeFileSync(file, text);
  }
  return { text: existsSync(file) ? readFileSync(file, 'utf8') : null, updates };
}
