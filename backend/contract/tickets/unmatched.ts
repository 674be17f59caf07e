import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';
import { MAX_MONEY, MAX_UNMATCHED_AT_ONCE, STATEMENT_MAX_BYTES, STATEMENT_MAX_LENGTH } from './limits';
import { UNMATCHED_STATES } from './statuses';

const amount = z.number().int();

/** Unmatched money: received without an order of the event. Amounts are minor units, `*_time` ISO instants. */
const unmatched = z.object({
  id,
  state: z.enum(UNMATCHED_STATES),
  amount,
  currency: z.string(),
  /** Day and time as the bank wrote them, `YYYY-MM-DD` and `HH:MM`; empty if it wrote none. */
  day: z.string(),
  clock: z.string(),
  payer: z.string(),
  remark: z.string(),
  seen_by: z.string(),
  seen_time: z.string(),
  /** Orders it may pay, the likeliest first: by its amount, the name, or both. Empty unless it is open. */
  likely: z.array(
    z.object({
      order_id: id,
      number: z.string(),
      name: z.string(),
      owed: amount,
      is_amount_alike: z.boolean(),
      is_name_alike: z.boolean(),
      /** When the buyer reported the bank transfer. */
      named_time: z.string().nullable(),
    }),
  ),
  /** The order it was matched to. */
  order_id: id.nullable(),
  order_number: z.string(),
  ended_by: z.string(),
  ended_time: z.string().nullable(),
  reason: z.string(),
});

/** Unmatched lines of bank statements, and the decisions about them. */
export const unmatchedCalls = {
  activityUnmatched: defineCall({
    path: '/admin/activity/unmatched',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Money that came without an order: what waits, and what was decided lately',
    input: z.object({ activity_id: id }),
    output: z.object({
      list: z.array(unmatched),
      /** The sums that wait for a decision. */
      sums: z.array(z.object({ currency: z.string(), amount })),
    }),
  }),
  storeUnmatched: defineCall({
    path: '/admin/activity/unmatchedStore',
    former: { name: 'keepUnmatched', path: '/admin/activity/unmatchedKeep' },
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    maxBytes: STATEMENT_MAX_BYTES,
    summary:
      'Keep lines of a bank statement that name no order of the event, each once however often it is pasted',
    input: z.object({
      activity_id: id,
      csv: z.string().max(STATEMENT_MAX_LENGTH, 'tooLong'),
      /** The chosen lines of the statement, by number, and the amount of each. */
      lines: z
        .array(
          z.object({
            line: z.number().int().min(1),
            amount: z.number().int().min(1).max(MAX_MONEY),
          }),
        )
        .min(1, 'required')
        .max(MAX_UNMATCHED_AT_ONCE),
    }),
    output: z.object({
      kept: z.number().int(),
      /** The number of lines already stored, or already recorded as payments of orders. */
      known: z.number().int(),
    }),
  }),
  decideUnmatched: defineCall({
    path: '/admin/activity/unmatchedDecide',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Say that kept money is not of this event, or went back outside of it; or look at it again',
    input: z.object({
      id,
      decision: z.enum(['not_ours', 'returned', 'open']),
      /** Required, except for the decision `open`. */
      reason: z.string().trim().max(500, 'tooLong').default(''),
      /** The bank’s number of the payout, if the money was returned. */
      reference: z.string().trim().max(120, 'tooLong').default(''),
    }),
    output: z.object({ id }),
  }),
};
