import { asc, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { authors } from '@/backend/db/schema/people';
import { topics } from '@/backend/db/schema/topics';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { fold } from '@/backend/kernel/text/fold';
import { named } from '@/backend/kernel/text/local';
import { contains } from '@/backend/db/text-match';
import { integer, localText } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { toAuthor } from '@/backend/modules/stories/queries/row';
import { listCategories } from '@/backend/modules/stories/queries/stories';
import { maySubmit } from './may-submit';

const MAX_LABELS = 8;

/** The choices of the editor page. Writers get their own author; editors all columnists. */
export async function readSetup(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'writingSetup'>> {
  const isEditor = member.roles.includes('editor') || member.roles.includes('admin');
  const names = await context.db
    .select()
    .from(authors)
    .where(isEditor ? eq(authors.isColumnist, true) : eq(authors.userId, member.id))
    .orderBy(sql`last_published_at desc nulls last`)
    .limit(200);
  const within = await context.db.select().from(topics).orderBy(asc(topics.position), asc(topics.id));
  return {
    may_submit: maySubmit(context, member),
    contact: context.config.contactEmail,
    categories: (await listCategories(context, locale)).map(({ key: _, ...category }) => category),
    topics: within.map((row) => named(row.id, row.name, locale)),
    authors: names.map((row) => toAuthor({ ...row, avatar: row.avatarImg }, locale)),
  };
}

/** Labels whose name, folded or in any language, contains the typed text, most used first. */
export async function suggestLabels(
  context: Context,
  q: string,
  locale: Locale,
): Promise<CallOutput<'suggestLabels'>> {
  const rows = await readRows(
    context.db,
    sql`
    select l.id, l.name, (select count(*) from content_labels c where c.label_id = l.id and c.is_live) as total
    from labels l where l.name_key ${contains(fold(q))} or exists (
      select 1 from jsonb_each_text(l.name) n where n.value ${contains(q)})
    order by total desc, l.id limit ${MAX_LABELS}`,
    { id: integer, name: localText, total: integer },
  );
  return {
    list: rows.map((row) => ({ ...named(row.id, row.name, locale), total: row.total })),
  };
}
