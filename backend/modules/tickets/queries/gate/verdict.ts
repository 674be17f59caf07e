import { eq, sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import type { Verdict } from '@/backend/contract/tickets/gate';
import type { scans } from '@/backend/db/schema/check-in';
import { orderItems, tickets } from '@/backend/db/schema/orders';
import { instant, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { isHolderEntry } from './holder-entry';
import { refundedAt } from './refunded-at';

/** The verdict on a scan whose id belongs to a scan of another event: it reveals nothing about that scan. */
export function foreignVerdict(id: string): Verdict {
  return {
    ...{ id, result: 'fake', ticket_id: null, name: '', type_name: '', first: null },
    ...{ phone_result: null, server_result: null, refunded_time: null },
  };
}

/** The answer to a gate about a stored scan. */
export async function toVerdict(
  context: Context,
  row: typeof scans.$inferSelect,
  locale: Locale,
): Promise<Verdict> {
  const { db } = context;
  const [seat] =
    row.ticketId === null
      ? []
      : await db
          .select({ name: tickets.name, type: orderItems.name })
          .from(tickets)
          .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
          .where(eq(tickets.id, row.ticketId));
  const first =
    row.result === 'used' && row.ticketId !== null
      ? await readRows(
          db,
          sql`
          select s.at, l.name as list, d.name as device from scans s join check_in_lists l on l.id = s.list_id
            join gate_devices d on d.id = s.device_id
          where s.list_id = ${row.listId} and s.ticket_id = ${row.ticketId} and ${isHolderEntry}
          order by s.at limit 1`,
          { at: instant, list: text, device: text },
        )
      : [];
  const [winner] = first;
  return {
    id: row.id,
    result: row.result,
    ticket_id: row.ticketId,
    name: seat?.name ?? '',
    type_name: seat ? pickText(seat.type, locale).text : '',
    first: winner ? { time: winner.at.toISOString(), list: winner.list, device: winner.device } : null,
    phone_result: row.phoneResult,
    server_result: row.serverResult,
    refunded_time: await refundedAt(context, row),
  };
}
