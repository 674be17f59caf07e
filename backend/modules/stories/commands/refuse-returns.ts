import { ApiError } from '@/backend/kernel/errors';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';

/** The only command that publishes a withdrawn or removed story again. */
const RESTORES = 'restore';

/**
 * Refuses to publish a withdrawn or removed story by any command but its restoration: everything that approves,
 * schedules or imports calls this.
 * @param before the stories as they are stored
 * @throws ApiError stillWithdrawn
 */
export function refuseReturns(
  before: readonly Pick<StoryMemberships, 'id' | 'isClosed'>[],
  stories: readonly { id?: number; status: string; command?: string }[],
): void {
  const closed = new Set(before.filter(({ isClosed }) => isClosed).map(({ id }) => id));
  for (const { id, status, command } of stories) {
    const staysClosed = status === 'withdrawn' || status === 'removed';
    if (id !== undefined && closed.has(id) && !staysClosed && command !== RESTORES)
      throw new ApiError('stillWithdrawn');
  }
}
