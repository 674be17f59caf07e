import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import type { PostedStory } from '@/backend/modules/channels/queries/story';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { Postponement } from '@/backend/outbox/postponement';
import { removePost } from './change-post';
import { SETTLE_SECONDS } from './send-post';
import { takePrioritySlot } from './rate-slot';

/** Whether a post is to be neither sent nor left where it is: a translation that was taken off the site is as one withdrawn. */
export const isWithdrawn = (
  { isLive, text }: PostedStory,
  { isUnwanted }: Pick<PostRow, 'isUnwanted'>,
): boolean => !isLive || isUnwanted || text === null;

/**
 * Takes a withdrawn post off its channel. One that is being sent at this moment is looked at again when that has ended; it has a
 * row of the outbox that settles it.
 * @throws Postponement to be tried again
 */
export async function withdrawPost(context: Context, service: ChannelService, row: PostRow): Promise<void> {
  if (row.state === 'sending')
    throw new Postponement(new Date(context.now().getTime() + SETTLE_SECONDS * 1000), 'it is being sent');
  if (row.state !== 'sent' && row.state !== 'edited') return;
  await takePrioritySlot(context, service);
  await removePost(context, service, row);
}
