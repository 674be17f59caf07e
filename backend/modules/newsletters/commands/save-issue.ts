import { and, eq, inArray } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { newsletterIssues } from '@/backend/db/schema/newsletters';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { findIssue } from '@/backend/modules/newsletters/queries/issue-row';

/**
 * Stores a letter that is not sent yet. One that leaves by itself always has a subject.
 * @throws ApiError notFound, conflict for another version, wrongState once it is being sent, invalidInput for a scheduled
 * one without a subject
 */
export async function saveIssue(
  context: Context,
  member: Member,
  { id, version, document }: CallParsedInput<'saveLetterIssue'>,
): Promise<{ version: number }> {
  const { db, now } = context;
  const hasSubject = Object.keys(document.subject).length > 0;
  const [row] = await db
    .update(newsletterIssues)
    .set({ document, version: version + 1, editorId: member.id, updatedAt: now() })
    .where(
      and(
        eq(newsletterIssues.id, id),
        eq(newsletterIssues.version, version),
        inArray(newsletterIssues.state, hasSubject ? ['draft', 'held', 'scheduled'] : ['draft', 'held']),
      ),
    )
    .returning({ version: newsletterIssues.version });
  if (row) return row;
  const { issue } = await findIssue(context, id);
  if (issue.version !== version) throw new ApiError('conflict');
  if (issue.state === 'scheduled') throw new ApiError('invalidInput', { subject: 'required' });
  throw new ApiError('wrongState');
}
