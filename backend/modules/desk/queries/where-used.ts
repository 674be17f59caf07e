import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { LocalText } from '@/backend/db/schema/local-text';
import { integer, language, localText, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { readPictureUses } from './picture-uses';
import { readTitles } from './titles';

type Use = CallOutput<'whereUsed'>['list'][number];

const MAX_USES = 50;

const PLAIN = { kind: null, holder: null } as const;

/**
 * What uses a story: topics, places of the home page, banners, notices, documents and landing pages that link to it,
 * links in other texts, translations, follow-ups, and whatever shows its pictures. Removed stories are named to
 * administrators alone.
 * @throws ApiError notFound
 */
export async function readWhereUsed(
  context: Context,
  member: Member,
  { id, locale }: CallParsedInput<'whereUsed'>,
): Promise<CallOutput<'whereUsed'>> {
  const { db } = context;
  await readableDraft(context, member, id);
  const isNamed = member.roles.includes('admin') ? sql`true` : sql`p.status <> 'removed'`;
  const address = `/(wz_detail|news|contents)/${id}(["/?#]|$)`;
  const topics = await readRows(
    db,
    sql`
    select t.id, t.name from topics t
    where exists (select 1 from content_topics ct where ct.topic_id = t.id and ct.content_id = ${id})
      or exists (select 1 from topic_items ti where ti.topic_id = t.id and ti.content_id = ${id}) order by t.id`,
    { id: integer, name: localText },
  );
  const places = await readRows(db, sql`select place from placements where content_id = ${id}`, {
    place: oneOf(['lead', 'recommend']),
  });
  const banners = await readRows(db, sql`select title from banners where link ~ ${address}`, {
    title: localText,
  });
  // Local texts and documents are stored as JSON: in them a backslash precedes the quotation mark that ends an address.
  const inJson = `/(wz_detail|news|contents)/${id}(["\\\\/?#]|$)`;
  const pages = await readRows(
    db,
    sql`
    select 'notice' as use, n.title from notices n where n.body::text ~ ${inJson}
    union all select 'document', jsonb_build_object('zh-Hans', d.title) from documents d where d.body ~ ${address}
    union all select 'landing', l.title from landings l where l.document::text ~ ${inJson}`,
    { use: oneOf(['notice', 'document', 'landing']), title: localText },
  );
  const langs = await readRows(
    db,
    sql`
    select t.lang, t.title from content_texts t join contents c on c.id = t.content_id
    where t.content_id = ${id} and t.lang <> c.lang`,
    { lang: language, title: text },
  );
  // The condition with `like` comes first because it is cheap; the regular expression alone would run on every text.
  const stories = await readRows(
    db,
    sql`
    select distinct c.id, c.kind, 'link' as use from content_texts t join contents c on c.id = t.content_id
    where t.body like ${`%/${id}"%`} and t.body ~ ${address} and c.status = 'approved' and c.id <> ${id}
    union all select c.id, c.kind, 'followedBy' from contents c where c.follows_id = ${id} and c.status = 'approved'
    union all select p.id, p.kind, 'follows' from contents c join contents p on p.id = c.follows_id
      where c.id = ${id} and ${isNamed}
    limit ${MAX_USES}`,
    { id: integer, kind: oneOf(CONTENT_KINDS), use: oneOf(['link', 'followedBy', 'follows']) },
  );
  const titles = await readTitles(
    context,
    stories.map((row) => row.id),
    locale,
  );
  const plain = (use: Use['use'], name: LocalText, of: number | null): Use => {
    const { text, lang } = pickText(name, locale);
    return { ...PLAIN, use, id: of, title: text, lang };
  };
  return {
    list: [
      ...topics.map((row) => plain('topic', row.name, row.id)),
      ...places.map(({ place }): Use => ({ ...PLAIN, use: place, id: null, title: '', lang: locale })),
      ...banners.map((row) => plain('banner', row.title, null)),
      ...pages.map((row) => plain(row.use, row.title, null)),
      ...langs.map(({ lang, title }): Use => ({ ...PLAIN, use: 'translation', id: null, title, lang })),
      ...stories.map(({ id: of, kind, use }): Use => {
        const { title, lang } = titles.get(of) ?? { title: '', lang: locale };
        return { ...PLAIN, use, id: of, kind, title, lang };
      }),
      ...(await readPictureUses(context, id, locale)),
    ],
  };
}
