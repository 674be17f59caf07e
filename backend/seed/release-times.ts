import { toWireDay } from '@/backend/kernel/text/time';
import { lastSession } from './days';
import { articles } from './sample/articles';
import { weeklies } from './sample/weeklies';
import type { ArticleSeed, FlashSeed } from './types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** Articles of a weekly came out between nine in the morning and seven in the evening (UTC+8). */
const FROM_MINUTE = 9 * 60;
const MINUTES = 600;
const STEP = 137;

/** The title a weekly names an article by: that of the language it was written in. */
export const titleOf = ({ zh, en }: ArticleSeed): string => zh?.title ?? en?.title ?? '';

/**
 * The week of an issue of the weekly, from Sunday to Saturday (UTC+8). The newest issue came out on the last Sunday at
 * eight in the morning, which is midnight UTC, and its week had closed then.
 */
export function issueWeek(now: Date, weeksAgo: number): { starts: string; ends: string } {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  const starts = sunday - (weeksAgo + 1) * WEEK_DAYS * DAY_MS;
  return { starts: toWireDay(new Date(starts)), ends: toWireDay(new Date(starts + 6 * DAY_MS)) };
}

/** When each sample article came out: those of a weekly within its week, the recent others after the newest issue. */
export function articleTimes(now: Date): Map<ArticleSeed, Date> {
  const times = new Map<ArticleSeed, Date>();
  const byTitle = new Map(articles.map((article) => [titleOf(article), article]));
  let oldestWeek = now.getTime();
  for (const { weeksAgo, articles: titles } of weeklies) {
    const starts = midnight(issueWeek(now, weeksAgo).starts);
    oldestWeek = Math.min(oldestWeek, starts);
    for (const [index, title] of titles.entries()) {
      const article = byTitle.get(title);
      if (!article) throw new Error(`no sample article is called ${title}`);
      const day = Math.floor((index * WEEK_DAYS) / titles.length);
      const minute = FROM_MINUTE + ((index * STEP) % MINUTES);
      times.set(article, new Date(starts + day * DAY_MS + minute * MINUTE_MS));
    }
  }
  const newestEnds = midnight(issueWeek(now, 0).ends) + DAY_MS;
  const others = articles.filter((article) => !times.has(article)).sort((a, b) => b.hoursAgo - a.hoursAgo);
  const isOld = ({ hoursAgo }: ArticleSeed) => now.getTime() - hoursAgo * HOUR_MS < oldestWeek;
  const longest = Math.max(...others.filter((article) => !isOld(article)).map(({ hoursAgo }) => hoursAgo));
  // What came out this week moves together when the week is young.
  const share = Math.min(1, (now.getTime() - newestEnds) / (longest * HOUR_MS));
  for (const [index, article] of others.entries()) {
    const ago = article.hoursAgo * HOUR_MS - minutesLater(index) * MINUTE_MS;
    times.set(
      article,
      new Date(now.getTime() - Math.floor(ofSession(article, now, ago * (isOld(article) ? 1 : share)))),
    );
  }
  return times;
}

/** When a sample flash came out. */
export function flashTime(now: Date, { minutesAgo, isOfLastSession }: FlashSeed): Date {
  return isOfLastSession ? lastSession(now).known : new Date(now.getTime() - minutesAgo * MINUTE_MS);
}

/** Minutes by which an article came out later than its hours ago say, so that not all come out in the same minute. */
const minutesLater = (index: number): number => (index * 23 + 11) % 53;

/** An article that quotes the last session comes out after its flows are known. */
function ofSession({ isOfLastSession }: ArticleSeed, now: Date, ago: number): number {
  return isOfLastSession ? Math.min(ago, (now.getTime() - lastSession(now).known.getTime()) / 2) : ago;
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);
