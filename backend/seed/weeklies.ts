import type { Context } from '@/backend/kernel/context';
import { toWireDay } from '@/backend/kernel/text/time';
import * as schema from '@/backend/db/schema/weeklies';
import { local } from './local';
import { sampleAuthorIds } from './people';
import { weeklies } from './sample/weeklies';

const DAY_MS = 86_400_000;

/** Seeds issues of the weekly, from Monday to Sunday of the weeks before this one. */
export async function seedSampleWeeklies(context: Context): Promise<void> {
  const authorIds = await sampleAuthorIds(context);
  const now = context.now().getTime();
  const monday = now - ((new Date(now + 8 * 3600_000).getUTCDay() + 6) % 7) * DAY_MS;
  const oldest = Math.max(...weeklies.map((issue) => issue.weeksAgo));
  for (const issue of weeklies) {
    const starts = monday - issue.weeksAgo * 7 * DAY_MS;
    const [row] = await context.db
      .insert(schema.weeklies)
      .values({
        number: oldest - issue.weeksAgo + 1,
        title: local(issue.title),
        summary: local(issue.summary),
        letter: local(issue.letter),
        letterBy: local(issue.letterBy),
        starts: toWireDay(new Date(starts)),
        ends: toWireDay(new Date(starts + 6 * DAY_MS)),
      })
      .returning({ id: schema.weeklies.id });
    const inIssue = issue.authors.flatMap((key, position) => {
      const authorId = authorIds.get(key);
      return row && authorId ? [{ weeklyId: row.id, authorId, position }] : [];
    });
    if (inIssue.length > 0) await context.db.insert(schema.weeklyAuthors).values(inIssue);
  }
}
