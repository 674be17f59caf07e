import { sql } from 'drizzle-orm';

/**
 * The kind of page a view came from, as SQL on `page_views`: determined by the path of the previous page, without its
 * language prefix.
 */
export const viewSource = sql`case
  when previous_page = '' then 'direct'
  when previous_page in ('/', '/home', '/zh-hant', '/en/home') then 'home'
  when previous_page ~ '^(/zh-hant|/en)?/search' then 'search'
  when previous_page ~ '^(/zh-hant|/en)?/(news|kuaixun)' then 'news'
  when previous_page ~ '^(/zh-hant|/en)?/(columns|columnlist|articles|home_wz|wz_detail)' then 'columns'
  when previous_page ~ '^(/zh-hant|/en)?/(events|activity|gw_shijian|gw_ruzhu)' then 'events'
  else 'other' end`;
