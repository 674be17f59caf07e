import { inArray } from 'drizzle-orm';
import { events, eventTexts } from '@/backend/db/schema/events';
import { pageUrl } from '@/backend/kernel/page-url';
import type { ReadFacts } from './read-facts';
import { byLanguage } from './by-language';

/** Public events: published ones, and for `event.cancelled` those that were called off. */
export const readEvents: ReadFacts = async ({ db, config }, ids, kind) => {
  const rows = await db
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]));
  const statuses = kind === 'event.cancelled' ? ['cancelled'] : ['published'];
  const texts = await db
    .select()
    .from(eventTexts)
    .where(inArray(eventTexts.eventId, [...ids]));
  return new Map(
    rows
      .filter(({ status }) => statuses.includes(status))
      .map((row) => {
        const written = texts.filter(({ eventId }) => eventId === row.id);
        const event = {
          id: row.id,
          status: row.status,
          version: row.version,
          mode: row.mode,
          region: row.region,
          start_time: row.startTime.toISOString(),
          end_time: row.endTime.toISOString(),
          time_zone: row.timeZone,
          title: byLanguage(written, ({ title }) => title),
          summary: byLanguage(written, ({ summary }) => summary),
          city: byLanguage(written, ({ city }) => city),
          url: byLanguage(written, ({ lang }) => pageUrl(config, lang, `/events/${row.id}`)),
        };
        return [row.id, { event }];
      }),
  );
};
