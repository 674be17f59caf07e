import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { shownSince } from '@/backend/kernel/text/shown-days';

/** The previous pages of sample readers; the empty one stands for opening the page directly, as most do. */
const FROM = ['', '/events', '/', '', '/news', '/wz_detail/1', '', '/events', '/search/events', ''];
const VIEWS_AN_ORDER = 3;
const MAX_PER_DAY = 200;

/**
 * Seeds views of the pages of sample events, on the days for which organisers see them: some each day, more on days
 * with many sales.
 */
export async function seedEventViews({ db, now }: Context): Promise<void> {
  const [since, until] = [shownSince(now()).toISOString(), now().toISOString()];
  await db.execute(sql`
    insert into page_views (title, event, user_id, visitor, author_id, platform, page, previous_page, created_at)
    select '', 'view', '', 'sample-' || n, '', '', '/events/' || e.id,
      (${JSON.stringify(FROM)}::jsonb) ->> ((e.id + n) % ${FROM.length})::int,
      least(d.day + n * interval '19 minutes', ${until}::timestamptz)
    from events e
    cross join generate_series(${since}::timestamptz, ${until}::timestamptz, interval '1 day') with ordinality as d (day, at)
    left join lateral (select count(*) as orders from orders o where o.event_id = e.id
      and o.created_at >= d.day and o.created_at < d.day + interval '1 day') s on true
    cross join lateral generate_series(1,
      least(${MAX_PER_DAY}, 2 + (e.id * 5 + d.at * 7) % 6 + ${VIEWS_AN_ORDER} * s.orders)::int) as n
    where e.status = 'published'`);
}
