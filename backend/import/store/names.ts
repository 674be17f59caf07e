import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { categories } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import type { Locale } from '@/backend/contract/locale';
import { fold } from '@/backend/kernel/text/fold';
import { labels } from '@/backend/db/schema/topics';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';

/** The id of the author with this name, made when there is none. */
async function authorId(context: Context, name: string, lang: Locale): Promise<number> {
  const sourceKey = `import:${fold(name)}`;
  const [found] = await context.db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.sourceKey, sourceKey));
  if (found) return found.id;
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

/** The id of the category with this name in any language, or null: an import makes no categories. */
async function categoryId(context: Context, name: string): Promise<number | null> {
  const key = fold(name);
  const rows = await context.db.select().from(categories);
  const found = rows.find(
    (row) => row.key === key || Object.values(row.name).some((one) => fold(one) === key),
  );
  return found?.id ?? null;
}

/** Ids of the labels with these names, made when there are none. */
async function labelIds(context: Context, names: string[], lang: Locale): Promise<number[]> {
  const byKey = new Map(names.map((name) => [fold(name), name] as const).filter(([key]) => key !== ''));
  if (byKey.size === 0) return [];
  await context.db
    .insert(labels)
    .values([...byKey].sort().map(([nameKey, name]) => ({ nameKey, name: { [lang]: name } })))
    .onConflictDoNothing();
  const rows = await context.db
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.nameKey, [...byKey.keys()]))
    .orderBy(sql`id`);
  return rows.map((row) => row.id);
}

/** Resolves the names of one batch, each once. */
export class NameResolver {
  private readonly known = new Map<string, Promise<number | null>>();

  constructor(private readonly context: Context) {}

  author(name: string, lang: Locale): Promise<number | null> {
    return this.once(`author:${name}`, () => authorId(this.context, name, lang));
  }

  category(name: string): Promise<number | null> {
    return this.once(`category:${name}`, () => categoryId(this.context, name));
  }

  async labels(names: string[], lang: Locale): Promise<number[]> {
    const ids = await Promise.all(
      names.map((name) =>
        this.once(`label:${name}`, async () => (await labelIds(this.context, [name], lang))[0] ?? null),
      ),
    );
    return ids.filter((id) => id !== null);
  }

  private once(key: string, resolve: () => Promise<number | null>): Promise<number | null> {
    const known = this.known.get(key) ?? resolve();
    this.known.set(key, known);
    return known;
  }
}
