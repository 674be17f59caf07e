import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { renamedField } from '@/backend/contract/renamed-fields';

/** The id of a ticket type, and a list of them; `ticket_id` without `type` is a ticket. */
export const ticketTypeId = renamedField('ticket_id', id);
export const ticketTypeIds = renamedField('ticket_ids', z.array(id));
