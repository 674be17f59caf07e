import { holdingCalls as calls } from '@/backend/contract/tickets/holder-calls';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { fillTicket } from '@/backend/modules/tickets/commands/fill-ticket';
import { renewByKey, renewOwnTicket } from '@/backend/modules/tickets/commands/renew-ticket';
import { withTicketKey } from '@/backend/modules/tickets/commands/with-ticket-key';
import {
  ticketByKey,
  listMyTickets,
  mineById,
  readTicketAccess,
} from '@/backend/modules/tickets/queries/ticket-access';

/** What holders do with their tickets. */
export const holdingRoutes: Mount = (app, context) => {
  serve(app, context, calls.myTickets, (ctx, input, caller) => listMyTickets(ctx, memberOf(caller), input));
  serve(app, context, calls.ticketOfMine, async (ctx, { id, locale }, caller) =>
    readTicketAccess(ctx, await mineById(ctx, memberOf(caller), id), locale),
  );
  serve(app, context, calls.ticketByKey, (ctx, { key, locale }, caller) =>
    withTicketKey(ctx, caller.address, async () =>
      readTicketAccess(ctx, await ticketByKey(ctx, key), locale),
    ),
  );
  serve(app, context, calls.renewTicket, async (ctx, input, caller) =>
    readTicketAccess(ctx, await renewOwnTicket(ctx, memberOf(caller), input), input.locale),
  );
  serve(app, context, calls.renewTicketByKey, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, () => renewByKey(ctx, input)),
  );
  serve(app, context, calls.fillTicket, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, async () =>
      readTicketAccess(ctx, await fillTicket(ctx, input), input.locale),
    ),
  );
};
