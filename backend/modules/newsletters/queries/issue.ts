import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { IssueDocument } from '@/backend/contract/newsletters/issue-document';
import type { Locale } from '@/backend/contract/locale';
import { idArray } from '@/backend/db/arrays';
import { boolean, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { findIssue, toIssueRow } from './issue-row';
import { countReceivers, countSuppressed } from './receivers';

/** An issue with its document, who would get it, and what to look at before it is sent. @throws ApiError notFound */
export async function readIssue(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'letterIssue'>> {
  const row = await findIssue(context, id);
  const { document, newsletterId } = row.issue;
  const stories = await readStories(context, document);
  const ownEnglish = new Set(
    document.blocks.flatMap((block) => (block.kind === 'story' && block.title.en ? [block.content_id] : [])),
  );
  return {
    ...toIssueRow(row, locale),
    document,
    by_language: await countReceivers(context, newsletterId),
    suppressed: await countSuppressed(context, newsletterId),
    gone: stories.filter(({ isLive }) => !isLive).map((story) => story.id),
    untranslated: stories
      .filter((story) => story.isLive && !story.hasEnglish && !ownEnglish.has(story.id))
      .map((story) => story.id),
    has_english: Boolean(document.subject.en),
  };
}

/** The ids of the stories in a document. */
const storyIds = ({ blocks }: Pick<IssueDocument, 'blocks'>): number[] =>
  blocks.flatMap((block) => (block.kind === 'story' ? [block.content_id] : []));

async function readStories({ db }: Context, document: IssueDocument) {
  const rows = await readRows(
    db,
    sql`select w.id, coalesce(c.status = 'approved', false) as is_live,
        exists (select from content_texts t where t.content_id = w.id and t.lang = 'en') as has_english
      from unnest(${idArray(storyIds(document))}) as w(id) left join contents c on c.id = w.id`,
    { id: integer, is_live: boolean, has_english: boolean },
  );
  return rows.map((row) => ({ id: row.id, isLive: row.is_live, hasEnglish: row.has_english }));
}
