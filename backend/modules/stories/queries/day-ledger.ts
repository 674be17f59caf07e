import { and, eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { LedgerEntry, LedgerHours } from '@/backend/db/schema/day-ledgers';
import type { LocalText } from '@/backend/db/schema/local-text';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/**
 * A closed day, for readers of a language. Flashes withdrawn later are counted, but not listed; of the others, the titles
 * in the languages that are still public.
 */
export async function toDayLedger(
  context: Context,
  day: string,
  hours: LedgerHours,
  locale: Locale,
): Promise<CallOutput<'dayLedger'>> {
  const live = await publicLanguages(
    context,
    hours.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  const titlesOf = ({ id, titles }: LedgerEntry): LocalText =>
    Object.fromEntries(Object.entries(titles).filter(([lang]) => live.has(`${id} ${lang}`)));
  const sum = (field: 'count' | 'important') => hours.reduce((total, hour) => total + hour[field], 0);
  return {
    day,
    total: sum('count'),
    important: sum('important'),
    hours: hours.map(({ entries, ...counts }, hour) => ({
      hour,
      ...counts,
      entries: entries.flatMap((entry) => {
        const { text, lang } = pickText(titlesOf(entry), locale);
        return text === '' ? [] : [{ title: text, lang, is_important: entry.isImportant }];
      }),
    })),
  };
}

/** The public texts of stories, each as id and language with a space between. */
async function publicLanguages({ db }: Context, ids: readonly number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: contents.id, lang: contentTexts.lang })
    .from(contents)
    .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
    .where(and(inArray(contents.id, [...ids]), eq(contents.status, 'approved')));
  return new Set(rows.map(({ id, lang }) => `${id} ${lang}`));
}
