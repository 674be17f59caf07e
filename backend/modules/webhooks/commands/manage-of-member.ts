import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { SUBJECT_SCOPES } from '@/backend/contract/webhooks/kinds';
import { apiKeys } from '@/backend/db/schema/api';
import { users } from '@/backend/db/schema/users';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { isWorking } from '@/backend/modules/api/queries/keys';
import { refusePrivateAddress } from '@/backend/modules/uploads/commands/refuse-private';
import { toWebhook } from '@/backend/modules/webhooks/queries/wire';
import { lockOwned } from './owned';
import { storeWebhook } from './store';

type Audience = Pick<CallParsedInput<'createWebhook'>, 'subjects' | 'key_id'>;

/**
 * Adds a webhook of a member for one of their keys, with a new secret.
 * @throws ApiError wrongState when there are ten already, tooManyRequests; invalidInput for a private address, a key that
 * is not theirs or has ended, and for what the key may not be told
 */
export async function createWebhook(
  context: Context,
  member: Member,
  { url, subjects, key_id }: CallParsedInput<'createWebhook'>,
): Promise<CallOutput<'createWebhook'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  await refusePrivateAddress(url, context.config.webhooksPrivateHosts);
  return inTransaction(context, async (inner) => {
    // Requests of the same member wait for each other, so that none gets past the limit.
    await inner.db.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('no key update');
    await requireScopes(inner, member, { subjects, key_id });
    const values = { userId: member.id, keyId: key_id, url, subjects: [...new Set(subjects)] };
    return toWebhook(await storeWebhook(inner, values, eq(webhooks.userId, member.id)));
  });
}

/** Changes a webhook of a member; what is queued already goes to the new address. @throws as `createWebhook`, and notFound */
export async function updateWebhook(
  context: Context,
  member: Member,
  { id, url, subjects, key_id }: CallParsedInput<'updateWebhook'>,
): Promise<CallOutput<'updateWebhook'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  await refusePrivateAddress(url, context.config.webhooksPrivateHosts);
  return inTransaction(context, async (inner) => {
    const row = await lockOwned(inner, member, id);
    if (row.userId === null) throw new ApiError('notFound');
    await requireScopes(inner, member, { subjects, key_id });
    const [after = row] = await inner.db
      .update(webhooks)
      .set({ url, subjects: [...new Set(subjects)], keyId: key_id })
      .where(eq(webhooks.id, id))
      .returning();
    return toWebhook(after);
  });
}

/** @throws ApiError invalidInput for a key that is not theirs or has ended, and for what its scopes do not allow */
async function requireScopes({ db, now }: Context, member: Member, { subjects, key_id }: Audience) {
  const [key] = await db
    .select({ scopes: apiKeys.scopes })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, key_id), eq(apiKeys.userId, member.id), isWorking(now())));
  if (!key) throw new ApiError('invalidInput', { key_id: 'notAllowed' });
  const isAllowed = subjects.every((subject) => {
    const scope = SUBJECT_SCOPES[subject];
    return scope === undefined || key.scopes.includes(scope);
  });
  if (!isAllowed) throw new ApiError('invalidInput', { subjects: 'notAllowed' });
}
