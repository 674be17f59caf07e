import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { shownSince } from '@/backend/kernel/text/shown-days';
import { readEventViews } from '@/backend/modules/events/queries/page-views';

/**
 * Views of an event's page and the orders that followed, over the days that are shown. Test orders and tickets issued
 * by the organiser do not count, because they did not come from the page.
 * @throws ApiError notFound
 */
export async function readViews(
  context: Context,
  member: Member,
  input: CallParsedInput<'activityViews'>,
): Promise<CallOutput<'activityViews'>> {
  const views = await readEventViews(context, member, input);
  const [row] = await readRows(
    context.db,
    sql`
    select count(*) as orders, count(*) filter (where paid_at is not null) as paid
    from orders where event_id = ${input.activity_id} and not is_test and not is_guest
      and created_at >= ${shownSince(context.now()).toISOString()}::timestamptz`,
    { orders: integer, paid: integer },
  );
  return { ...views, orders: row?.orders ?? 0, paid: row?.paid ?? 0 };
}
