import { eq, sql } from 'drizzle-orm';
import { type LedgerEntry, type LedgerHours, dayLedgers } from '@/backend/db/schema/day-ledgers';
import { boolean, integer, language, localText, type RowOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { dayBounds, toWireDay } from '@/backend/kernel/text/time';

const EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const HOURS = 24;
/** Of the unimportant flashes of an hour, the most viewed third is listed, three at most. */
const ONE_OF = 3;
const MAX_PER_HOUR = 3;

/** Closes each day soon after midnight in UTC+8. */
export function startClosingDays(context: Context): () => Promise<void> {
  return runEvery(context, EVERY_MS, 'closing the day', () =>
    closeDay(context, toWireDay(new Date(context.now().getTime() - DAY_MS))),
  );
}

/**
 * The hours of a day as they were when the day was closed; a day that is over and not closed yet is closed by this
 * call.
 * @returns null for a day that is not over, and for a day without flashes
 */
export async function closeDay(context: Context, day: string): Promise<LedgerHours | null> {
  if (day >= toWireDay(context.now())) return null;
  const [closed] = await context.db.select().from(dayLedgers).where(eq(dayLedgers.day, day));
  if (closed) return closed.hours;
  const hours = await countHours(context, day);
  if (hours.every(({ count }) => count === 0)) return null;
  await context.db.insert(dayLedgers).values({ day, hours, closedAt: context.now() }).onConflictDoNothing();
  return hours;
}

const FLASH_COLUMNS = {
  id: integer,
  hour: integer,
  is_important: boolean,
  lang: language,
  titles: localText,
};
type FlashRow = RowOf<typeof FLASH_COLUMNS>;

async function countHours({ db }: Context, day: string): Promise<LedgerHours> {
  const { from, to } = dayBounds(day);
  const rows = await readRows(
    db,
    sql`
    select c.id, c.is_important, c.lang,
      floor(extract(epoch from c.release_time - ${from.toISOString()}::timestamptz) / 3600)::int as hour,
      (select json_object_agg(t.lang, t.title) from content_texts t where t.content_id = c.id) as titles
    from contents c
    where c.kind = 'flash' and c.status = 'approved' and c.release_precision = 'second'
      and c.release_time >= ${from.toISOString()} and c.release_time < ${to.toISOString()}
    order by c.views_count desc, c.id`,
    FLASH_COLUMNS,
  );
  return Array.from({ length: HOURS }, (_, hour) => {
    const all = rows.filter((row) => row.hour === hour);
    const important = all.filter((row) => row.is_important);
    const others = all.filter((row) => !row.is_important);
    const chosen = [
      ...important,
      ...others.slice(0, Math.min(MAX_PER_HOUR, Math.ceil(others.length / ONE_OF))),
    ];
    return { count: all.length, important: important.length, entries: chosen.map(toEntry) };
  });
}

function toEntry({ id, is_important, lang, titles }: FlashRow): LedgerEntry {
  return { id, isImportant: is_important, lang, titles };
}
