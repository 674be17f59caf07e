import { eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { authorAliases, authors } from '@/backend/db/schema/people';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';

/** The id of the author an import knows by this name, made when there is none. */
export async function authorIdOfName(context: Context, name: string, lang: Locale): Promise<number> {
  const sourceKey = `import:${fold(name)}`;
  const [found] = await context.db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.sourceKey, sourceKey));
  if (found) return found.id;
  const [alias] = await context.db
    .select({ id: authorAliases.authorId })
    .from(authorAliases)
    .where(eq(authorAliases.sourceKey, sourceKey));
  if (alias) return alias.id;
  const [made] = await context.db
    .insert(authors)
    .values({ sourceKey, name: { [lang]: name }, bio: {}, isColumnist: true })
    .onConflictDoUpdate({ target: authors.sourceKey, set: { sourceKey } })
    .returning({ id: authors.id });
  const id = made?.id ?? 0;
  const texts = [{ title: name, body: '' }];
  await indexDocuments(context, [{ kind: 'author', refId: id, releaseTime: context.now(), texts }]);
  return id;
}
