import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id, inLocale } from '@/backend/contract/fields';
import { ACCOUNT_MIN_LENGTH, MAX_PAYOUTS } from './limits';
import { order } from './order';
import { ORDER_CAUSES, PAYOUT_GROUPS, PAYOUT_WAYS, REFUND_GROUNDS } from './statuses';

const amount = z.number().int();

/** A refund of an event as its organiser's pages list it. Times are ISO instants, amounts minor units. */
const payout = z.object({
  id,
  order_id: id,
  order_number: z.string(),
  name: z.string(),
  group: z.enum(PAYOUT_GROUPS),
  amount,
  currency: z.string(),
  /** Since when it is owed. */
  since: z.string(),
  cause: z.enum(ORDER_CAUSES).nullable(),
  ground: z.enum(REFUND_GROUNDS),
  reason: z.string(),
  /** The last characters of the account; empty without an account. */
  account_tail: z.string(),
  asked_time: z.string().nullable(),
  exported_in: z.string(),
  /** The colleague who has opened it for paying. */
  opened_by: z.string(),
  way: z.enum(PAYOUT_WAYS).nullable(),
  /** The bank's number of the payout. */
  reference: z.string(),
  done_time: z.string().nullable(),
  done_by: z.string(),
  /** Whether the buyer has reported that it has not arrived. */
  is_missing: z.boolean(),
});

/** owed = to_pay + no_account + missing + undecided + parked, in minor units. */
const payoutSums = z.object({
  currency: z.string(),
  owed: amount,
  to_pay: amount,
  no_account: amount,
  missing: amount,
  /** Money received beyond what was due, about which nobody has decided. */
  undecided: amount,
  parked: amount,
  by_provider: amount,
  /** Unmatched money, received without an order, which belongs to nobody until it is assigned; not part of `owed`. */
  unmatched: amount,
});

const list = z.object({
  list: z.array(payout),
  counts: z.record(z.enum(PAYOUT_GROUPS), z.number().int()),
  sums: z.array(payoutSums),
});

/**
 * No bank account or wallet has a shorter number, without spaces and hyphens: a shorter one is a mistake that would
 * misdirect the money.
 */
const accountNumber = z
  .string()
  .trim()
  .min(1, 'required')
  .max(100, 'tooLong')
  .refine((number) => number.replace(/[\s-]/g, '').length >= ACCOUNT_MIN_LENGTH, 'tooShort');

const account = z.object({ holder: z.string(), number: z.string(), bank: z.string() });
const reference = z.string().trim().max(120, 'tooLong');

/** Refunds an organiser pays by hand: they are owed until the organiser records the payout. */
export const payoutCalls = {
  activityPayouts: defineCall({
    path: '/admin/activity/payouts',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'Refunds of an event: to be paid, waiting for an account, paid, on their way by the provider; what is owed',
    input: z.object({ activity_id: id }),
    output: list,
  }),
  openPayout: defineCall({
    path: '/admin/activity/payoutOpen',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary:
      'What is needed to pay one refund by hand; names a colleague who is about to, unless it is taken over',
    input: z.object({ id, take: z.boolean().default(false) }),
    output: z.object({
      payout,
      /** Null when the buyer has given none, or it was erased. */
      account: account.nullable(),
      /** The purpose to write into the bank transfer. */
      memo: z.string(),
      /** The colleague who opened it first; the account is withheld until the caller takes the payout over. */
      held_by: z.object({ name: z.string(), since: z.string() }).nullable(),
    }),
  }),
  recordPayouts: defineCall({
    path: '/admin/activity/payoutRecord',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Record refunds that were paid by hand, each once, with the number of the payout',
    input: z.object({
      activity_id: id,
      payouts: z
        .array(
          z.object({ id, reference: reference.default(''), way: z.enum(PAYOUT_WAYS).default('transfer') }),
        )
        .min(1, 'required')
        .max(MAX_PAYOUTS),
      /** The letter and the credit note are delayed by a minute, in which the step can be undone. */
      undoable: z.boolean().optional(),
    }),
    output: z.object({
      results: z.array(
        z.object({
          id,
          /** `already`: it was recorded before, or it is not to be paid by hand. */
          result: z.enum(['recorded', 'already']),
          by: z.string(),
          reference: z.string(),
        }),
      ),
    }),
  }),
  repayPayout: defineCall({
    path: '/admin/activity/payoutAgain',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'A recorded payout came back from the bank: it is owed again',
    input: z.object({ id, reason: z.string().trim().max(500, 'tooLong').default('') }),
    output: z.object({ id }),
  }),
  askAccount: defineCall({
    path: '/admin/activity/payoutAsk',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Ask a buyer for the account of a refund; with `is_wrong` the one he gave is erased',
    input: z.object({ id, is_wrong: z.boolean().default(false) }),
    output: z.object({ id }),
  }),
  exportPayouts: defineCall({
    path: '/admin/activity/payoutExport',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'A file of payouts for the bank; the refunds in it are marked, and are left out of the next',
    input: z.object({
      activity_id: id,
      /** The refunds to write; by default all that can be paid. */
      ids: z.array(id).max(MAX_PAYOUTS).optional(),
      /** Whether to include refunds that are in an earlier file. */
      again: z.boolean().default(false),
      /** A workbook stores account numbers as text; in a CSV file, spreadsheets would read them as numbers. */
      format: z.enum(['csv', 'xlsx']).default('csv'),
      ...inLocale,
    }),
    output: z.object({
      file_name: z.string(),
      /** Empty when there is nothing to write, or a workbook was requested. */
      csv: z.string(),
      /** The workbook in Base64, if it was requested. */
      xlsx: z.string(),
      count: z.number().int(),
      sums: z.array(z.object({ currency: z.string(), amount })),
      left_out: z.array(
        z.object({ id, order_number: z.string(), name: z.string(), why: z.enum(['no_account', 'exported']) }),
      ),
    }),
  }),
  matchPayouts: defineCall({
    path: '/admin/activity/payoutMatch',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    summary: 'Which lines of a pasted bank receipt paid which refunds; nothing is recorded by it',
    input: z.object({ activity_id: id, text: z.string().max(200_000, 'tooLong') }),
    output: z.object({
      lines: z.array(
        z.object({
          line: z.number().int(),
          text: z.string(),
          /**
           * `amount`: the sum differs from what is owed; `several`: it fits more than one refund; `paid`: recorded
           * before.
           */
          result: z.enum(['match', 'amount', 'several', 'paid', 'unknown']),
          payout_id: id.nullable(),
          name: z.string(),
          /** The amount owed, in minor units. */
          owed: amount,
          currency: z.string(),
          /** The bank's number of the payout, as far as it can be recognised. */
          reference: z.string(),
        }),
      ),
    }),
  }),
  giveRefundAccount: defineCall({
    path: '/giveRefundAccount',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary:
      'Where the organiser pays the refund of an own order: kept encrypted, read by those who pay, erased afterwards',
    input: z.object({
      id,
      holder: z.string().trim().min(1, 'required').max(100, 'tooLong'),
      number: accountNumber,
      bank: z.string().trim().max(100, 'tooLong').default(''),
      ...inLocale,
    }),
    output: order,
  }),
  reportArrival: defineCall({
    path: '/reportArrival',
    methods: ['POST'],
    access: 'user',
    browser: 'page',
    converted: true,
    summary: 'Whether a refund the organiser paid by hand has arrived',
    input: z.object({ id, refund_id: id, has_arrived: z.boolean(), ...inLocale }),
    output: order,
  }),
};
