import { desc, eq, and } from 'drizzle-orm';
import type { IssueDocument } from '@/backend/contract/newsletters/issue-document';
import * as schema from '@/backend/db/schema/newsletters';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { writeIssue } from '@/backend/modules/newsletters/queries/write-issue';

const DAY_MS = 86_400_000;

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

/** Seeds two letters of the morning brief that were sent to nobody. */
export async function seedSampleIssues(context: Context): Promise<void> {
  const { db, now } = context;
  const [morning] = await db.select().from(schema.newsletters).where(eq(schema.newsletters.key, 'morning'));
  const flashes = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.status, 'approved'), eq(contents.kind, 'flash'), eq(contents.isImportant, true)))
    .orderBy(desc(contents.releaseTime), desc(contents.id))
    .limit(8);
  const articles = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.status, 'approved'), eq(contents.kind, 'article')))
    .orderBy(desc(contents.releaseTime), desc(contents.id))
    .limit(2);
  if (!morning) return;
  for (const [place, words] of SAMPLES.entries()) {
    const document: IssueDocument = {
      ...words,
      blocks: [
        ...flashes.slice(place * 4, place * 4 + 4).map(({ id }) => storyBlock(id)),
        { kind: 'numbers', series: ['btc', 'eth'] },
        ...articles.slice(place, place + 1).map(({ id }) => storyBlock(id)),
      ],
    };
    const sentAt = new Date(now().getTime() - (SAMPLES.length - place) * DAY_MS);
    await db.insert(schema.newsletterIssues).values({
      newsletterId: morning.id,
      number: place + 1,
      state: 'sent',
      document,
      written: await writeIssue(context, document),
      createdAt: sentAt,
      updatedAt: sentAt,
      startedAt: sentAt,
      finishedAt: sentAt,
    });
  }
}

const storyBlock = (id: number): IssueDocument['blocks'][number] => ({
  kind: 'story',
  content_id: id,
  title: {},
  line: {},
});

const SAMPLES: Pick<IssueDocument, 'subject' | 'intro'>[] = [
  {
    subject: { 'zh-Hans': '清算所收下了链上国债', en: 'The clearing house takes tokenised bonds' },
    intro: {
      'zh-Hans': '四条，一组数字，一篇文章。约两分钟。',
      en: 'Four items, the numbers, one article. Two minutes.',
    },
  },
  {
    subject: { 'zh-Hans': '比特币在睡着的时候破了纪录', en: 'Bitcoin broke a record while you slept' },
    intro: {
      'zh-Hans': '四条，一组数字，一篇文章。约三分钟。',
      en: 'Four items, the numbers, one article. Three minutes.',
    },
  },
];
