import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { IssueDocument } from '@/backend/contract/newsletters/issue-document';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { newsletterIssues } from '@/backend/db/schema/newsletters';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type NewsletterRow, newslettersOf } from '@/backend/modules/newsletters/queries/newsletters';
import { sinceLastIssue } from '@/backend/modules/newsletters/queries/offers';
import { writeAudit } from '@/backend/records/audit';

/** Stories that a new draft begins with. */
const MAX_FIRST = 8;

/** The newsletter with a key, offered or not. @throws ApiError notFound */
export async function newsletterWith(context: Context, key: string): Promise<NewsletterRow> {
  const [newsletter] = await newslettersOf(context, [key], false).catch(() => []);
  if (!newsletter) throw new ApiError('notFound');
  return newsletter;
}

/**
 * The open draft of a newsletter; without one, a new draft with the important news since the last letter, newest first.
 * @throws ApiError notFound
 */
export async function openIssue(
  context: Context,
  member: Member,
  { letter }: CallParsedInput<'openLetterIssue'>,
): Promise<{ id: number }> {
  const newsletter = await newsletterWith(context, letter);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    await db.execute(sql`select 1 from newsletters where id = ${newsletter.id} for update`);
    const ofNewsletter = eq(newsletterIssues.newsletterId, newsletter.id);
    const [open] = await db
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(and(ofNewsletter, inArray(newsletterIssues.state, ['draft', 'scheduled', 'held'])))
      .orderBy(desc(newsletterIssues.id))
      .limit(1);
    if (open) return open;
    const [last] = await db
      .select({ number: newsletterIssues.number })
      .from(newsletterIssues)
      .where(ofNewsletter)
      .orderBy(desc(newsletterIssues.number))
      .limit(1);
    const [row] = await db
      .insert(newsletterIssues)
      .values({
        newsletterId: newsletter.id,
        number: (last?.number ?? 0) + 1,
        state: 'draft',
        document: await firstDocument(inner, newsletter),
        editorId: member.id,
        createdAt: now(),
        updatedAt: now(),
      })
      .returning({ id: newsletterIssues.id });
    if (!row) throw new ApiError('internal');
    await writeAudit(inner, member, {
      subject: 'newsletter',
      id: row.id,
      title: newsletter.key,
      command: 'create',
    });
    return row;
  });
}

async function firstDocument(context: Context, { id }: NewsletterRow): Promise<IssueDocument> {
  const since = await sinceLastIssue(context, id);
  const rows = await readRows(
    context.db,
    sql`select c.id from contents c where c.status = 'approved' and c.kind = 'flash' and c.is_important
      and c.release_time > ${since.toISOString()}::timestamptz order by c.release_time desc, c.id desc limit ${MAX_FIRST}`,
    { id: integer },
  );
  return {
    subject: {},
    intro: {},
    blocks: rows.map((row) => ({ kind: 'story', content_id: row.id, title: {}, line: {} })),
  };
}
