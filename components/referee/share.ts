/* Gives the answer to whoever wants to keep it. Loaded when it is asked for; nothing here throws on what a page forbids. */
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';
import { pictureOf, pngOf, save } from './picture.ts';
import type { Share, Shared } from './view-share.ts';

/** A few plain lines for a chat, with the address at the end. */
function textOf(desk: Desk, { words, lang }: Loaded, address: string): string {
  const { judgement, position, move, settlement } = desk;
  if (!judgement || !position || move === null) return '';
  const { verdict, drawn } = { verdict: words.verdict, drawn: words.verdict.drawn(position.row.map(({ up }) => up)) };
  return [`${words.referee}: ${words.table.piles.row}: ${drawn}`, `${verdict.question(desk.tell(move) || move)}`, judgement.words[lang], settlement?.words[lang], address].filter(Boolean).join('\n');
}

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
  const { judgement, position, settlement, question } = desk, { words, lang } = loaded;
  if (!judgement || !position) return { said: '', copy: null };
  if (what === 'link') return copy(address, loaded);
  if (what === 'text') return copy(textOf(desk, loaded, address), loaded);
  if (what === 'json') return copy(JSON.stringify({ question, judgement, settlement }, null, 2), loaded);
  const title = words.verdict.question(desk.tell(judgement.move) || judgement.move), svg = pictureOf(position, [title, judgement.words[lang], judgement.next?.words[lang] ?? '', words.verdict.version(loaded.version)].filter(Boolean), words.referee);
  try {
    const png = await pngOf(svg);
    save(png ?? new Blob([svg], { type: 'image/svg+xml' }), png ? 'blue-lion-referee.png' : 'blue-lion-referee.svg');
    return { said: words.share.saved, copy: null };
  } catch {
    return { said: words.share.copyThis, copy: svg };
  }
}

