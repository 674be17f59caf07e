import { type SQL, sql } from 'drizzle-orm';

/** A condition: a public event names the organiser whose id is `organiser`, as its host or among its co-hosts. */
export const publicEventOf = (organiser: SQL): SQL =>
  sql`exists (select 1 from events named where named.status in ('published', 'cancelled')
    and (named.organiser_id = ${organiser} or exists (select 1 from event_cohosts c
      where c.event_id = named.id and c.organiser_id = ${organiser})))`;
