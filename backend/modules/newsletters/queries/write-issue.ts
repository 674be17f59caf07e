import { type Locale, LOCALES } from '@/backend/contract/locale';
import type { IssueBlock, IssueDocument } from '@/backend/contract/newsletters/issue-document';
import type { WrittenBlock, WrittenIssue, WrittenText } from '@/backend/contract/newsletters/written-issue';
import type { ContentItem } from '@/backend/contract/stories/story';
import { readTerms } from '@/backend/db/chinese-terms';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { scriptConverter } from '@/backend/kernel/text/in-script';
import { pickText } from '@/backend/kernel/text/local';
import { listStoriesById } from '@/backend/modules/stories/queries/lists';
import { type LetterReader, readNumbers } from './numbers';

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
  const reader = { locale, terms: await readTerms(context.db) };
  const subject = await inLanguage(document.subject, reader);
  const ids = document.blocks.flatMap((block) => (block.kind === 'story' ? [block.content_id] : []));
  const items = new Map((await listStoriesById(context, ids, locale)).map((item) => [item.id, item]));
  const blocks: WrittenBlock[] = [];
  for (const block of document.blocks) {
    const written = await writeBlock(context, block, items, reader);
    if (written) blocks.push(written);
  }
  return {
    lang: subject.lang,
    subject: subject.text,
    intro: (await inLanguage(document.intro, reader)).text,
    blocks,
  };
}

async function writeBlock(
  context: Context,
  block: IssueBlock,
  items: ReadonlyMap<number, ContentItem>,
  reader: LetterReader,
): Promise<WrittenBlock | null> {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: (await inLanguage(block.text, reader)).text };
    case 'numbers':
      return { kind: 'numbers', list: await readNumbers(context, block.series, reader) };
    case 'story': {
      const item = items.get(block.content_id);
      return item ? writeStory(block, item, reader) : null;
    }
  }
}

async function writeStory(
  { title, line }: Extract<IssueBlock, { kind: 'story' }>,
  item: ContentItem,
  reader: LetterReader,
): Promise<WrittenBlock> {
  const convert = await scriptConverter(item.lang, reader.locale, reader.terms);
  const words = async (written: LocalText, text: string) =>
    Object.keys(written).length > 0 ? (await inLanguage(written, reader)).text : convert(text);
  return {
    kind: 'story',
    id: item.id,
    story: item.kind,
    title: await words(title, item.title),
    line: await words(line, item.kind === 'article' ? item.summary : ''),
    time: item.release_time.slice(11, 16),
    is_important: item.is_important,
  };
}

/** The text for a reader and its language, converted from the other script when only that one was written. */
async function inLanguage(
  text: LocalText,
  { locale, terms }: LetterReader,
): Promise<{ lang: Locale; text: string }> {
  const { lang, text: written } = pickText(text, locale);
  const convert = await scriptConverter(lang, locale, terms);
  const isConverted = lang !== locale && lang !== 'en' && locale !== 'en';
  return { lang: isConverted ? locale : lang, text: convert(written) };
}
