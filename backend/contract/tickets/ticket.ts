import { z } from 'zod';
import { id } from '@/backend/contract/fields';

export const TICKET_KINDS = ['official', 'invitation', 'ordinary'] as const;

const TICKET_STATES = ['on_sale', 'not_yet', 'closed', 'sold_out'] as const;

export const ticketType = z.object({
  id,
  name: z.string(),
  note: z.string(),
  type: z.enum(TICKET_KINDS),
  /** Minor units (fen, cents). */
  price: z.number().int(),
  currency: z.string(),
  quantity: z.number().int(),
  left: z.number().int(),
  state: z.enum(TICKET_STATES),
  per_person_limit: z.number().int(),
  /** ISO instants with zone, or null for no bound. */
  sale_opens: z.string().nullable(),
  sale_closes: z.string().nullable(),
});

export type TicketType = z.infer<typeof ticketType>;
