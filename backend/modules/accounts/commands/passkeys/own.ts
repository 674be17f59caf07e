import { and, desc, eq } from 'drizzle-orm';
import type { Passkey } from '@/backend/contract/accounts/passkeys';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { passkeys } from '@/backend/db/schema/accounts';
import type { Member, CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { queueLetter } from '@/backend/outbox/mail';
import { notify } from '@/backend/modules/members/commands/messages';
import { checkOwnership } from '@/backend/modules/accounts/commands/passwords/proofs';
import { findById } from '@/backend/modules/accounts/queries/users';

/** A member's passkeys, newest first. */
export async function listPasskeys(context: Context, member: Member): Promise<CallOutput<'passkeys'>> {
  const rows = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, member.id))
    .orderBy(desc(passkeys.id));
  return { list: rows.map(passkeyOf) };
}

/**
 * Removes a passkey and notifies the member.
 * @throws ApiError notFound for a passkey of somebody else; ownershipRequired, credentialsWrong, tooManyRequests
 */
export async function removePasskey(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'removePasskey'>,
): Promise<CallOutput<'removePasskey'>> {
  const member = caller.member;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const account = await findById(context, member.id);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    const gone = await inner.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, form.id), eq(passkeys.userId, member.id)))
      .returning({ id: passkeys.id });
    if (gone.length === 0) throw new ApiError('notFound');
    await notify(inner, member.id, { kind: 'security', key: 'passkeyRemoved', link: '/my/Individual' });
    if (account?.email)
      await queueLetter(inner, account.email, { key: 'passkeyRemoved', locale: account.locale });
  });
  return { removed: true };
}

export function passkeyOf(row: typeof passkeys.$inferSelect): Passkey {
  return {
    id: row.id,
    name: row.name,
    is_synced: row.isSynced,
    created_time: toWireTime(row.createdAt),
    last_used_time: row.lastUsedAt ? toWireTime(row.lastUsedAt) : null,
  };
}
