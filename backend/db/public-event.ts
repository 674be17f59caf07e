import { type SQL, sql } from 'drizzle-orm';

/** A condition: a public event names the organiser whose id is `organiser`, as its host or among its co-hosts. */
export const publicEventOf = (organiser: SQL): SQL =>
  sql`(exists (select 1 from events own where own.organiser_id = ${organiser}
      and own.status in ('published', 'cancelled'))
    or exists (select 1 from event_cohosts c join events named on named.id = c.event_id
      where c.organiser_id = ${organiser} and named.status in ('published', 'cancelled')))`;
