import { eq, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { newsletterClicks, newsletterIssues } from '@/backend/db/schema/newsletters';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pageUrl } from '@/backend/kernel/page-url';
import { isSame } from '@/backend/kernel/tokens';
import { markOfLink } from '@/backend/modules/newsletters/queries/counted-link';
import { storyUrl } from './write/issue-mail';

/**
 * Where a counted link of an issue leads, and counts it. Letters that were sent while links were counted work for ever.
 * @throws ApiError notFound for a link that was not made here, and for a story or an issue that is not there any more
 */
export async function followLink(
  context: Context,
  { issue, content_id, lang, mark, is_counted }: CallParsedInput<'followLetterLink'>,
): Promise<CallOutput<'followLetterLink'>> {
  const { db, config } = context;
  const link = { issueId: issue, contentId: content_id, locale: lang };
  if (!isSame(mark, markOfLink(context, link))) throw new ApiError('notFound');
  const [row] = await db
    .select({ kind: contents.kind })
    .from(contents)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, issue))
    .where(eq(contents.id, content_id));
  if (!row) throw new ApiError('notFound');
  if (is_counted && config.newsletters.countsClicks)
    await db
      .insert(newsletterClicks)
      .values({ issueId: issue, contentId: content_id, clicks: 1 })
      .onConflictDoUpdate({
        target: [newsletterClicks.issueId, newsletterClicks.contentId],
        set: { clicks: sql`${newsletterClicks.clicks} + 1` },
      });
  return { url: storyUrl(pageUrl(config, lang, ''), row.kind, content_id) };
}
