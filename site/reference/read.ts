/*
 * What the element says of itself, read from the comments in its source when the site is built: its class and, of that class,
 * every attribute, event, slot, part, custom property and custom state. Nothing is listed by hand.
 */
import ts from 'typescript';
import source from '../../components/blue-lion-game.ts?raw';
import { ko } from './ko.ts';

export const KINDS = ['attributes', 'properties', 'events', 'slots', 'parts', 'customProperties', 'states'] as const;
export type Kind = (typeof KINDS)[number];
/** A name and what it means; `''` is the name of the slot without one. */
export interface Entry { readonly name: string; readonly meaning: string }
export type Reference = Readonly<Record<Kind, readonly Entry[]>>;

const tagsOf: Readonly<Record<string, Kind>> = { fires: 'events', slot: 'slots', csspart: 'parts', cssproperty: 'customProperties', cssstate: 'states' };

const file = ts.createSourceFile('blue-lion-game.ts', source, ts.ScriptTarget.Latest, true);
const element = file.statements.find((one): one is ts.ClassDeclaration => ts.isClassDeclaration(one) && one.name?.text === 'BlueLionGame');
if (!element) throw new Error('site/reference: there is no class BlueLionGame in components/blue-lion-game.ts.');

/** `{CustomEvent} blue-lion-move - A move was played.` */
function tagged(tag: ts.JSDocTag): Entry {
  const [, name, meaning] = /^(?:\{[^}]*\}\s*)?(?:([^\s-][^\s]*|--\S+)\s+)?-\s+(.+)$/s.exec(ts.getTextOfJSDocComment(tag.comment) ?? '') ?? [];
  if (!meaning) throw new Error(`site/reference: @${tag.tagName.text} without “name - meaning”: ${tag.getText(file)}`);
  return { name: name ?? '', meaning: meaning.replace(/\s+/g, ' ').trim() };
}

/** The attribute of each property: `ladyX: { attribute: 'lady-x' }`; null for a property without one. */
function attributesOf(node: ts.ClassDeclaration): ReadonlyMap<string, string | null> {
  const getter = node.members.find((member): member is ts.GetAccessorDeclaration => ts.isGetAccessorDeclaration(member) && member.name.getText(file) === 'properties');
  const found = new Map<string, string | null>();
  const visit = (inner: ts.Node): void => {
    if (!ts.isReturnStatement(inner)) return ts.forEachChild(inner, visit);
    if (!inner.expression || !ts.isObjectLiteralExpression(inner.expression)) return;
    for (const property of inner.expression.properties) {
      const given = /attribute:\s*(?:'([^']+)'|(false))/.exec(property.getText(file)), name = property.name!.getText(file);
      found.set(name, given?.[2] ? null : (given?.[1] ?? name.toLowerCase()));
    }
  };
  if (getter) visit(getter);
  return found;
}

function read(node: ts.ClassDeclaration): Reference {
  const found: Record<Kind, Entry[]> = { attributes: [], properties: [], events: [], slots: [], parts: [], customProperties: [], states: [] };
  const attributes = attributesOf(node);
  for (const member of node.members) {
    const name = member.name?.getText(file), attribute = name === undefined ? undefined : attributes.get(name);
    if (name === undefined || attribute === undefined) continue;
    const meaning = ts.getJSDocCommentsAndTags(member).flatMap((doc) => (ts.isJSDoc(doc) ? [ts.getTextOfJSDocComment(doc.comment)] : [])).join(' ').replace(/\s+/g, ' ').trim();
    if (!meaning) throw new Error(`site/reference: the property ${name} says nothing of itself.`);
    found[attribute === null ? 'properties' : 'attributes'].push({ name: attribute ?? name, meaning });
  }
  for (const tag of ts.getJSDocTags(node)) {
    const kind = tagsOf[tag.tagName.text];
    if (kind) found[kind].push(tagged(tag));
  }
  return found;
}

const english = read(element);

/** The same in Korean. A name without a text there ends the build. */
function inKorean(): Reference {
  const missing: string[] = [];
  const translated = KINDS.map((kind) => {
    const texts = ko[kind];
    return [kind, english[kind].map(({ name }) => {
      if (!Object.hasOwn(texts, name)) missing.push(`${kind} “${name}”`);
      return { name, meaning: texts[name] ?? '' };
    })] as const;
  });
  if (missing.length > 0) throw new Error(`site/reference/ko.ts has no text for ${missing.join(', ')}.`);
  return Object.fromEntries(translated) as unknown as Reference;
}

export const referenceIn = (lang: 'en' | 'ko'): Reference => (lang === 'ko' ? inKorean() : english);
