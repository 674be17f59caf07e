import { type SQL, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { boolean, language, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { isHolderEntry } from '@/backend/modules/tickets/queries/gate/holder-entry';

type Input = Pick<CallParsedInput<'messageAttendees'>, 'activity_id' | 'group' | 'ticket_type_id'>;

const RECEIVER_COLUMNS = {
  email: text,
  locale: language,
  /** Whether the receiver has ordered or queued, opened a ticket from its letter, or attended. */
  knows: boolean,
};
type Receiver = RowOf<typeof RECEIVER_COLUMNS>;

const ENTERED = sql`exists (select 1 from scans s where s.ticket_id = t.id and ${isHolderEntry})`;

/** The tickets of each group, as a condition on `tickets t`. */
const GROUPS: Record<Exclude<Input['group'], 'waiting'>, SQL> = {
  holders: sql`t.state in ('valid', 'refunding')`,
  checked_in: sql`t.state = 'valid' and ${ENTERED}`,
  not_here: sql`t.state = 'valid' and not ${ENTERED}`,
  unpaid: sql`t.state = 'reserved'`,
};

/**
 * The addresses of a group, each once. An address that somebody else typed in counts as a stranger's until its ticket
 * was opened; an address is confirmed if it belongs to the account of a member who ordered at this event.
 */
export async function messageReceivers(
  { db }: Context,
  { activity_id, group, ticket_type_id }: Input,
): Promise<Receiver[]> {
  const type = ticket_type_id === undefined ? sql`true` : sql`t.ticket_type_id = ${ticket_type_id}`;
  return readRows(
    db,
    group === 'waiting'
      ? sql`select distinct on (u.email) u.email, t.locale, true as knows from waitlist t join users u on u.id = t.user_id
          where t.event_id = ${activity_id} and t.state = 'waiting' and u.email is not null and ${type}`
      : sql`select g.email, g.locale, g.has_taken or exists (select 1 from users u join orders own on own.user_id = u.id
            where u.email = g.address and u.status = 'active' and own.event_id = ${activity_id}
              and not own.is_guest and not own.is_test) as knows
          from (select lower(h.email) as address, min(h.email) as email, min(h.id) as first, bool_or(h.has_taken) as has_taken,
              (array_agg(h.locale order by h.id))[1] as locale
            from (select t.id, coalesce(nullif(t.email, ''), o.email) as email, o.locale,
                coalesce(t.taken_version = t.version, false) or ${ENTERED} as has_taken
              from tickets t join orders o on o.id = t.order_id
              where t.event_id = ${activity_id} and ${GROUPS[group]} and ${type} and not o.is_test) h
            where h.email <> '' group by lower(h.email)) g
          order by g.first`,
    RECEIVER_COLUMNS,
  );
}
