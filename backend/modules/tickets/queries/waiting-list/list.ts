import { sql } from 'drizzle-orm';
import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { instant, integer, localText, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** The members who wait for seats of an event, in turn; those with an offer first. */
export async function listWaiting(
  { db }: Context,
  eventId: number,
  locale: Locale,
): Promise<CallOutput<'activityWaitlist'>> {
  const rows = await readRows(
    db,
    sql`
    select w.id, w.ticket_type_id as type_id, k.name as type, u.nickname as name, w.quantity, w.state, w.created_at as at
    from waitlist w join ticket_types k on k.id = w.ticket_type_id join users u on u.id = w.user_id
    where w.event_id = ${eventId} and w.state in ('waiting', 'offered') order by w.state, w.id limit 1000`,
    {
      id: integer,
      type_id: integer,
      type: localText,
      name: text,
      quantity: integer,
      state: text,
      at: instant,
    },
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      ticket_type_id: row.type_id,
      ticket_name: pickText(row.type, locale).text,
      name: personName(row.name),
      quantity: row.quantity,
      state: row.state,
      time: row.at.toISOString(),
    })),
  };
}
