import { z } from 'zod';
import { textInAnyScript } from '@/backend/contract/language-of-texts';
import { id } from '@/backend/contract/fields';
import { TICKET_KINDS } from './statuses';

const SALE_STATES = ['on_sale', 'not_yet', 'closed', 'sold_out'] as const;

/** A ticket type as readers see it. Hidden ones are shown only to readers with an invite code. */
export const ticketType = z.object({
  id,
  name: textInAnyScript(z.string()),
  note: textInAnyScript(z.string()),
  type: z.enum(TICKET_KINDS),
  /** The current price, in minor units (fen, cents). */
  price: z.number().int(),
  currency: z.string(),
  /** The number of its seats; null when the organiser does not publish numbers. */
  quantity: z.number().int().nullable(),
  /** The number of free seats: those of the type, or of the whole event if it has fewer. Null as above. */
  left: z.number().int().nullable(),
  state: z.enum(SALE_STATES),
  per_person_limit: z.number().int(),
  /** ISO instants with offset, or null for no limit. */
  sale_opens: z.string().nullable(),
  sale_closes: z.string().nullable(),
  /** The next price and the time from which it applies; null if the price does not change. */
  next_price: z.object({ from: z.string(), price: z.number().int() }).nullable(),
});

export type TicketType = z.infer<typeof ticketType>;
