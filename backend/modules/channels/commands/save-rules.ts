import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { channels } from '@/backend/db/schema/channels';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { openService } from '@/backend/modules/channels/queries/open-services';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { difference, writeAudit } from '@/backend/records/audit';

/**
 * Stores the rules of a channel. They hold for stories that are published from now on; templates also for what is out, when
 * its story changes next.
 * @throws ApiError notFound for a channel that is off; conflict
 */
export async function saveRules(
  context: Context,
  member: Member,
  { channel, version, rules }: CallParsedInput<'saveChannelRules'>,
): Promise<CallOutput<'saveChannelRules'>> {
  if (!openService(context, channel)) throw new ApiError('notFound');
  return inTransaction(context, async (inner) => {
    await inner.db.insert(channels).values({ name: channel }).onConflictDoNothing();
    const before = await readRules(inner, channel);
    if (before.version !== version) throw new ApiError('conflict', undefined, undefined, before);
    const next = before.version + 1;
    await inner.db
      .insert(channels)
      .values({ name: channel, rules, version: next })
      .onConflictDoUpdate({ target: channels.name, set: { rules, version: next } });
    await writeAudit(inner, member, {
      subject: 'channel',
      id: channel,
      command: 'update',
      version: next,
      ...difference(before.rules, rules),
    });
    return { version: next, rules };
  });
}
