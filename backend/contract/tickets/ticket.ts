import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { TICKET_KINDS } from './statuses';

const SALE_STATES = ['on_sale', 'not_yet', 'closed', 'sold_out'] as const;

/** A ticket type as readers see it. Hidden ones are shown to those who bring a code. */
export const ticketType = z.object({
  id,
  name: z.string(),
  note: z.string(),
  type: z.enum(TICKET_KINDS),
  /** What it costs now, in minor units (fen, cents). */
  price: z.number().int(),
  currency: z.string(),
  /** All its seats; null when the organiser does not publish numbers. */
  quantity: z.number().int().nullable(),
  /** Free seats: those of the type, or of the whole event where that has fewer. Null as above. */
  left: z.number().int().nullable(),
  state: z.enum(SALE_STATES),
  per_person_limit: z.number().int(),
  /** ISO instants with zone, or null for no bound. */
  sale_opens: z.string().nullable(),
  sale_closes: z.string().nullable(),
  /** The price after this moment, when it changes. */
  next_price: z.object({ from: z.string(), price: z.number().int() }).nullable(),
});

export type TicketType = z.infer<typeof ticketType>;
