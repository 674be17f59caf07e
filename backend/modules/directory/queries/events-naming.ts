import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { idArray } from '@/backend/db/arrays';
import { rankFor } from '@/backend/db/preferred';
import { instant, integer, language, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { toZonedIso } from '@/backend/kernel/text/time';

const MIN_NAME_LENGTH = 2;
const MAX_EVENTS = 3;

/** All texts of each published event that has not ended, joined to one string per event. */
export async function wordsOfEvents({ db, now }: Context): Promise<{ id: number; words: string }[]> {
  const rows = await readRows(
    db,
    sql`
    select e.id, string_agg(t.title || ' ' || t.summary || ' ' || t.details, ' ') || ' ' || e.agenda::text as words
    from events e join event_texts t on t.event_id = e.id
    where e.status = 'published' and e.end_time > ${now().toISOString()}
    group by e.id order by e.start_time, e.id`,
    { id: integer, words: text },
  );
  return rows.map(({ id, words }) => ({ id, words }));
}

const isWord = (sign: string | undefined) => sign !== undefined && /[A-Za-z0-9]/.test(sign);

/**
 * Whether a text contains a name: Latin names as whole words, so that “Ledger” is not found in “Ledgerly”; a name of
 * one character is never found.
 */
export function containsName(text: string, name: string): boolean {
  if (name.length < MIN_NAME_LENGTH) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = isWord(name[0]) && isWord(text[at - 1]);
    const after = isWord(name.at(-1)) && isWord(text[at + name.length]);
    if (!before && !after) return true;
  }
  return false;
}

/** A fast check before `containsName`: whether all pairs of characters of a name occur in the text. */
export function mayBeNamedIn(text: string): (name: string) => boolean {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(text.slice(at, at + MIN_NAME_LENGTH));
  return (name) => {
    for (let at = 0; at + 1 < name.length; at += 1)
      if (!pairs.has(name.slice(at, at + MIN_NAME_LENGTH))) return false;
    return name.length >= MIN_NAME_LENGTH;
  };
}

/** The next three events whose texts contain one of these names. */
export async function eventsNaming(context: Context, names: string[], locale: Locale) {
  const eventIds = (await wordsOfEvents(context))
    .filter(({ words }) => names.some((name) => containsName(words, name)))
    .slice(0, MAX_EVENTS)
    .map(({ id }) => id);
  if (eventIds.length === 0) return [];
  const rows = await readRows(
    context.db,
    sql`
    select e.id, e.start_time, e.time_zone, t.title, t.lang, t.city from events e
    cross join lateral (
      select * from event_texts x where x.event_id = e.id order by ${rankFor(locale, sql`x.lang`)} limit 1
    ) t
    where e.id = any(${idArray(eventIds)}) order by e.start_time, e.id`,
    { id: integer, start_time: instant, time_zone: text, title: text, lang: language, city: text },
  );
  return rows.map(({ id, title, lang, city, start_time: start, time_zone: zone }) => ({
    id,
    title,
    lang,
    city,
    start_time: toZonedIso(start, zone),
  }));
}
