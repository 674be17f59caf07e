import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { WrittenBlock, WrittenText } from '@/backend/contract/newsletters/written-issue';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText, writtenIn } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { findIssue, type IssueRow } from './issue-row';
import { inLanguage } from './write-issue';

/** The letters that were sent, or are being sent, the newest first. */
export async function listArchive(
  { db }: Context,
  { letter, page, size, locale }: CallParsedInput<'letterArchive'>,
): Promise<CallOutput<'letterArchive'>> {
  const where = and(
    isNotNull(newsletterIssues.written),
    letter === undefined ? undefined : eq(newsletters.key, letter),
  );
  const ofNewsletter = eq(newsletters.id, newsletterIssues.newsletterId);
  const [total] = await db
    .select({ total: count() })
    .from(newsletterIssues)
    .innerJoin(newsletters, ofNewsletter)
    .where(where);
  const rows = await db
    .select({ issue: newsletterIssues, newsletter: newsletters })
    .from(newsletterIssues)
    .innerJoin(newsletters, ofNewsletter)
    .where(where)
    .orderBy(desc(newsletterIssues.startedAt), desc(newsletterIssues.id))
    .limit(size)
    .offset((page - 1) * size);
  const list = rows.map(({ issue, newsletter }) => {
    const text = shownText(issue, locale);
    return {
      id: issue.id,
      number: issue.number,
      letter: newsletter.key,
      name: pickText(newsletter.name, locale).text,
      title: text?.subject ?? '',
      intro: text?.intro ?? '',
      lang: text?.lang ?? locale,
      sent_time: toWireTime(issue.startedAt ?? issue.createdAt),
    };
  });
  return { list, total: total?.total ?? 0, page, size };
}

/** One letter as it was sent. @throws ApiError notFound for one that was not sent */
export async function readLetter(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'letterDetails'>> {
  const { issue, newsletter } = await findIssue(context, id);
  const text = shownText(issue, locale);
  if (!text) throw new ApiError('notFound');
  const gone = await listGone(context, text);
  return {
    id,
    number: issue.number,
    letter: newsletter.key,
    name: inLanguage(newsletter.name, locale).text,
    text: { ...text, blocks: text.blocks.map((block) => withoutGone(block, gone)) },
    langs: writtenIn(issue.document.subject),
    sent_time: toWireTime(issue.startedAt ?? issue.createdAt),
    gone,
  };
}

/** The text for a page: one in the other script is left to the portal, which converts as it does in stories. */
function shownText({ document, written }: IssueRow, locale: Locale): WrittenText | undefined {
  const isConverted = locale === 'zh-Hant' && !document.subject['zh-Hant'] && document.subject['zh-Hans'];
  return written?.[isConverted ? 'zh-Hans' : locale];
}

/** A part of a letter, without the words of a story that was withdrawn. */
const withoutGone = (block: WrittenBlock, gone: readonly number[]): WrittenBlock =>
  block.kind === 'story' && gone.includes(block.id) ? { ...block, title: '', line: '' } : block;

/** The stories of a letter that are not live any more. */
async function listGone({ db }: Context, { blocks }: WrittenText): Promise<number[]> {
  const ids = blocks.flatMap((block) => (block.kind === 'story' ? [block.id] : []));
  const rows = await readRows(
    db,
    sql`select w.id from unnest(${idArray(ids)}) as w(id)
      where not exists (select from contents c where c.id = w.id and c.status = 'approved')`,
    { id: integer },
  );
  return rows.map((row) => row.id);
}
