import { sql } from 'drizzle-orm';
import {
  LETTER_STANDINGS,
  PAID_ORDERS_A_STEP,
  PAID_ORDERS_KNOWN,
  TRUSTED_TIMES,
} from '@/backend/contract/tickets/limits';
import { instant, integer, list, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { isTrusted } from '@/backend/modules/events/queries/hosting';

const DAY_MS = 86_400_000;

/** How far an account is trusted with sending letters. */
interface Trust {
  isNew: boolean;
  /** The factor by which its limits are multiplied. */
  times: number;
  /** Paid orders for its events, one per buyer. */
  paid: number;
}

/**
 * Computes the trust in an account from its age, and from the paid orders of its events. Each buyer counts once, and
 * only with an account that is at least a week old, because new accounts are easy to make. A deleted account counts as
 * new.
 */
export async function trustOf({ db, now }: Context, userId: number): Promise<Trust> {
  const weekAgo = new Date(now().getTime() - 7 * DAY_MS).toISOString();
  const [row] = await readRows(
    db,
    sql`
    select u.created_at, u.roles, (select count(distinct b.id)::int from organisers g
      join events e on e.organiser_id = g.id join orders o on o.event_id = e.id join users b on b.id = o.user_id
      where g.user_id = u.id and b.id <> u.id and b.created_at < ${weekAgo}::timestamptz and o.total > 0
        and o.paid_at is not null and o.status in ('paid', 'refund_in_progress') and not o.is_guest and not o.is_test
      ) as paid
    from users u where u.id = ${userId} and u.status = 'active'`,
    { created_at: instant, roles: list(text), paid: integer },
  );
  if (!row) return { isNew: true, times: 1, paid: 0 };
  const days = (now().getTime() - row.created_at.getTime()) / DAY_MS;
  const ofAge = LETTER_STANDINGS.filter((level) => days >= level.days).at(-1)?.times ?? 1;
  const isKnown = isTrusted(row.roles) || row.paid >= PAID_ORDERS_KNOWN;
  return {
    paid: row.paid,
    isNew: ofAge === 1 && !isKnown,
    times: ofAge + Math.floor(row.paid / PAID_ORDERS_A_STEP) + (isTrusted(row.roles) ? TRUSTED_TIMES : 0),
  };
}
