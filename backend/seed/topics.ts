import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { recordIndexVersion } from '@/backend/modules/search/commands/reindex';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import * as schema from '@/backend/db/schema/topics';
import { labels } from './base/labels';
import { topics } from './sample/topics';
import { local } from './local';

/** Labels with fixed ids. */
export async function seedLabels(context: Context): Promise<void> {
  await context.db
    .insert(schema.labels)
    .values(labels.map(({ id, name }) => ({ id, name: local(name), nameKey: fold(name.zh) })));
  await beginAfter(context, 'labels');
  await recordIndexVersion(context);
}

/** Sample topics with fixed ids; an older version of this program gave them to every installation. */
export async function seedSampleTopics(context: Context): Promise<void> {
  await context.db
    .insert(schema.topics)
    .values(
      topics.map(({ id, name, intro, isSpecial }, position) => ({
        id,
        name: local(name),
        intro: local(intro),
        isSpecial,
        position,
      })),
    )
    .onConflictDoNothing();
  await beginAfter(context, 'topics');
  await indexDocuments(
    context,
    topics.map((topic) => ({
      kind: 'topic',
      refId: topic.id,
      releaseTime: context.now(),
      texts: [
        { lang: 'zh-Hans', title: topic.name.zh, body: topic.intro.zh },
        { lang: 'en', title: topic.name.en, body: topic.intro.en },
      ],
    })),
  );
}

/** The next row gets the number after the largest. */
async function beginAfter({ db }: Context, table: 'labels' | 'topics'): Promise<void> {
  await db.execute(
    sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
  );
}
