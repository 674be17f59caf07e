import { textInScript } from '@/backend/contract/chinese/text-in-script';
import { type Locale, LOCALES } from '@/backend/contract/locale';
import type { IssueBlock, IssueDocument } from '@/backend/contract/newsletters/issue-document';
import type { WrittenBlock, WrittenIssue, WrittenText } from '@/backend/contract/newsletters/written-issue';
import type { ContentItem } from '@/backend/contract/stories/story';
import { followTerms } from '@/backend/db/chinese-terms';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { listStoriesById } from '@/backend/modules/stories/queries/lists';
import { readNumbers, scriptOfLetters } from './numbers';

/** An issue in every language of readers; stories that are not live are left out. */
export async function writeIssue(context: Context, document: IssueDocument): Promise<WrittenIssue> {
  const entries: [Locale, WrittenText][] = [];
  for (const locale of LOCALES) entries.push([locale, await writeText(context, document, locale)]);
  return Object.fromEntries(entries) as WrittenIssue;
}

/** An issue in one language: what is not written in it is converted or stays in the language it was written in. */
export async function writeText(
  context: Context,
  document: IssueDocument,
  locale: Locale,
): Promise<WrittenText> {
  await followTerms(context.db);
  const subject = inLanguage(document.subject, locale);
  const ids = document.blocks.flatMap((block) => (block.kind === 'story' ? [block.content_id] : []));
  const items = new Map((await listStoriesById(context, ids, locale)).map((item) => [item.id, item]));
  const blocks: WrittenBlock[] = [];
  for (const block of document.blocks) {
    const written = await writeBlock(context, block, items, locale);
    if (written) blocks.push(written);
  }
  return {
    lang: subject.lang,
    subject: subject.text,
    intro: inLanguage(document.intro, locale).text,
    blocks,
  };
}

async function writeBlock(
  context: Context,
  block: IssueBlock,
  items: ReadonlyMap<number, ContentItem>,
  locale: Locale,
): Promise<WrittenBlock | null> {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: inLanguage(block.text, locale).text };
    case 'numbers':
      return { kind: 'numbers', list: await readNumbers(context, block.series, locale) };
    case 'story': {
      const item = items.get(block.content_id);
      return item ? writeStory(block, item, locale) : null;
    }
  }
}

function writeStory(
  { title, line }: Extract<IssueBlock, { kind: 'story' }>,
  item: ContentItem,
  locale: Locale,
): WrittenBlock {
  const words = (written: LocalText, text: string) =>
    Object.keys(written).length > 0
      ? inLanguage(written, locale).text
      : textInScript(text, item.lang, scriptOfLetters(locale), item.script_words ?? null);
  return {
    kind: 'story',
    id: item.id,
    story: item.kind,
    title: words(title, item.title),
    line: words(line, item.kind === 'article' ? item.summary : ''),
    time: item.release_time.slice(11, 16),
    is_important: item.is_important,
  };
}

/** The text for a reader and its language, converted from the other script when only that one was written. */
export function inLanguage(text: LocalText, locale: Locale): { lang: Locale; text: string } {
  const { lang, text: written } = pickText(text, locale);
  const isOther = lang !== locale && lang !== 'en' && locale !== 'en';
  return { lang: isOther ? locale : lang, text: textInScript(written, lang, scriptOfLetters(locale), null) };
}
