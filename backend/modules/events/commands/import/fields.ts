import type { Locale } from '@/backend/contract/locale';
import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import type { events, ImportedSource } from '@/backend/db/schema/events';
import type { EventRow, EventTextRow } from '@/backend/modules/events/queries/row';

/** The fields of an event that an import writes, in groups that change together. */
export const IMPORTED_FIELDS = [
  'title',
  'summary',
  'details',
  'place',
  'time',
  'links',
  'agenda',
  'poster',
] as const;
export type ImportedField = (typeof IMPORTED_FIELDS)[number];
/** Each field as text to compare. */
type Fields = Record<ImportedField, string>;

/** Whether an event is online or has a city or an address, as a public event must. */
export function isPlaced({ mode, city, address }: ImportedEvent): boolean {
  return mode === 'online' || city + address !== '';
}

/** An event as its source has it. */
export function fieldsOfSource({ event, poster }: ImportedSource): Fields {
  const { title, summary, details, mode, city, address, startTime, endTime, timeZone } = event;
  return {
    title,
    summary,
    details,
    place: JSON.stringify([mode, city, address]),
    time: JSON.stringify([Date.parse(startTime), Date.parse(endTime), timeZone]),
    links: JSON.stringify(event.links.map(({ label, url }) => [label, url])),
    agenda: JSON.stringify(event.agenda.map((entry) => [entry.time, entry.title])),
    poster,
  };
}

/** An event as it is stored here, in the language it was imported in. */
export function fieldsOfRow(row: EventRow, text: EventTextRow | undefined, lang: Locale): Fields {
  return {
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    details: text?.details ?? '',
    place: JSON.stringify([row.mode, text?.city ?? '', text?.address ?? '']),
    time: JSON.stringify([row.startTime.getTime(), row.endTime.getTime(), row.timeZone]),
    links: JSON.stringify(row.links.map(({ label, url }) => [label[lang] ?? '', url])),
    agenda: JSON.stringify(row.agenda.map(({ time, title }) => [time, title[lang] ?? ''])),
    poster: row.poster,
  };
}

/**
 * The columns to write for the fields that are taken over. Texts in lists are replaced by those of the source, in its
 * language alone.
 */
export function columnsOf(
  { event, poster }: ImportedSource,
  taken: ReadonlySet<ImportedField>,
  lang: Locale,
): Partial<typeof events.$inferInsert> {
  return {
    ...(taken.has('place') && { mode: event.mode }),
    ...(taken.has('time') && {
      startTime: new Date(event.startTime),
      endTime: new Date(event.endTime),
      timeZone: event.timeZone,
    }),
    ...(taken.has('links') && {
      links: event.links.map(({ label, url }) => ({ label: { [lang]: label }, url })),
    }),
    ...(taken.has('agenda') && {
      agenda: event.agenda.map(({ time, title }) => ({ time, title: { [lang]: title } })),
    }),
    ...(taken.has('poster') && { poster }),
  };
}

/** The texts of the fields to take over. */
export function textsOf({ event }: ImportedSource, taken: ReadonlySet<ImportedField>) {
  const { title, summary, details, city, address } = event;
  return {
    ...(taken.has('title') && { title }),
    ...(taken.has('summary') && { summary }),
    ...(taken.has('details') && { details }),
    ...(taken.has('place') && { city, address }),
  };
}
