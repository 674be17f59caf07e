import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale, pageOf, paging } from '@/backend/contract/fields';

/** The recipient of a receipt. */
export const invoiceTitle = z.object({
  title: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  /** May be empty, because private persons have none. */
  tax_number: z.string().trim().max(40, 'tooLong').default(''),
});

/** A receipt as issued; amounts in minor units, negative on a credit note. */
export const receipt = z.object({
  id,
  /** Consecutive for each organiser. */
  number: z.number().int(),
  kind: z.enum(['purchase', 'refund']),
  /** The number of the receipt that a credit note cancels in part or in full. */
  counters: z.number().int().nullable(),
  amount: z.number().int(),
  tax: z.number().int(),
  currency: z.string(),
  content: z.object({
    seller: z.object({ name: z.string(), tax_number: z.string() }),
    /** The tax included in the amount, in hundredths of a percent. */
    tax_basis_points: z.number().int(),
    event: z.string(),
    /** The day of the event in its own time zone. */
    event_day: z.string(),
    order_number: z.string(),
    lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: z.number().int() })),
    /** What the seller excused the buyer from paying: the amount is the sum of the lines less this. */
    waived: z.number().int().optional(),
  }),
  invoice: z.object({ title: z.string(), tax_number: z.string() }).nullable(),
  issued_time: z.iso.datetime(),
});

export type Receipt = z.infer<typeof receipt>;

/** The receipts of an event and their sums; amounts in minor units. */
export const receiptCalls = {
  activityReceipts: defineCall({
    path: '/admin/activity/receipts',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Receipts and credit notes of an event, the latest first, with the sums of all that were asked for',
    input: z.object({
      activity_id: id,
      ...paging,
      ...inLocale,
      /** The number of a receipt or an order, the name of a buyer, or the title or tax number of a recipient. */
      keyword: z.string().trim().max(100).default(''),
      kind: receipt.shape.kind.optional(),
      /** `YYYY-MM` in the time zone of the event. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    output: pageOf(
      receipt
        .pick({
          id: true,
          number: true,
          kind: true,
          counters: true,
          amount: true,
          tax: true,
          currency: true,
          invoice: true,
          issued_time: true,
        })
        .extend({ order_id: id, order_number: z.string(), name: z.string() }),
    ).extend({
      /** The sums of all matching receipts, by currency: issued, countered (negative), and the tax in both. */
      sums: z.array(
        z.object({
          currency: z.string(),
          issued: z.number().int(),
          countered: z.number().int(),
          tax: z.number().int(),
        }),
      ),
      /** Months with receipts of the event, the latest first, whatever the filter. */
      months: z.array(z.string()),
    }),
  }),
};
