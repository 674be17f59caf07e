import { z } from 'zod';
import { dateTime, id } from '@/backend/contract/fields';

/** Whom a receipt is made out to. */
export const invoiceTitle = z.object({
  title: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  /** May be empty: people have none. */
  tax_number: z.string().trim().max(40, 'tooLong').default(''),
});

/** A receipt as it was issued; amounts in minor units, negative on a counter-receipt. */
export const receipt = z.object({
  id,
  /** Running, for each organiser. */
  number: z.number().int(),
  kind: z.enum(['purchase', 'refund']),
  /** The number of the receipt a counter-receipt belongs to. */
  counters: z.number().int().nullable(),
  amount: z.number().int(),
  tax: z.number().int(),
  currency: z.string(),
  content: z.object({
    seller: z.object({ name: z.string(), tax_number: z.string() }),
    /** Hundredths of a percent contained in the amount. */
    tax_basis_points: z.number().int(),
    event: z.string(),
    /** The day of the event in its own zone. */
    event_day: z.string(),
    order_number: z.string(),
    lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: z.number().int() })),
  }),
  invoice: z.object({ title: z.string(), tax_number: z.string() }).nullable(),
  /** ISO instant. */
  issued_time: dateTime,
});

export type Receipt = z.infer<typeof receipt>;
