import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { ChannelName } from '@/backend/contract/channels/names';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { openServices } from '@/backend/modules/channels/queries/open-services';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import { writeAudit } from '@/backend/records/audit';
import { changePost, lockPost, lockStory, sendAgain, SKIPPED, UNSENT, WAITING } from './locked-post';

/**
 * Posts a public story to these channels now, and skips the others where nothing is out yet.
 * @throws ApiError notFound for a story, wrongState for one that is not public, invalidInput for a channel that is off
 */
export function setChannels(
  context: Context,
  member: Member,
  { id, channels }: CallParsedInput<'setChannels'>,
): Promise<CallOutput<'setChannels'>> {
  return inTransaction(context, async (inner) => {
    if (!(await lockStory(inner, id))) throw new ApiError('wrongState');
    await chooseChannels(inner, id, channels);
    await writeAudit(inner, member, { subject: 'content', id, command: 'channels', after: { channels } });
    return readChannelStates(inner, id);
  });
}

/**
 * Chooses the channels of a story, in the caller's transaction: it goes to these, as soon as it is public, and to no others
 * where it is not out yet, whatever the rules.
 * @throws ApiError notFound for a story, invalidInput for a channel that is off
 */
export async function chooseChannels(
  context: Context,
  id: number,
  channels: readonly ChannelName[],
): Promise<void> {
  const on = openServices(context).map(({ name }) => name);
  if (channels.some((name) => !on.includes(name)))
    throw new ApiError('invalidInput', { channels: 'unknown' });
  const isLive = await lockStory(context, id);
  for (const name of on) {
    const row = await lockPost(context, id, name);
    if (channels.includes(name) && UNSENT.includes(row.state))
      await changePost(context, row, sendAgain(row), isLive);
    if (!channels.includes(name) && WAITING.includes(row.state))
      await changePost(context, row, SKIPPED, isLive);
  }
}
