import { z } from 'zod';
import { broken, refuse, type ImportEvent } from '@/backend/import/item';
import type { ImportRules } from '@/backend/import/rules';
import { shorten } from '@/backend/import/body/loss';
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
export function recordItem(raw: unknown, where: string, rules: ImportRules): ImportEvent {
  const article = articleSchema.safeParse(raw).data;
  if (article) return articleItem(article, where, rules);
  const flash = flashSchema.safeParse(raw).data;
  if (flash) return flashItem(flash, where, rules);
  const incident = incidentSchema.safeParse(raw).data;
  if (incident) return incidentItem(incident, where, rules);
  if (eventSchema.safeParse(raw).success) return eventRecord(raw, where);
  return foreign.safeParse(raw).success
    ? refuse(`${where}${nameOf(raw)}`, NOT_SUPPORTED)
    : broken(where, 'is no article, flash, incident or event');
}

const name = z.string().catch('');
const named = z.object({
  title: name,
  name,
  term: name,
  id: name,
  en: z.object({ term: name }).catch({ term: '' }),
});

/** What a record calls itself, in quotes after a blank; empty for no name. */
export function nameOf(raw: unknown): string {
  const record = named.safeParse(raw).data;
  const label = record && (record.title || record.name || record.term || record.en.term || record.id);
  return label ? ` "${shorten(label)}"` : '';
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
