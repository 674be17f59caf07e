import { sql } from 'drizzle-orm';
import { MAX_EVENT_MONEY, MAX_MONEY } from '@/backend/contract/tickets/limits';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

/**
 * Refuses an amount, in minor units, with which the money of an order (if it is for one) or of its event would exceed
 * the numbers that every program reads exactly. Money that a card provider took is already there and is not checked.
 * The event must be locked.
 * @throws ApiError invalidInput
 */
export async function refuseTooMuch(
  { db }: Context,
  { eventId, orderId }: { eventId: number; orderId?: number },
  amount: number,
): Promise<void> {
  const [row] = await readRows(
    db,
    sql`
    select coalesce(sum(p.amount) filter (where o.id = ${orderId ?? 0}), 0) as here, coalesce(sum(p.amount), 0)
      + (select coalesce(sum(u.amount), 0) from unmatched_money u where u.event_id = ${eventId} and u.state = 'open') as all
    from orders o join payments p on p.order_id = o.id and p.state in ('received', 'disputed')
    where o.event_id = ${eventId}`,
    { here: integer, all: integer },
  );
  const [here, all] = [row?.here ?? 0, row?.all ?? 0];
  if ((orderId !== undefined && here + amount > MAX_MONEY) || all + amount > MAX_EVENT_MONEY)
    throw new ApiError('invalidInput', { amount: 'tooMuch' });
}
