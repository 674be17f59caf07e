import type { Context } from '@/backend/kernel/context';
import * as schema from '@/backend/db/schema/weeklies';
import { local } from './local';
import { sampleAuthorIds } from './people';
import { issueWeek, titleOf } from './release-times';
import { articles } from './sample/articles';
import { weeklies } from './sample/weeklies';
import type { WeeklySeed } from './types';

/** Seeds issues of the weekly; the newest is of the last closed week. */
export async function seedSampleWeeklies(context: Context): Promise<void> {
  const authorIds = await sampleAuthorIds(context);
  const oldest = Math.max(...weeklies.map((issue) => issue.weeksAgo));
  for (const issue of weeklies) {
    const [row] = await context.db
      .insert(schema.weeklies)
      .values({
        number: oldest - issue.weeksAgo + 1,
        title: local(issue.title),
        summary: local(issue.summary),
        letter: local(issue.letter),
        letterBy: local(issue.letterBy),
        ...issueWeek(context.now(), issue.weeksAgo),
      })
      .returning({ id: schema.weeklies.id });
    const inIssue = authorsOf(issue).flatMap((key, position) => {
      const authorId = authorIds.get(key);
      return row && authorId ? [{ weeklyId: row.id, authorId, position }] : [];
    });
    if (inIssue.length > 0) await context.db.insert(schema.weeklyAuthors).values(inIssue);
  }
}

/** Keys of the authors of its articles, each once. */
function authorsOf(issue: WeeklySeed): string[] {
  const inIssue = issue.articles.map((title) => articles.find((article) => titleOf(article) === title));
  return [...new Set(inIssue.flatMap((article) => article?.author ?? []))];
}
