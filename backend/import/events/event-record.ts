import { z } from 'zod';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { broken, type ImportEvent } from '@/backend/import/item';
import { statusOf } from '@/backend/import/markdown/document-state';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { guessLang } from '@/backend/import/text/language';
import { webAddress } from '@/backend/import/text/web-address';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';
import { finishEvent } from './draft';
import { lengthOf, type RecordTimes, type TimelineEntry } from './record-times';

const text = z.string().nullish().catch(null);
const moment = z.string().nullish();
const ONLINE = /^(online|virtual|remote|线上|線上)$/i;
const CHINA = 'Asia/Shanghai';

/**
 * An event of a JSON list. Start and end are days or times, or follow from a timeline of dated steps. Field names differ
 * between lists; the common ones are accepted.
 */
export const eventSchema = z
  .object({
    id: z.union([z.string().min(1), z.number()]),
    title: z.string(),
    lang: text,
    summary: text,
    description: text,
    details: text,
    details_markdown: text,
    start_time: moment,
    start_date: moment,
    end_time: moment,
    end_date: moment,
    date: moment,
    timeline: z.array(z.object({ at: z.string(), comment: z.string() })).optional(),
    time_zone: text,
    timezone: text,
    location: text,
    city: text,
    address: text,
    mode: text,
    url: text,
    image_url: text,
    organizer: text,
    organiser: text,
    status: text,
  })
  .refine((event) =>
    [event.start_time, event.start_date, event.date, event.timeline].some((time) => time !== undefined),
  );

/** A record as an event, or as `broken`. Times without a zone are in China's time for Chinese events, otherwise in UTC. */
export function eventRecord(raw: unknown, where: string): ImportEvent {
  const record = eventSchema.safeParse(raw).data;
  if (!record) return broken(where, 'is no event: it needs an id, a title and when it begins');
  const words = record.details ?? record.description ?? '';
  const isChinese = guessLang(`${record.title} ${words}`) !== 'en';
  const zoneName = record.time_zone ?? record.timezone ?? (isChinese ? CHINA : 'Etc/UTC');
  const timeZone = isTimeZone(zoneName) ? zoneName : zoneOfName(zoneName, isChinese);
  if (timeZone === null) return broken(where, `names the unknown time zone "${zoneName}"`);
  const times = lengthOf(timesOf(record), timeZone);
  if (typeof times === 'string') return broken(where, times);
  const mode = modeOf(record);
  const place = mode === 'online' ? '' : (record.location ?? '').trim();
  const url = webAddress(record.url, null);
  return finishEvent(
    {
      ...times,
      timeZone,
      sourceKey: `json:${record.id}`,
      langTag: record.lang ?? null,
      title: record.title,
      summary: record.summary ?? (words.length <= SHORT ? words : ''),
      details: renderMarkdown(record.details_markdown ?? words),
      city: record.city ?? '',
      address: record.address ?? place,
      mode,
      links: url ? [{ label: new URL(url).host, url }] : [],
      organiserName: record.organizer ?? record.organiser ?? (url ? hostOf(url) : 'Calendar'),
      picUrl: webAddress(record.image_url, null),
      status: stateOf(record.status ?? ''),
    },
    where,
  );
}

/** The longest details, in characters, that are also used as the summary if there is none. */
const SHORT = 200;

type EventRecord = z.infer<typeof eventSchema>;

function timesOf(record: EventRecord): RecordTimes & { timeline: TimelineEntry[] } {
  return {
    start: record.start_time ?? record.start_date ?? record.date ?? null,
    end: record.end_time ?? record.end_date ?? null,
    timeline: record.timeline ?? [],
  };
}

function modeOf({ mode, location, city, address }: EventRecord): 'online' | 'offline' | 'both' {
  if (mode === 'online' || mode === 'offline' || mode === 'both') return mode;
  if (mode === 'hybrid') return 'both';
  const place = (location ?? city ?? address ?? '').trim();
  return ONLINE.test(place) ? 'online' : 'offline';
}

function stateOf(status: string): 'published' | 'draft' | 'cancelled' {
  if (/^(cancel+ed|called off|已取消|取消|EventCancelled)$/i.test(status.trim())) return 'cancelled';
  if (/^(confirmed|scheduled|upcoming|past|active|EventScheduled)$/i.test(status.trim())) return 'published';
  const state = statusOf(status);
  return state === 'approved' ? 'published' : state === 'withdrawn' ? 'cancelled' : 'draft';
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
