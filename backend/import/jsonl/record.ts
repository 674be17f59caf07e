import { broken, skip, type ImportEvent } from '@/backend/import/item';
import { articleItem, articleSchema } from './article';
import { flashItem, flashSchema } from './flash';
import { unsupportedRecord } from '@/backend/import/unsupported';
import { incidentItem, incidentSchema } from './incident';

/** One line of JSONL, told apart by its shape. */
export function recordItem(raw: unknown, where: string): ImportEvent {
  const article = articleSchema.safeParse(raw).data;
  if (article) return articleItem(article, where);
  const flash = flashSchema.safeParse(raw).data;
  if (flash) return flashItem(flash, where);
  const incident = incidentSchema.safeParse(raw).data;
  if (incident) return incidentItem(incident, where);
  const unsupported = unsupportedRecord(raw);
  if (unsupported) return skip(where, `is ${unsupported}; not supported`);
  return broken(where, 'is no article, flash or incident');
}

export function isRecord(raw: unknown): boolean {
  return [articleSchema, flashSchema, incidentSchema].some((schema) => schema.safeParse(raw).success);
}

/** A line as JSON; undefined when it is none. */
export function parseLine(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
