import { and, eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { LedgerHours } from '@/backend/db/schema/day-ledgers';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** A closed day, for readers of a language. Flashes withdrawn later are counted, but not listed. */
export async function toDayLedger(
  { db }: Context,
  day: string,
  hours: LedgerHours,
  locale: Locale,
): Promise<CallOutput<'dayLedger'>> {
  const ids = hours.flatMap(({ entries }) => entries.map(({ id }) => id));
  const live = new Set(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: contents.id })
            .from(contents)
            .where(and(inArray(contents.id, ids), eq(contents.status, 'approved')))
        ).map(({ id }) => id),
  );
  const sum = (field: 'count' | 'important') => hours.reduce((total, hour) => total + hour[field], 0);
  return {
    day,
    total: sum('count'),
    important: sum('important'),
    hours: hours.map(({ entries, ...counts }, hour) => ({
      hour,
      ...counts,
      entries: entries
        .filter(({ id }) => live.has(id))
        .map(({ titles, isImportant }) => {
          const { text, lang } = pickText(titles, locale);
          return { title: text, lang, is_important: isImportant };
        }),
    })),
  };
}
