/* Gives the answer to whoever wants to keep it. Loaded when it is asked for; nothing here throws on what a page forbids. */
import { parsePosition } from '../../machine/notation/index.ts';
import { parseQuestion } from '../../machine/rulebook/question.ts';
import { answerTo, retell } from '../../machine/rulebook/retell.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';
import { pictureOf, pngOf, save } from './picture.ts';
import { rulingOf } from './view-dispute.ts';
import type { Share, Shared } from './view-share.ts';

async function copy(text: string, { words: { share } }: Loaded): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return { said: share.copied, copy: null };
  } catch {
    return { said: share.copyThis, copy: text };
  }
}

/** The answer in the form that is asked for: into the clipboard, or as a file; where neither can be, as a text to be copied by hand. */
export async function share(what: Share, desk: Desk, loaded: Loaded, address: string): Promise<Shared> {
  const { judgement, position, question } = desk, { words, lang } = loaded, read = parseQuestion(question);
  if (!judgement || !position || !read.ok) return { said: '', copy: null };
  const whole = answerTo(read.value);
  if (what === 'link') return copy(address, loaded);
  if (what === 'text') return copy(retell(whole, address, lang, desk.names), loaded);
  if (what === 'json') return copy(JSON.stringify(whole, null, 2), loaded);
  const next = judgement.next && parsePosition(judgement.next.position), ruling = rulingOf(desk, loaded), { verdict } = words;
  const svg = pictureOf([{ position, label: verdict.before }, ...(next?.ok ? [{ position: next.value, label: verdict.afterwards }] : [])], [
    { text: verdict.question(desk.tell(judgement.move) || judgement.move) }, { text: judgement.words[lang], bold: true }, { text: judgement.next?.words[lang] ?? '' },
    ...(ruling ? [...ruling.each.map(({ name, says, words: each }) => ({ text: `${name}: “${says}.” ${each}` })), { text: ruling.words, bold: true }] : []),
    { text: verdict.version(loaded.version) }, { text: address },
  ].filter(({ text }) => text !== ''), words.referee);
  try {
    const png = await pngOf(svg);
    save(png ?? new Blob([svg], { type: 'image/svg+xml' }), png ? 'blue-lion-referee.png' : 'blue-lion-referee.svg');
    return { said: words.share.saved, copy: null };
  } catch {
    return { said: words.share.copyThis, copy: svg };
  }
}

