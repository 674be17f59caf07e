import { z } from 'zod';
import { id } from '@/backend/contract/fields';

const named = z.object({ id, title: z.string() });

/** What an account still owes to others, or others owe to it. */
export const accountDuties = z.object({
  /** Public events of the caller that are not over: the caller has to cancel them or wait for their end. */
  live_events: z.array(named),
  /** Events of the caller with money that other people wait for: transfers to confirm, refunds to pay by hand. */
  open_money: z.array(named),
  /** Orders of the caller with a payment or refund under way. */
  orders: z.array(z.object({ id, number: z.string(), title: z.string() })),
  /** Orders of the caller with tickets to coming events: these can be transferred or returned first. */
  tickets: z.array(z.object({ id, number: z.string(), title: z.string() })),
});
