import { eq, sql } from 'drizzle-orm';
import { LOCALES } from '@/backend/contract/locale';
import { authorRecord } from '@/backend/contract/people/records';
import { tags } from '@/backend/contract/tags';
import { authors } from '@/backend/db/schema/people';
import { users } from '@/backend/db/schema/users';
import { defineRecordKind } from '@/backend/records/kind';
import { itemsWhere, linksTo, draftsNaming, usedBy } from '@/backend/records/usage';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import { tagsOfStories } from '@/backend/modules/stories/queries/tags-of-stories';
import { mergeAuthors } from './merge-authors';
import { checkMember, setMaySubmit } from './member-behind';
import { type AuthorLinks, readAuthorLinks, relinkAuthor, removeAuthor } from './remove-author';

const isSigned = (id: number) => sql`c.author_id = ${id}`;

/** Authors: columnists, and names that came with an import. */
export const authorKind = defineRecordKind({
  kind: 'author',
  changedBy: 'editor',
  schema: authorRecord,
  listed: sql`select a.id, a.name as title, coalesce(n.total, 0)::text as note,
      -extract(epoch from coalesce(a.last_published_at, 'epoch')) - case when a.is_columnist then 1e12 else 0 end as rank
    from authors a left join list_counts n on n.list_key = 'article+author:' || a.id`,
  async read({ db }, id) {
    const [row] = await db
      .select({ author: authors, roles: users.roles })
      .from(authors)
      .leftJoin(users, eq(users.id, authors.userId))
      .where(eq(authors.id, id));
    if (!row) return null;
    const { name, bio, avatarImg, links, isColumnist, userId } = row.author;
    return {
      name,
      bio,
      avatar_img: avatarImg,
      links: links.map((url) => ({ url })),
      is_columnist: isColumnist,
      user_id: userId,
      may_submit: row.roles?.includes('columnist') ?? false,
    };
  },
  async write(context, id, document, member) {
    const { name, bio, avatar_img: avatarImg, is_columnist: isColumnist, user_id: userId } = document;
    await checkMember(context, userId, id);
    const links = document.links.map(({ url }) => url);
    const values = { name, bio, avatarImg, links, isColumnist, userId };
    const [row] = await context.db
      .insert(authors)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: authors.id, set: values })
      .returning({ id: authors.id });
    const refId = row?.id ?? 0;
    if (userId !== null) await setMaySubmit(context, member, userId, document.may_submit);
    const texts = LOCALES.flatMap((lang) => {
      const title = name[lang];
      return title ? [{ lang, title, body: bio[lang] ?? '' }] : [];
    });
    await indexDocuments(context, [{ kind: 'author', refId, releaseTime: context.now(), texts }]);
    return refId;
  },
  remove: async (context, id) => ({ ...(await removeAuthor(context, id)) }) satisfies AuthorLinks,
  relink: (context, id, links) => relinkAuthor(context, id, readAuthorLinks(links)),
  merge: mergeAuthors,
  usage: async (context, id, locale) => [
    await usedBy(context, 'item', itemsWhere(isSigned(id)), locale),
    await usedBy(context, 'piece', draftsNaming('author_id', id), locale),
    await usedBy(
      context,
      'weekly',
      sql`select w.id, w.title from weeklies w join weekly_authors a on a.weekly_id = w.id where a.author_id = ${id}`,
      locale,
    ),
    ...(await linksTo(context, [`/columnlist/${id}`], locale)),
  ],
  tags: async (context, id) => [
    tags.author(id),
    tags.authors,
    tags.site,
    tags.titles,
    ...(await tagsOfStories(context, isSigned(id))),
  ],
});
