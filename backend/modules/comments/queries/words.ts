import { asc, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { WORD_KINDS, type WordKind } from '@/backend/contract/comments/states';
import { instant, integer, list, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { commentWords } from '@/backend/db/schema/comments';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { foldText, hasWord } from './fold-words';

type WordRow = typeof commentWords.$inferSelect;

/** The words of the lists that a text contains, banned ones first. */
export async function findWords({ db }: Context, body: string): Promise<WordRow[]> {
  const rows = await db.select().from(commentWords).orderBy(asc(commentWords.id));
  const folded = foldText(body);
  const spellings = (row: WordRow) => [row.word, ...row.variants].map((word) => foldText(word).letters);
  const caught = rows.filter((row) => spellings(row).some((word) => hasWord(folded, word)));
  const rank: Record<WordKind, number> = { banned: 0, suspect: 1 };
  return caught.sort((a, b) => rank[a.kind] - rank[b.kind]);
}

/**
 * Words in the form of the wire, of all or of one by id: how many comments each caught, and how many of those an editor
 * let stand.
 */
export async function listWords({ db }: Context, id?: number): Promise<CallOutput<'commentWords'>['list']> {
  const rows = await readRows(
    db,
    sql`with caught as (
        select w.word, count(*) as caught,
          count(*) filter (where c.state = 'public' and c.decided_at is not null) as wrong
        from comments c cross join unnest(c.words) as w(word) where c.words <> '{}' group by w.word)
      select w.id, w.word, w.kind, w.variants, coalesce(u.nickname, '') as name, w.created_at as "createdAt",
        coalesce(c.caught, 0) as caught, coalesce(c.wrong, 0) as wrong
      from comment_words w left join users u on u.id = w.editor_id left join caught c on c.word = w.word
      where ${id ?? null}::bigint is null or w.id = ${id ?? null}::bigint
      order by w.kind, w.id`,
    {
      id: integer,
      word: text,
      kind: oneOf(WORD_KINDS),
      variants: list(text),
      name: text,
      createdAt: instant,
      caught: integer,
      wrong: integer,
    },
  );
  return rows.map(({ name, createdAt, ...row }) => ({
    ...row,
    added_by: name,
    added_time: toWireTime(createdAt),
  }));
}
