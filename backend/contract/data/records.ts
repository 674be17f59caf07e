import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { localText, position, siteAddress, textInAnyLanguage } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';

export const CHARTS = ['line', 'bars', 'supply'] as const;

export const seriesRecord = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,60}$/, reason('notAKey')),
  /** Series of one type share a page; those of type `prices` are shown beside the menu. */
  type: z.string().regex(/^[a-z0-9-]{1,60}$/, reason('notAKey')),
  name: textInAnyLanguage(80),
  description: localText(500),
  unit: localText(20),
  source: localText(200),
  chart: z.enum(CHARTS).default('line'),
  is_sample: z.boolean().default(false),
  position,
  /** The label of the asset whose price this is. */
  label_id: id.nullable().default(null),
  /** The address from which new points are read, as CSV or JSON; empty for none. */
  feed_url: siteAddress.or(z.literal('')).default(''),
  /** The path of the points in a JSON answer, such as `result.prices`; empty for the answer itself. */
  feed_path: z
    .string()
    .trim()
    .regex(/^([\w-]+(\.[\w-]+){0,9})?$/, reason('notAPath'))
    .max(200)
    .default(''),
  feed_minutes: z.number().int().min(5).max(10_080).default(60),
});
