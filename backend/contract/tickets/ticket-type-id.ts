import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { formerly } from '@/backend/contract/former-names';

/** The id of a ticket type, and a list of them; `ticket_id` without `type` is a ticket. */
export const ticketTypeId = formerly('ticket_id', id);
export const ticketTypeIds = formerly('ticket_ids', z.array(id));
