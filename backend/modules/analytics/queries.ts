import { sql, type SQL } from 'drizzle-orm';

/** Heat is counted from here so that its numbers stay small. */
const EPOCH_MS = Date.UTC(2024, 0, 1);
const HOUR_MS = 3600_000;

/**
 * The heat of one view: the natural logarithm of its weight. A view at time t weighs 2^(t / half-life), so later views
 * weigh more and old sums need not be lowered; sums are stored as logarithms, which stay small and only grow.
 */
export function heatOf(time: Date, halfLifeHours: number): number {
  return ((time.getTime() - EPOCH_MS) / HOUR_MS / halfLifeHours) * Math.LN2;
}

/** ln(e^heat + e^added), in SQL and without overflow; a heat of 0 means none yet. */
export function addHeat(heat: SQL, added: number): SQL {
  return sql`case when ${heat} = 0 then ${added}::float8
    else greatest(${heat}, ${added}::float8) + ln(1 + exp(-abs(${heat} - ${added}::float8))) end`;
}

/** The kind of page a view came from, in SQL on `page_views`: by the path before it, which has no language prefix. */
export const viewSource = sql`case
  when previous_page = '' then 'direct'
  when previous_page in ('/', '/home', '/zh-hant', '/en/home') then 'home'
  when previous_page ~ '^(/zh-hant|/en)?/search' then 'search'
  when previous_page ~ '^(/zh-hant|/en)?/(news|kuaixun)' then 'news'
  when previous_page ~ '^(/zh-hant|/en)?/(columns|columnlist|articles|home_wz|wz_detail)' then 'columns'
  when previous_page ~ '^(/zh-hant|/en)?/(events|activity|gw_shijian|gw_ruzhu)' then 'events'
  else 'other' end`;
