import { sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { boolean } from '@/backend/db/codec';
import { insertRows } from '@/backend/db/insert-rows';
import { redirects } from '@/backend/db/schema/redirects';
import type { Context } from '@/backend/kernel/context';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import type { NewRow } from './new-row';

/** How many rows one statement stores. */
const TOGETHER = 2000;

export interface StoredCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/**
 * Stores rows in the caller's transaction as they are written; where a row leads to another one, readers follow both. A
 * row of the desk replaces what is there; one of an import replaces rows of imports only, and a guess replaces nothing.
 */
export async function storeRows(context: Context, rows: readonly NewRow[]): Promise<StoredCounts> {
  const distinct = distinctRows(rows);
  const counts = { added: 0, updated: 0, unchanged: rows.length };
  for (const origin of ['desk', 'import', 'guess'] as const) {
    const ofOrigin = distinct.filter((row) => row.origin === origin);
    for (let from = 0; from < ofOrigin.length; from += TOGETHER) {
      const changed = await upsert(context, ofOrigin.slice(from, from + TOGETHER), origin);
      for (const isAdded of changed) counts[isAdded ? 'added' : 'updated'] += 1;
    }
  }
  counts.unchanged -= counts.added + counts.updated;
  if (counts.added + counts.updated > 0) await queueRevalidation(context, [tags.redirects]);
  return counts;
}

/** One row for each address: of a list the last, of an import the first that is no guess. */
function distinctRows(rows: readonly NewRow[]): NewRow[] {
  const places = new Map<string, NewRow>();
  for (const row of rows) {
    const place = `${row.host} ${row.key}`;
    const before = places.get(place);
    const isBetter = row.origin === 'desk' || (before?.origin === 'guess' && row.origin === 'import');
    if (!before || isBetter) places.set(place, row);
  }
  return [...places.values()];
}

/** @returns for each row that was stored or changed, whether it is new */
async function upsert(
  context: Context,
  rows: readonly NewRow[],
  origin: NewRow['origin'],
): Promise<boolean[]> {
  const now = context.now();
  const values = rows.map((row) => ({ ...row, createdAt: now, updatedAt: now }));
  const isOpen = sql.raw(
    origin === 'desk' ? 'true' : "redirects.origin <> 'desk' and redirects.removed_at is null",
  );
  const conflict =
    origin === 'guess'
      ? sql`on conflict (key, host) do nothing returning true as is_added`
      : sql`on conflict (key, host) do update set written = excluded.written, is_pattern = excluded.is_pattern,
          status = excluded.status, target = excluded.target, content_id = excluded.content_id, origin = excluded.origin, updated_at = excluded.updated_at,
          removed_at = null
        where ${isOpen} and (redirects.status, redirects.target, redirects.content_id, redirects.removed_at)
          is distinct from (excluded.status, excluded.target, excluded.content_id, null::timestamptz)
        returning (xmax = 0) as is_added`;
  const changed = await insertRows(context.db, redirects, values, conflict);
  return changed.map((row) => boolean(row.is_added));
}
