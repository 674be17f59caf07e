import { inArray } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { authorAliases, authors } from '@/backend/db/schema/people';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';

/**
 * The ids of imported authors by name; missing authors are made.
 * @param names each with the language it is written in
 */
export async function authorIdsOfNames(
  context: Context,
  names: ReadonlyMap<string, Locale>,
): Promise<Map<string, number>> {
  const keys = new Map([...names.keys()].map((name) => [name, `import:${fold(name)}`]));
  const storedIds = await readKnown(context, [...new Set(keys.values())]);
  const ids = new Map<string, number>();
  for (const [name, sourceKey] of keys) {
    const id =
      storedIds.get(sourceKey) ?? (await makeAuthor(context, sourceKey, name, names.get(name) ?? 'zh-Hans'));
    storedIds.set(sourceKey, id);
    ids.set(name, id);
  }
  return ids;
}

/** Ids of authors by source key; the key of a merged author leads to the one it was merged into. */
async function readKnown({ db }: Context, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const authorRows = await db
    .select({ key: authors.sourceKey, id: authors.id })
    .from(authors)
    .where(inArray(authors.sourceKey, keys));
  const aliases = await db
    .select({ key: authorAliases.sourceKey, id: authorAliases.authorId })
    .from(authorAliases)
    .where(inArray(authorAliases.sourceKey, keys));
  return new Map([...aliases, ...authorRows].map(({ key, id }) => [key ?? '', id]));
}

async function makeAuthor(context: Context, sourceKey: string, name: string, lang: Locale): Promise<number> {
  const [author] = await context.db
    .insert(authors)
    .values({ sourceKey, name: { [lang]: name }, bio: {}, isColumnist: true })
    .onConflictDoUpdate({ target: authors.sourceKey, set: { sourceKey } })
    .returning({ id: authors.id });
  const id = author?.id ?? 0;
  const texts = [{ lang, title: name, body: '' }];
  await indexDocuments(context, [{ kind: 'author', refId: id, releaseTime: context.now(), texts }]);
  return id;
}
