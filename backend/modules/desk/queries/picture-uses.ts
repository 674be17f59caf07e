import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { containsAny } from '@/backend/db/text-match';
import { integer, localText, nullable, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { PICTURE_COLUMNS } from '@/backend/contract/desk/where-used';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { picturesOf } from '@/backend/modules/uploads/queries/picture-uses';

type Use = CallOutput<'whereUsed'>['list'][number];

const MAX_USES = 50;

/**
 * What, beside the story itself, shows readers a picture of the story: those pictures stay open when the story is
 * removed.
 */
export async function readPictureUses(context: Context, id: number, locale: Locale): Promise<Use[]> {
  const paths = await picturesOf(context, id);
  if (paths.length === 0) return [];
  const any = containsAny(paths);
  const titles = (of: 'content_texts' | 'event_texts', item: 'content_id' | 'event_id') =>
    sql`(select jsonb_object_agg(t.lang, t.title) from ${sql.identifier(of)} t where t.${sql.identifier(item)} = one.id)`;
  const seen = sql`one.status not in ('draft', 'pending')`;
  const rows = await readRows(
    context.db,
    sql`
    select one.kind::text as holder, one.id, ${titles('content_texts', 'content_id')} as title from contents one
      where one.status = 'approved' and one.id <> ${id} and (one.pic ${any} or exists (select 1 from content_texts t
        where t.content_id = one.id and t.body like '%/uploads/%' and t.body ${any}))
    union all select 'author', one.id, one.name from authors one where one::text ${any}
    union all select 'topic', one.id, one.name from topics one where one::text ${any}
    union all select 'banner', one.id, one.title from banners one where one::text ${any}
    union all select 'notice', one.id, one.title from notices one where one::text ${any}
    union all select 'document', 1, jsonb_build_object(one.lang, one.title) from documents one where one::text ${any}
    union all select 'landing', one.id, one.title from landings one where one::text ${any}
    union all select 'organiser', one.id, one.name from organisers one where one::text ${any}
    union all select 'event', one.id, ${titles('event_texts', 'event_id')} from events one where ${seen}
      and (one::text ${any} or exists (select 1 from event_texts t where t.event_id = one.id and t::text ${any}))
    union all select 'member', one.id, jsonb_build_object('zh-Hans', one.nickname) from users one where one.avatar_img ${any}
    limit ${MAX_USES}`,
    { holder: oneOf(PICTURE_COLUMNS), id: integer, title: nullable(localText) },
  );
  return rows.map(({ holder, id: of, title }): Use => {
    const { text, lang } = pickText(title ?? {}, locale);
    const kind = holder === 'flash' || holder === 'article' ? holder : null;
    return { use: 'picture', id: of, kind, holder, title: text, lang };
  });
}
