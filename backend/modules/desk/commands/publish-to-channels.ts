import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { chooseChannels } from '@/backend/modules/channels/commands/choose-channels';
import { publishIncoming } from '@/backend/modules/feeds/commands/incoming';

/**
 * Publishes a flash and chooses the channels it goes to, in one transaction, so that no rule posts it elsewhere in between.
 * @throws ApiError as `publishIncoming`; invalidInput for a channel that is off
 */
export function publishToChannels(
  context: Context,
  member: Member,
  { channels, ...input }: CallParsedInput<'publishFlash'>,
): Promise<CallOutput<'publishFlash'>> {
  return inTransaction(context, async (inner) => {
    const flash = await publishIncoming(inner, member, input);
    if (channels) await chooseChannels(inner, flash.id, channels);
    return flash;
  });
}
