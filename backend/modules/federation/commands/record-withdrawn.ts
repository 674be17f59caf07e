import { and, eq, isNull, ne } from 'drizzle-orm';
import { federationPosts } from '@/backend/db/schema/federation';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { queueFederation } from '@/backend/outbox/federation';

/**
 * Records once, when a backend starts, that followers have to be notified of stories which were withdrawn while `FEDERATION` was
 * off. @returns a function that waits for its end
 */
export function startRecordingWithdrawn(context: Context): () => Promise<void> {
  const recorded = recordWithdrawn(context).catch((error: unknown) =>
    context.log.error({ error: describeError(error) }, 'withdrawn posts of the Fediverse were not noted'),
  );
  return () => recorded;
}

async function recordWithdrawn(context: Context): Promise<void> {
  if (context.config.federation === null) return;
  const rows = await context.db
    .select({ id: contents.id })
    .from(federationPosts)
    .innerJoin(contents, eq(contents.id, federationPosts.contentId))
    .where(and(isNull(federationPosts.withdrawnAt), ne(contents.status, 'approved')));
  await queueFederation(
    context,
    rows.map(({ id }) => id),
  );
}
