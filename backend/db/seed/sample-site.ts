import type { Context } from '@/backend/kernel/context';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { toWireDay } from '@/backend/kernel/text/time';
import { html, local } from './local';
import { sample } from '@/backend/db/seed/sample';
import { weeklies, weeklyAuthors } from '@/backend/db/schema/weeklies';
import { notices, partners, toolCategories, tools } from '@/backend/db/schema/directory';

const DAY_MS = 86_400_000;

/** Tools, partners, notices and the weekly. */
export async function seedSampleSite(context: Context, authorIds: Map<string, number>): Promise<void> {
  const { db } = context;
  const now = context.now().getTime();
  const categoryIds = new Map((await db.select().from(toolCategories)).map((row) => [row.key, row.id]));
  await db.insert(tools).values(
    sample.tools.flatMap((tool, position) => {
      const categoryId = categoryIds.get(tool.category);
      return categoryId
        ? [{ categoryId, name: tool.name, url: tool.url, description: local(tool.description), position }]
        : [];
    }),
  );
  await db.insert(partners).values(
    sample.partners.map((partner, position) => ({
      ...partner,
      name: local(partner.name),
      description: local(partner.description),
      position,
    })),
  );
  const clean = (markdown: string) => sanitizeRichText(html(markdown));
  await db.insert(notices).values(
    sample.notices.map((notice) => ({
      title: local({ zh: notice.zh.title, en: notice.en.title }),
      body: local({ zh: clean(notice.zh.body), en: clean(notice.en.body) }),
      releaseTime: new Date(now - notice.daysAgo * DAY_MS),
    })),
  );
  const monday = now - ((new Date(now + 8 * 3600_000).getUTCDay() + 6) % 7) * DAY_MS;
  const oldest = Math.max(...sample.weeklies.map((issue) => issue.weeksAgo));
  for (const issue of sample.weeklies) {
    const starts = monday - issue.weeksAgo * 7 * DAY_MS;
    const [row] = await db
      .insert(weeklies)
      .values({
        number: oldest - issue.weeksAgo + 1,
        title: local(issue.title),
        summary: local(issue.summary),
        starts: toWireDay(new Date(starts)),
        ends: toWireDay(new Date(starts + 6 * DAY_MS)),
      })
      .returning({ id: weeklies.id });
    const inIssue = issue.authors.flatMap((key, position) => {
      const authorId = authorIds.get(key);
      return row && authorId ? [{ weeklyId: row.id, authorId, position }] : [];
    });
    if (inIssue.length > 0) await db.insert(weeklyAuthors).values(inIssue);
  }
}
