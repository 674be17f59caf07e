import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { pickText } from '@/backend/kernel/text/local';
import { countList } from '@/backend/modules/stories/queries/list-counts';
import { listFlashes, readFlashDay } from '@/backend/modules/stories/queries/flashes';
import { isPlacedAt, recommendedIds } from '@/backend/modules/stories/queries/hot';
import {
  storiesOf,
  listNewest,
  type PageRequest,
  MAX_RECOMMENDED,
} from '@/backend/modules/stories/queries/lists';
import { countUpcoming } from '@/backend/modules/events/queries/lists';
import type { LocalText } from '@/backend/db/schema/local-text';
import { banners } from '@/backend/db/schema/home';

const HOME = { picks: 4, columns: 8, flashes: 20 } as const;

/**
 * The home page. The lead is the story that editors placed there, else the newest important article, else the newest
 * article.
 */
export async function readHome(context: Context, locale: Locale): Promise<CallOutput<'homeLists'>> {
  const leadIds = sql`select id from (
      (select c.id, 0 as rank, p.position from placements p join contents c on c.id = p.content_id and c.status = 'approved'
         where p.place = 'lead' and ${isPlacedAt(context.now())})
      union all
      (select c.id, 1, 0 from contents c where c.status = 'approved' and c.kind = 'article' and c.is_important
         order by c.release_time desc, c.id desc limit 1)
      union all
      (select c.id, 2, 0 from contents c where c.status = 'approved' and c.kind = 'article'
         order by c.release_time desc, c.id desc limit 1)
    ) candidates order by rank, position limit 1`;
  const [[lead], recommended, newest, { list: flashes }, day] = await Promise.all([
    storiesOf(context, leadIds, locale),
    storiesOf(context, recommendedIds(context.now(), HOME.picks + 1, 0), locale),
    listNewest(context, { kind: 'article' }, HOME.columns + HOME.picks + 1, locale),
    listFlashes(context, { important: false, size: HOME.flashes, locale }),
    readFlashDay(context, {}),
  ]);
  const picks = recommended.filter((story) => story.id !== lead?.id).slice(0, HOME.picks);
  const shown = new Set([lead?.id, ...picks.map((story) => story.id)]);
  const columns = newest.filter((story) => !shown.has(story.id)).slice(0, HOME.columns);
  return { lead: lead ?? null, picks, columns, flashes, day };
}

/** A page of the stories that editors placed, then of the articles with the most heat; `MAX_RECOMMENDED` in all. */
export async function listRecommended(context: Context, { page, size, locale }: PageRequest) {
  const total = Math.min(MAX_RECOMMENDED, await countList(context, { kind: 'article' }));
  const list =
    page * size <= MAX_RECOMMENDED + size
      ? await storiesOf(context, recommendedIds(context.now(), size, (page - 1) * size), locale)
      : [];
  return { list, total, page, size };
}

/** The id of the story that a banner leads to; null for any other address. */
const STORY = `^(?:https?://[^/]+)?(?:/zh-hant|/en)?/(?:news|wz_detail|contents)/([1-9][0-9]{0,14})(?:[/?#]|$)`;

/** The banners shown at this moment, in the editors' order, without those that lead to a story that is not live. */
export async function listBanners(context: Context, locale: Locale) {
  const now = context.now();
  const rows = await context.db
    .select()
    .from(banners)
    .where(
      and(
        or(isNull(banners.starts), lte(banners.starts, now)),
        or(isNull(banners.ends), gt(banners.ends, now)),
        sql`not exists (select 1 from contents c where c.status <> 'approved'
          and c.id = substring(${banners.link} from ${STORY})::bigint)`,
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => {
    const { text: title, lang } = pickText(row.title, locale);
    const beside = (words: LocalText) => pickText(words, lang).text;
    const { id, pic, link } = row;
    return {
      id,
      title,
      figure: beside(row.figure),
      unit: beside(row.unit),
      summary: beside(row.summary),
      lang,
      pic,
      link,
    };
  });
}

export async function readCounts(context: Context): Promise<CallOutput<'siteCounts'>> {
  const [day, upcoming] = await Promise.all([readFlashDay(context, {}), countUpcoming(context)]);
  return { flashes_today: day.total, important_today: day.important, events_upcoming: upcoming };
}
