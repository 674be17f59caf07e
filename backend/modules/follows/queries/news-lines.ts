import { asc, inArray } from 'drizzle-orm';
import type { FollowedEventNews } from '@/backend/contract/follows/kinds';
import type { Locale } from '@/backend/contract/locale';
import type { ContentItem } from '@/backend/contract/stories/story';
import { scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import { followTerms } from '@/backend/db/chinese-terms';
import { events, eventTexts } from '@/backend/db/schema/events';
import { followNews } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import { isSectionOff } from '@/backend/kernel/site-brand';
import { preferred } from '@/backend/kernel/text/local';
import { fromWireTime, toShortTime } from '@/backend/kernel/text/time';
import { listStoriesById } from '@/backend/modules/stories/queries/lists';
import { followWords } from './words';

/** One piece of news in a reader's language, as it is at this moment. */
export interface NewsLine {
  newsId: number;
  /** The path of its page, without the prefix of the language. */
  path: string;
  story: 'flash' | 'article' | 'event';
  /** The id of the story or the event. */
  refId: number;
  at: Date;
  title: string;
  /** One more line; empty for none. */
  line: string;
  isImportant: boolean;
}

type NewsRow = typeof followNews.$inferSelect;

const PATHS = { flash: '/news', article: '/wz_detail' } as const;

/**
 * News in a reader's language, the newest first. What is not live any more, or does not apply any more, is left out, and of an
 * event only the latest change is told.
 */
export async function readLines(
  context: Context,
  newsIds: readonly number[],
  locale: Locale,
): Promise<NewsLine[]> {
  if (newsIds.length === 0) return [];
  const rows = await context.db
    .select()
    .from(followNews)
    .where(inArray(followNews.id, [...newsIds]))
    .orderBy(asc(followNews.id));
  const lines = [...(await eventLines(context, rows, locale)), ...(await storyLines(context, rows, locale))];
  return lines.sort((a, b) => b.at.getTime() - a.at.getTime() || b.refId - a.refId);
}

async function storyLines(context: Context, rows: readonly NewsRow[], locale: Locale): Promise<NewsLine[]> {
  const ids = rows.flatMap(({ contentId }) => contentId ?? []);
  if (ids.length === 0) return [];
  const items = new Map((await listStoriesById(context, ids, locale)).map((item) => [item.id, item]));
  await followTerms(context.db);
  const lines: NewsLine[] = [];
  for (const { id, contentId } of rows) {
    const item = items.get(contentId ?? 0);
    if (!item) continue;
    const convert = (written: string) =>
      textInScript(written, item.lang, scriptOf(locale, false), item.script_words ?? null);
    lines.push({ newsId: id, ...storyLine(item, convert) });
  }
  return lines;
}

function storyLine(item: ContentItem, convert: (text: string) => string) {
  return {
    path: `${PATHS[item.kind]}/${item.id}`,
    story: item.kind,
    refId: item.id,
    at: fromWireTime(item.release_time),
    title: convert(item.title),
    line: item.kind === 'article' ? convert(item.summary) : '',
    isImportant: item.is_important,
  };
}

async function eventLines(context: Context, rows: readonly NewsRow[], locale: Locale): Promise<NewsLine[]> {
  const { db, now } = context;
  // Their pages are missing while the section is off. A later row of an event replaces the earlier ones.
  const latest = new Map(rows.flatMap((row) => (row.eventId === null ? [] : [[row.eventId, row] as const])));
  if (latest.size === 0 || (await isSectionOff(context, 'events'))) return [];
  const ids = [...latest.keys()];
  const changedEvents = await db.select().from(events).where(inArray(events.id, ids));
  const texts = await db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids));
  await followTerms(db);
  const lines: NewsLine[] = [];
  for (const event of changedEvents) {
    const row = latest.get(event.id);
    const news = row?.eventNews;
    const text = preferred(
      texts.filter(({ eventId }) => eventId === event.id),
      locale,
    );
    if (!row || !news || !text || !applies(news, event, now())) continue;
    const convert = (written: string) => textInScript(written, text.lang, scriptOf(locale, false), null);
    const place = [text.city, text.address].filter(Boolean).join(' · ');
    const when = toShortTime(event.startTime, event.timeZone);
    lines.push({
      newsId: row.id,
      path: `/events/${event.id}`,
      story: 'event',
      refId: event.id,
      at: row.createdAt,
      title: `${followWords[locale].events[news]}${convert(text.title)}`,
      line: news === 'cancelled' ? '' : [when, convert(place)].filter(Boolean).join(' · '),
      isImportant: news === 'cancelled',
    });
  }
  return lines;
}

const applies = (
  news: FollowedEventNews,
  { status, endTime }: Pick<typeof events.$inferSelect, 'status' | 'endTime'>,
  now: Date,
): boolean => status === (news === 'cancelled' ? 'cancelled' : 'published') && endTime > now;
