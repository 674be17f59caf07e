import { like } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import * as schema from '@/backend/db/schema/people';
import { local } from './local';
import { authors } from './sample/authors';

const SOURCE = 'sample:';

/** The sample newsroom's authors. */
export async function seedSamplePeople(context: Context): Promise<void> {
  await context.db.insert(schema.authors).values(
    authors.map((author) => ({
      sourceKey: `${SOURCE}${author.key}`,
      name: local(author.name),
      bio: local(author.bio),
      isColumnist: author.isColumnist,
    })),
  );
  const ids = await sampleAuthorIds(context);
  await indexDocuments(
    context,
    authors.map((author) => ({
      kind: 'author',
      refId: ids.get(author.key) ?? 0,
      releaseTime: context.now(),
      texts: [
        { lang: 'zh-Hans', title: author.name.zh, body: author.bio.zh },
        { lang: 'en', title: author.name.en, body: author.bio.en },
      ],
    })),
  );
}

/** Ids of the sample authors by key. */
export async function sampleAuthorIds({ db }: Context): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: schema.authors.id, sourceKey: schema.authors.sourceKey })
    .from(schema.authors)
    .where(like(schema.authors.sourceKey, `${SOURCE}%`));
  return new Map(rows.map(({ id, sourceKey }) => [sourceKey?.slice(SOURCE.length) ?? '', id]));
}
