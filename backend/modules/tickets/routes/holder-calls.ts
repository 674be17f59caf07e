import { holdingCalls as calls } from '@/backend/contract/tickets/holder-calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { fillTicket } from '@/backend/modules/tickets/commands/tickets/fill';
import { renewByKey, renewOwnTicket } from '@/backend/modules/tickets/commands/tickets/renew';
import { withTicketKey } from '@/backend/modules/tickets/commands/tickets/with-ticket-key';
import {
  ticketByKey,
  listMyTickets,
  findOwnTicket,
  readTicketAccess,
} from '@/backend/modules/tickets/queries/tickets/access';

/** What holders do with their tickets. */
export const holdingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    myTickets: (ctx, input, { member }) => listMyTickets(ctx, member, input),
    ticketOfMine: async (ctx, { id, locale }, { member }) =>
      readTicketAccess(ctx, await findOwnTicket(ctx, member, id), locale),
    ticketByKey: (ctx, { key, locale }, caller) =>
      withTicketKey(ctx, caller.address, async () =>
        readTicketAccess(ctx, await ticketByKey(ctx, key), locale),
      ),
    renewTicket: async (ctx, input, { member }) =>
      readTicketAccess(ctx, await renewOwnTicket(ctx, member, input), input.locale),
    renewTicketByKey: (ctx, input, caller) =>
      withTicketKey(ctx, caller.address, () => renewByKey(ctx, input)),
    fillTicket: (ctx, input, caller) =>
      withTicketKey(ctx, caller.address, async () =>
        readTicketAccess(ctx, await fillTicket(ctx, input), input.locale),
      ),
  });
};
