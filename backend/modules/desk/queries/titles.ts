import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { idArray } from '@/backend/db/arrays';
import { rankFor } from '@/backend/db/preferred';
import { declared, integer, language, nullable, object, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { pickDocumentText } from '@/backend/modules/writing/queries/drafts/pick-text';

export interface Title {
  title: string;
  lang: Locale;
}

/**
 * By story id: the title of the live version or of the draft, in the reader's language if there is one, and its
 * language.
 * @param withRemoved whether stories that the desk removed are read, too; only administrators may see their titles
 */
export async function readTitles(
  context: Context,
  ids: number[],
  locale: Locale,
  withRemoved = true,
): Promise<Map<number, Title>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    context.db,
    sql`
    select c.id, m.document, (select json_build_object('title', t.title, 'lang', t.lang) from content_texts t
      where t.content_id = c.id order by ${rankFor(locale, sql`t.lang`)} limit 1) as live
    from contents c left join manuscripts m on m.content_id = c.id
    where c.id = any(${idArray(ids)}) and (${withRemoved} or c.status <> 'removed')`,
    {
      id: integer,
      live: nullable(object({ title: text, lang: language })),
      document: nullable(declared(manuscripts.document)),
    },
  );
  return new Map(
    rows.flatMap(({ id, live, document }) => {
      const { title, lang } =
        live ?? (document ? pickDocumentText(document, locale) : { title: '', lang: locale });
      return [[id, { title, lang }]];
    }),
  );
}
