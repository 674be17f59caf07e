import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { recordIndexVersion } from '@/backend/modules/search/commands/reindex';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import * as schema from '@/backend/db/schema/topics';
import { labels } from './base/labels';
import { topics } from './base/topics';
import { local } from './local';

/** Labels and topics with fixed ids. */
export async function seedTopics(context: Context): Promise<void> {
  const { db } = context;
  await db
    .insert(schema.labels)
    .values(labels.map(({ id, name }) => ({ id, name: local(name), nameKey: fold(name.zh) })));
  await db.insert(schema.topics).values(
    topics.map(({ id, name, intro, isSpecial }, position) => ({
      id,
      name: local(name),
      intro: local(intro),
      isSpecial,
      position,
    })),
  );
  for (const table of ['labels', 'topics']) {
    await db.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    );
  }
  await recordIndexVersion(context);
  await indexDocuments(
    context,
    topics.map((topic) => ({
      kind: 'topic',
      refId: topic.id,
      releaseTime: context.now(),
      texts: [
        { title: topic.name.zh, body: topic.intro.zh },
        { title: topic.name.en, body: topic.intro.en },
      ],
    })),
  );
}
