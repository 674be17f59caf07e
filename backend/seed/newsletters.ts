import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IssueDocument } from '@/backend/contract/newsletters/issue-document';
import * as schema from '@/backend/db/schema/newsletters';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { dayBounds, toWireDay } from '@/backend/kernel/text/time';
import { writeIssue } from '@/backend/modules/newsletters/queries/write-issue';

const DAY_MS = 86_400_000;
const LETTERS = 2;
const FLASHES = 5;

const NEWSLETTERS: (typeof schema.newsletters.$inferInsert)[] = [
  {
    key: 'morning',
    name: { 'zh-Hans': '晨信', 'zh-Hant': '晨信', en: 'Morning brief' },
    description: {
      'zh-Hans': '昨夜的要闻，一组数字。没有新闻的早上，只写一句。',
      en: 'Last night’s key news and a few numbers. On a morning without news, one sentence.',
    },
    cadence: { 'zh-Hans': '每天 07:00', en: 'Every day, 07:00 (UTC+8)' },
    position: 1,
  },
  {
    key: 'weekly',
    name: { 'zh-Hans': '周刊', en: 'Weekly' },
    description: {
      'zh-Hans': '一周的文章和要闻，星期天早上读。',
      en: 'The articles and key news of the week, for Sunday morning.',
    },
    cadence: { 'zh-Hans': '周日 08:00', en: 'Sundays, 08:00 (UTC+8)' },
    position: 2,
  },
];

/** Seeds the newsletters of a fresh installation; editors change them and add others. */
export async function seedNewsletters({ db }: Context): Promise<void> {
  await db.insert(schema.newsletters).values(NEWSLETTERS).onConflictDoNothing();
}

/** Seeds two letters of the morning brief that were sent to nobody: of the last two mornings, on the days before them. */
export async function seedSampleIssues(context: Context): Promise<void> {
  const { db } = context;
  const [morning] = await db.select().from(schema.newsletters).where(eq(schema.newsletters.key, 'morning'));
  if (!morning) return;
  for (const [place, sentAt] of lastMornings(context.now(), LETTERS).entries()) {
    const document = await writeLetter(context, dayBounds(toWireDay(new Date(sentAt.getTime() - DAY_MS))));
    if (!document) continue;
    await db.insert(schema.newsletterIssues).values({
      newsletterId: morning.id,
      number: place + 1,
      state: 'sent',
      document,
      // Its numbers are those of the time it was sent.
      written: await writeIssue({ ...context, now: () => sentAt }, document),
      createdAt: sentAt,
      updatedAt: sentAt,
      startedAt: sentAt,
      finishedAt: sentAt,
    });
  }
}

/** The last mornings at seven (UTC+8), oldest first. */
export function lastMornings(now: Date, count: number): Date[] {
  const today = Date.parse(`${toWireDay(now)}T07:00:00+08:00`);
  const last = today <= now.getTime() ? today : today - DAY_MS;
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * DAY_MS));
}

/** The items of a day: an important flash first, then others, the numbers and the newest article; null without a flash. */
async function writeLetter(context: Context, day: { from: Date; to: Date }): Promise<IssueDocument | null> {
  const flashes = await storiesOf(context, 'flash', day);
  const [important] = flashes.filter(({ isImportant }) => isImportant);
  const others = flashes.filter(({ isImportant }) => !isImportant);
  const items = [...(important ? [important] : []), ...others].slice(0, FLASHES);
  const [lead] = items;
  if (!lead) return null;
  const [article] = await storiesOf(context, 'article', day);
  return {
    subject: { 'zh-Hans': lead.zh, en: lead.en },
    intro: {
      'zh-Hans': `${article ? '五条，一组数字，一篇文章' : '五条，一组数字'}。约两分钟。`,
      en: `${article ? 'Five items, the numbers, one article' : 'Five items and the numbers'}. Two minutes.`,
    },
    blocks: [
      ...items.map(({ id }) => storyBlock(id)),
      { kind: 'numbers', series: ['btc', 'eth'] },
      ...(article ? [storyBlock(article.id)] : []),
    ],
  };
}

/** The stories of a day that are written in both languages, newest first. */
function storiesOf({ db }: Context, kind: 'flash' | 'article', { from, to }: { from: Date; to: Date }) {
  const [zh, en] = [alias(contentTexts, 'zh'), alias(contentTexts, 'en')];
  return db
    .select({ id: contents.id, isImportant: contents.isImportant, zh: zh.title, en: en.title })
    .from(contents)
    .innerJoin(zh, and(eq(zh.contentId, contents.id), eq(zh.lang, 'zh-Hans')))
    .innerJoin(en, and(eq(en.contentId, contents.id), eq(en.lang, 'en')))
    .where(
      and(
        eq(contents.status, 'approved'),
        eq(contents.kind, kind),
        gte(contents.releaseTime, from),
        lt(contents.releaseTime, to),
      ),
    )
    .orderBy(desc(contents.releaseTime), desc(contents.id));
}

const storyBlock = (id: number): IssueDocument['blocks'][number] => ({
  kind: 'story',
  content_id: id,
  title: {},
  line: {},
});
