import { sql } from 'drizzle-orm';
import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import type { EventStatus } from '@/backend/contract/events/statuses';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';

interface NextStatus {
  status: EventStatus;
  /** Why the status stays although the source has another one; null when both agree. */
  remark: string | null;
  /** Whether a person has to make the change at the desk. */
  isOpen: boolean;
}

/**
 * The status an import gives an event. It does not cancel an event with orders, because cancelling affects the buyers'
 * money, nor one that is not public; it never makes a public event a draft, or restores a cancelled one.
 */
export async function importedStatus(
  context: Context,
  { id, status: here, imported }: EventRow,
  wanted: ImportedEvent['status'],
): Promise<NextStatus> {
  const stays = (remark: string | null, isOpen = false): NextStatus => ({ status: here, remark, isOpen });
  if (wanted === here || wanted === imported?.event.status) return stays(null);
  if (here === 'cancelled') return stays('is called off here, which stays');
  if (wanted === 'cancelled') {
    // The page of a cancelled event is public.
    if (here !== 'published') return stays(null);
    const [ordered] = await context.db.execute(sql`select 1 from orders where event_id = ${id} limit 1`);
    if (!ordered) return { status: 'cancelled', remark: null, isOpen: false };
    return stays('is called off by its source, and has orders: call it off at its desk', true);
  }
  if (here === 'published') return stays('is public here, which stays, though its source takes it back');
  return { status: wanted, remark: null, isOpen: false };
}
