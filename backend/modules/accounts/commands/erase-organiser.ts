import { sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { publicEventOf } from '@/backend/db/public-event';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { queueRevalidation } from '@/backend/outbox/revalidate';

/**
 * Erases what a member is as an organiser, in the caller's transaction: events that were never public, and the profile if
 * no public event names it and no receipt was issued under it. Of another profile stays the name, without an owner, and
 * while there are receipts their seller; its events lose what only ticket holders read.
 */
export async function eraseOrganiser(context: Context, id: number): Promise<void> {
  const { db } = context;
  const profiles = await readRows(
    db,
    sql`select id from organisers where user_id = ${id} order by id for no key update`,
    { id: integer },
  );
  if (profiles.length === 0) return;
  const profileIds = idArray(profiles.map((profile) => profile.id));
  await deleteHiddenEvents(context, profileIds);
  await db.execute(
    sql`update events set payment_note = '{}', join_url = '' where organiser_id = any(${profileIds})`,
  );
  const named = sql`${publicEventOf(sql`o.id`)} or exists (select from events e where e.organiser_id = o.id)
    or exists (select from receipts r where r.organiser_id = o.id)`;
  const gone = await readRows(
    db,
    sql`select o.id from organisers o where o.id = any(${profileIds}) and not (${named})`,
    { id: integer },
  );
  const unused = idArray(gone.map((profile) => profile.id));
  await db.execute(sql`delete from event_cohosts where organiser_id = any(${unused})`);
  await db.execute(sql`delete from organisers where id = any(${unused})`);
  const isSeller = sql`exists (select from receipts r where r.organiser_id = o.id)`;
  await db.execute(sql`update organisers o set user_id = null, description = '{}', social = '{}', contact_email = '',
    seller_name = case when ${isSeller} then seller_name else '' end,
    tax_number = case when ${isSeller} then tax_number else '' end where o.id = any(${profileIds})`);
  await queueRevalidation(context, [tags.events]);
}

/** Deletes events that are drafts or in review; all their orders are test orders, or guests of what never took place. */
async function deleteHiddenEvents({ db }: Context, organisers: ReturnType<typeof idArray>): Promise<void> {
  const hidden = await readRows(
    db,
    sql`select id from events where organiser_id = any(${organisers}) and status in ('draft', 'pending') for update`,
    { id: integer },
  );
  if (hidden.length === 0) return;
  const ids = idArray(hidden.map((event) => event.id));
  const ordered = sql`(select id from orders where event_id = any(${ids}))`;
  await db.execute(sql`delete from refunds where order_id in ${ordered}`);
  await db.execute(sql`delete from payments where order_id in ${ordered}`);
  await db.execute(sql`delete from orders where event_id = any(${ids})`);
  await db.execute(
    sql`update audit_log set title = '' where subject = 'event' and subject_id in (select unnest(${ids})::text)`,
  );
  await db.execute(sql`delete from events where id = any(${ids})`);
}
