import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { EVENT_MODES } from './statuses';

/** An event as a calendar or a list of events describes it, in one language. */
export const importedEvent = z.object({
  /** Stable across runs: `${format}:${source id}`. */
  sourceKey: z.string().min(1),
  lang: localeSchema,
  title: z.string(),
  summary: z.string(),
  /** Clean HTML. */
  details: z.string(),
  city: z.string(),
  address: z.string(),
  mode: z.enum(EVENT_MODES),
  /** ISO instants; all-day events run from midnight to midnight of their zone. */
  startTime: z.string(),
  endTime: z.string(),
  /** The IANA name of the zone. */
  timeZone: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  agenda: z.array(z.object({ time: z.string(), title: z.string() })),
  organiserName: z.string(),
  /** The absolute address of its picture. */
  picUrl: z.string().nullable(),
  status: z.enum(['published', 'draft', 'cancelled']),
});

export type ImportedEvent = z.infer<typeof importedEvent>;

/** The result of importing a batch. */
export interface ImportedEventsOutcome {
  added: number;
  updated: number;
  unchanged: number;
  /** The number of events cancelled by their source. */
  cancelled: number;
  /** Where an event differs from its source, and why: a sentence for the operator. */
  remarks: { sourceKey: string; reason: string }[];
}
