import { desc, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer } from '@/backend/db/codec';
import { newsletterDeliveries, newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import type { NewsletterRow } from './newsletters';

export type IssueRow = typeof newsletterIssues.$inferSelect;
interface IssueOfNewsletter {
  issue: IssueRow;
  newsletter: NewsletterRow;
  receivers: number;
}

const receivers = sql`(select count(*)::int from ${newsletterDeliveries} d
  where d.issue_id = ${newsletterIssues.id})`.mapWith(integer);

/** Issues with their newsletters, the newest first. @param letter the key of a newsletter */
export function listIssues({ db }: Context, { letter, size }: { letter?: string; size: number }) {
  return db
    .select({ issue: newsletterIssues, newsletter: newsletters, receivers })
    .from(newsletterIssues)
    .innerJoin(newsletters, eq(newsletters.id, newsletterIssues.newsletterId))
    .where(letter === undefined ? undefined : eq(newsletters.key, letter))
    .orderBy(desc(newsletterIssues.id))
    .limit(size);
}

/** An issue with its newsletter. @throws ApiError notFound */
export async function findIssue({ db }: Context, id: number): Promise<IssueOfNewsletter> {
  const [row] = await db
    .select({ issue: newsletterIssues, newsletter: newsletters, receivers })
    .from(newsletterIssues)
    .innerJoin(newsletters, eq(newsletters.id, newsletterIssues.newsletterId))
    .where(eq(newsletterIssues.id, id));
  if (!row) throw new ApiError('notFound');
  return row;
}

/** An issue as lists of the desk show it. */
export function toIssueRow(
  { issue, newsletter, receivers: count }: IssueOfNewsletter,
  locale: Locale,
): CallOutput<'letterIssues'>['list'][number] {
  const subject = pickText(issue.document.subject, locale);
  const wire = (time: Date | null) => (time === null ? null : toWireTime(time));
  return {
    id: issue.id,
    letter: newsletter.key,
    name: pickText(newsletter.name, locale).text,
    number: issue.number,
    state: issue.state,
    version: issue.version,
    subject: subject.text,
    lang: subject.lang,
    send_time: wire(issue.sendAt),
    sent_time: wire(issue.startedAt),
    receivers: count,
  };
}
