import { z } from 'zod';
import { broken, skip, type ImportEvent } from '@/backend/import/item';
import { eventRecord, eventSchema } from '@/backend/import/events/event-record';
import { articleItem, articleSchema } from './article';
import { flashItem, flashSchema } from './flash';
import { incidentItem, incidentSchema } from './incident';

/** A complete record of another kind, such as a topic, a tool or a term, which is not imported. */
export const foreign = z
  .object({ id: z.string().min(1) })
  .and(
    z.union([
      z.object({ title: z.string() }),
      z.object({ name: z.string() }),
      z.object({ term: z.string() }),
      z.object({ en: z.object({ term: z.string() }) }),
    ]),
  );
export const NOT_SUPPORTED =
  'is of a kind that is not supported: only articles, flashes, incidents and events are read';

/** One record of JSONL as an event; its kind is recognised by its fields. */
export function recordItem(raw: unknown, where: string): ImportEvent {
  const article = articleSchema.safeParse(raw).data;
  if (article) return articleItem(article, where);
  const flash = flashSchema.safeParse(raw).data;
  if (flash) return flashItem(flash, where);
  const incident = incidentSchema.safeParse(raw).data;
  if (incident) return incidentItem(incident, where);
  if (eventSchema.safeParse(raw).success) return eventRecord(raw, where);
  return foreign.safeParse(raw).success
    ? skip(where, NOT_SUPPORTED)
    : broken(where, 'is no article, flash, incident or event');
}

export function isRecord(raw: unknown): boolean {
  return [articleSchema, flashSchema, incidentSchema, eventSchema].some(
    (schema) => schema.safeParse(raw).success,
  );
}

/** A line as JSON; undefined for invalid JSON. */
export function parseLine(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
