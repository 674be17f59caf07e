import { z } from 'zod';
import { id } from '@/backend/contract/fields';

const named = z.object({ id, title: z.string() });

/** What an account still owes or is owed. */
export const accountDuties = z.object({
  /** Public events of the caller that are not over: to be cancelled, or waited for. */
  live_events: z.array(named),
  /** Own events with money that somebody waits for: transfers to confirm, refunds by hand. */
  open_money: z.array(named),
  /** Own orders with money on its way. */
  orders: z.array(z.object({ id, number: z.string(), title: z.string() })),
  /** Own orders with tickets to events that are to come: they can be handed on or given back first. */
  tickets: z.array(z.object({ id, number: z.string(), title: z.string() })),
});
