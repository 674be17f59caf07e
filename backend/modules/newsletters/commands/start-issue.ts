import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { newsletterDeliveries, newsletterIssues, subscribers } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import type { DueJob } from '@/backend/kernel/due-work';
import type { IssueRow } from '@/backend/modules/newsletters/queries/issue-row';
import { receives } from '@/backend/modules/newsletters/queries/receivers';
import { writeIssue } from '@/backend/modules/newsletters/queries/write-issue';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { queueWebhookFact } from '@/backend/outbox/webhook-facts';
import { queueTurn } from './send/send-issue';

/**
 * Begins to send an issue, in the caller's transaction: its texts are final from now on, it has a page, and a letter is
 * noted for everybody who gets the newsletter at this moment.
 * @throws ApiError invalidInput without a subject
 */
export async function startIssue(context: Context, issue: IssueRow): Promise<void> {
  const { db, now } = context;
  if (Object.keys(issue.document.subject).length === 0)
    throw new ApiError('invalidInput', { subject: 'required' });
  const written = await writeIssue(context, issue.document);
  await db
    .update(newsletterIssues)
    .set({
      state: 'sending',
      written,
      startedAt: issue.startedAt ?? now(),
      version: issue.version + 1,
      sendAt: null,
    })
    .where(eq(newsletterIssues.id, issue.id));
  await db.execute(sql`
    insert into ${newsletterDeliveries} (issue_id, subscriber_id, state)
    select ${issue.id}, s.id, 'pending' from ${subscribers} s
    where ${receives(issue.newsletterId, now())} order by s.id
    on conflict do nothing`);
  await queueTurn(context, issue.id);
  await queueRevalidation(context, [tags.letters]);
  await queueWebhookFact(context, 'letter.sent', [issue.id]);
}

const JOB = 'sendNewsletters';

const isDue = (context: Context): SQL | undefined =>
  and(
    eq(newsletterIssues.state, 'scheduled'),
    lte(newsletterIssues.sendAt, context.now()),
    isNotSkipped(context, JOB, newsletterIssues.id),
  );

/** The job that begins to send the issues whose time has come; one that cannot be sent holds up no other. */
export const newsletterScheduler: DueJob = {
  name: 'beginning to send newsletters',
  isDue: (context) => sql`exists (select from ${newsletterIssues} where ${isDue(context)})`,
  async work(context) {
    const due = await context.db
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(isDue(context))
      .orderBy(newsletterIssues.sendAt, newsletterIssues.id);
    await eachByItself(
      context,
      JOB,
      due,
      ({ id }) => id,
      (each, { id }) => inTransaction(each, (inner) => startDue(inner, id)),
    );
  },
};

async function startDue(context: Context, id: number): Promise<void> {
  const [issue] = await context.db
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), isDue(context)))
    .for('update');
  if (issue) await startIssue(context, issue);
}
