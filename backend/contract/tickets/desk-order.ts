import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { ruleConflict } from './gate';
import { order, orderTicket } from './order';

/** An order as organisers see it. */
export const deskOrder = order.extend({
  tickets: z.array(
    orderTicket.extend({
      /** The last entry that broke the rules, and when; null if there was none. */
      offline_entry: ruleConflict.extend({ time: z.string() }).nullable(),
    }),
  ),
  /** A note for the organiser's staff; the buyer does not see it. */
  note: z.string(),
  /** The version of note, address and attendees. */
  details_version: z.number().int(),
  /** Whether the organiser blocks further orders of this buyer for this event. */
  is_buyer_blocked: z.boolean(),
  /** Until when the last step with money, a received payment or a payout, can be undone; null if it cannot. */
  undo_until: z.string().nullable(),
  /** Letters with tickets, with the delivery state of each. */
  letters: z.array(
    z.object({
      ticket_id: id,
      to: z.string(),
      /** `held`: it waits for an editor; `stopped`: an editor refused to send it. */
      state: z.enum(['waiting', 'sent', 'failed', 'held', 'stopped']),
      error: z.string(),
      time: z.string(),
    }),
  ),
});
