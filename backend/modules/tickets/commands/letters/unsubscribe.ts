import { and, eq, isNull } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { organisers } from '@/backend/db/schema/events';
import { letterReceivers } from '@/backend/db/schema/letters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { keyedHash, newToken } from '@/backend/kernel/tokens';
import { organiserName } from '@/backend/modules/events/queries/organiser-name';

type Input = CallParsedInput<'unsubscribeLetters'>;
type Output = CallOutput<'unsubscribeLetters'>;

/**
 * The key by which a receiver unsubscribes from an organiser's messages; made with the first message. Null for a
 * receiver who has unsubscribed.
 * @param to an e-mail address, of which only a hash is stored
 */
export async function unsubscribeKey(
  { config, db, now }: Context,
  organiserId: number,
  to: string,
): Promise<string | null> {
  const receiver = keyedHash(config.secret, `letters:${organiserId}:${to.toLowerCase()}`);
  await db
    .insert(letterReceivers)
    .values({ organiserId, receiver, key: newToken(), createdAt: now() })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(letterReceivers)
    .where(and(eq(letterReceivers.organiserId, organiserId), eq(letterReceivers.receiver, receiver)));
  return row && row.unsubscribedAt === null ? row.key : null;
}

/** Headers of RFC 2369 and RFC 8058: mail programs show a button that unsubscribes with one request. */
export function unsubscribeHeaders({ config }: Context, key: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${config.siteUrl}/letters/unsubscribe/${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whether the receiver of a letter with such headers has unsubscribed since it was written. */
export async function hasUnsubscribed({ db }: Context, headers: Record<string, string>): Promise<boolean> {
  const [, key] = /\/letters\/unsubscribe\/([\w-]+)>/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  if (key === undefined) return false;
  const [row] = await db.select().from(letterReceivers).where(eq(letterReceivers.key, key));
  return row !== undefined && row.unsubscribedAt !== null;
}

/** Unsubscribes an address from an organiser's messages; a second call changes nothing. @throws ApiError notFound */
export async function unsubscribe(context: Context, input: Input): Promise<Output> {
  await context.db
    .update(letterReceivers)
    .set({ unsubscribedAt: context.now() })
    .where(and(eq(letterReceivers.key, input.key), isNull(letterReceivers.unsubscribedAt)));
  return readSubscription(context, input);
}

/** The organiser of an unsubscribe link, and whether its receiver has unsubscribed. @throws ApiError notFound */
export async function readSubscription({ db }: Context, { key, locale }: Input): Promise<Output> {
  const [row] = await db
    .select({ name: organisers.name, unsubscribedAt: letterReceivers.unsubscribedAt })
    .from(letterReceivers)
    .innerJoin(organisers, eq(organisers.id, letterReceivers.organiserId))
    .where(eq(letterReceivers.key, key));
  if (!row) throw new ApiError('notFound');
  return { host: organiserName(row.name, locale).text, is_unsubscribed: row.unsubscribedAt !== null };
}
