import { ApiError } from '@/backend/kernel/errors';
import type { ItemMemberships } from '@/backend/modules/stories/queries/memberships';

/** The only command that brings back what was withdrawn or taken down. */
const RESTORES = 'restore';

/**
 * Refuses to bring back an item that was withdrawn or taken down by anything but its restoration: whatever approves,
 * schedules or imports goes through here.
 * @param before the items as they are stored
 * @throws ApiError stillWithdrawn
 */
export function refuseReturns(
  before: readonly Pick<ItemMemberships, 'id' | 'isClosed'>[],
  items: readonly { id?: number; status: string; command?: string }[],
): void {
  const closed = new Set(before.filter(({ isClosed }) => isClosed).map(({ id }) => id));
  for (const { id, status, command } of items) {
    const staysClosed = status === 'withdrawn' || status === 'removed';
    if (id !== undefined && closed.has(id) && !staysClosed && command !== RESTORES)
      throw new ApiError('stillWithdrawn');
  }
}
