import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { toCsv } from '@/backend/contract/csv';
import { readOldAddress } from '@/backend/contract/redirects/old-address';
import { storyAddress } from '@/backend/contract/redirects/story-address';
import { contains } from '@/backend/db/text-match';
import { redirects } from '@/backend/db/schema/redirects';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

/** Columns of the table as a file; the first three are read from one, too. */
const CSV_COLUMNS = ['from', 'to', 'status', 'hits'];
const FILTERS: Record<'pattern' | 'gone' | 'unused', SQL> = {
  pattern: eq(redirects.isPattern, true),
  gone: eq(redirects.status, 410),
  unused: eq(redirects.hits, 0),
};

const columns = {
  row: redirects,
  story: { id: contents.id, kind: contents.kind, lang: contents.lang },
};

interface Listed {
  row: typeof redirects.$inferSelect;
  story: Pick<typeof contents.$inferSelect, 'id' | 'kind' | 'lang'> | null;
}

/** One page of the table, the newest rows first. */
export async function listRedirects(
  { db }: Context,
  { keyword, only, page, size }: CallParsedInput<'redirects'>,
): Promise<CallOutput<'redirects'>> {
  const where = and(
    isNull(redirects.removedAt),
    keyword === '' ? undefined : matching(keyword),
    only && FILTERS[only],
  );
  const [total] = await db.select({ rows: count() }).from(redirects).where(where);
  const rows = await db
    .select(columns)
    .from(redirects)
    .leftJoin(contents, eq(contents.id, redirects.contentId))
    .where(where)
    .orderBy(desc(redirects.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list: rows.map(toWire), total: total?.rows ?? 0, page, size };
}

/** The whole table as a CSV file, in the order it was written. */
export async function redirectsAsCsv({ db }: Context): Promise<string> {
  const rows = await db
    .select(columns)
    .from(redirects)
    .leftJoin(contents, eq(contents.id, redirects.contentId))
    .where(isNull(redirects.removedAt))
    .orderBy(redirects.id);
  return toCsv([
    CSV_COLUMNS,
    ...rows.map(toWire).map(({ from, to, status, hits }) => [from, to, String(status), String(hits)]),
  ]);
}

function matching(keyword: string): SQL | undefined {
  // Typed as a part of an address: decoded as whole ones are, with or without the slash before it.
  const isWhole = /^(?:\/|https?:\/\/)/i.test(keyword);
  const key = readOldAddress(isWhole ? keyword : `/${keyword}`)?.key ?? keyword;
  const words = contains(keyword);
  return or(
    sql`${redirects.host} ${words}`,
    sql`${redirects.target} ${words}`,
    sql`${redirects.key} ${contains(isWhole ? key : key.replace(/^\//, ''))}`,
    /^\d{1,15}$/.test(keyword) ? eq(redirects.contentId, Number(keyword)) : undefined,
  );
}

function toWire({ row, story }: Listed): CallOutput<'redirects'>['list'][number] {
  return {
    id: row.id,
    from: row.host === '' ? row.written : `https://${row.host}${row.written}`,
    to: row.status === 410 ? '' : story ? storyAddress(story) : row.target,
    status: row.status === 410 ? 410 : 308,
    is_pattern: row.isPattern,
    is_imported: row.origin !== 'desk',
    hits: row.hits,
    hit_time: row.hitAt && toWireTime(row.hitAt),
  };
}
