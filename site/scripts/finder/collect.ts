/* Everything that the finder finds, from the sources that the pages are made of: when the site is built, and in tests. It is never part of a page. */
import { readdir, readFile } from 'node:fs/promises';
import { RULES } from '../../../machine/rulebook/rules.ts';
import { ruleWords as rulesEn } from '../../../machine/rulebook/rules.en.ts';
import { ruleWords as rulesKo } from '../../../machine/rulebook/rules.ko.ts';
import { loadRulingWords, RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { ruleSentences as shortEn } from '../../../machine/rules/sentences.en.ts';
import { ruleSentences as shortKo } from '../../../machine/rules/sentences.ko.ts';
import { LESSONS } from '../../lessons/course/index.ts';
import { asked } from '../../words/asked.ts';
import { called } from '../../words/called.ts';
import { GLOSSARY } from '../../words/glossary.ts';
import { words } from '../../words/index.ts';
import { meanings, stopWords } from '../../words/synonyms.ts';
import type { Packed } from './entries.ts';

type Lang = 'en' | 'ko';

const OFTEN = ['always', 'often', 'rarely', 'hardly-ever'];
const docs = new URL('../../content/docs/', import.meta.url);

/** Words that carry nothing between the others: left out of what is only searched, so that less has to be loaded. */
const CARRY_NOTHING = /(?<=^| )(?:an?|the|is|are|am|was|be|do|does|did|can|may|I|we|you|there|that|this|and|or|by|at|for|with)(?: |$)/g;
const shortOf = (way: string): string => way.replace(CARRY_NOTHING, '').trim() || way;

/** Title and description of a page, as its front matter says them. */
function told(source: string): { readonly title: string; readonly about: string } {
  const [, front = ''] = /^---\n(.*?)\n---/s.exec(source) ?? [];
  const said = (key: string): string => new RegExp(`^${key}: *(?:"(.*)"|'(.*)'|(.*)) *$`, 'm').exec(front)?.slice(1).find(Boolean)?.replace(/''/g, '\'').replace(/\\"/g, '"') ?? '';
  return { title: said('title'), about: said('description') };
}

/** The pages that have a file of their own, other than lessons, which stand for themselves, and the page for what does not exist. */
async function pagesIn(lang: Lang): Promise<Packed['pages']> {
  const root = lang === 'ko' ? new URL('ko/', docs) : docs, lessons = new Set(LESSONS.map(({ id }) => `learn/${id}`));
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll('\\', '/')).filter((name) => /\.mdx?$/.test(name) && !name.startsWith('ko/')).map((name) => name.replace(/\.mdx?$/, '')).sort();
  const own = names.filter((name) => name !== '404' && name !== 'index' && !lessons.has(name));
  return Promise.all(own.map(async (name) => {
    const file = await Promise.any(['mdx', 'md'].map((kind) => readFile(new URL(`${name}.${kind}`, root), 'utf8'))), { title, about } = told(file);
    return [`/${name}/`, title, about] as const;
  }));
}

/** Everything of a language, packed for a page. */
export async function collect(lang: Lang): Promise<Packed> {
  const text = words(lang), says = lang === 'ko' ? rulesKo : rulesEn, short = lang === 'ko' ? shortKo : shortEn, ruled = await loadRulingWords(lang);
  const { near, noRule, noChapter, noLesson } = text.finder_;
  const { parts, nav } = text.rulebook_, sections = Object.entries(text.rules_.sections);
  const chapters = sections.map(([id, title], n) => [`/rules/#${id}`, `${n + 1} ${title}`, RULES.filter((rule) => rule.id.startsWith(`R${n + 1}.`)).map((rule) => says[rule.id].title).join(' · ')] as const);
  const others = (['turn', 'words', 'differences', 'your-box', 'descriptions', 'versions'] as const).map((id) => [`/rules/#${id}`, parts[id], ''] as const);
  /** Of each phase of a game what comes up most, and of that what makes people ask at the table. */
  const often = (['play', 'return', 'building', 'end', 'table'] as const).map((phase) => RULINGS.filter((ruling) => ruling.phase === phase).sort((a, b) => OFTEN.indexOf(a.often) - OFTEN.indexOf(b.often) || Number(b.occasion !== undefined) - Number(a.occasion !== undefined))[0].id);
  return {
    rules: RULES.map(({ id }) => [id, says[id].title, short[id]]),
    rulings: RULINGS.map(({ id, rules, answers, often: comes }) => [id, ruled[id].question, ruled[id].answer, rules.join(' '), answers.join(' '), OFTEN.indexOf(comes)]),
    lessons: LESSONS.map(({ id, number, title, about, steps }) => [id, number, title[lang], about[lang], [...new Set(steps.flatMap((step) => step.rules))].join(' ')]),
    words: GLOSSARY.map(({ id, name, means, rule }) => [id, name[lang], means[lang], rule ?? '']),
    pages: [['/', text.siteName, ''], ...(await pagesIn(lang)), ['/rulings/', nav.rulings, text.rulings_.description], ...chapters, ...others],
    called: { ...called[lang], ...Object.fromEntries(Object.entries(asked[lang]).map(([key, ways]) => [key, ways.map(shortOf).join(', ')])), ...Object.fromEntries(GLOSSARY.map(({ id, name }) => [`word:${id}`, `${called[lang][`word:${id}`] ?? ''}, ${name[lang === 'ko' ? 'en' : 'ko']}`])) },
    vocabulary: { lang, stopWords: stopWords[lang], meanings: meanings[lang] },
    often,
    chapters: chapters.map(([path]) => path),
    notes: { near, noRule, noChapter, noLesson },
  };
}
