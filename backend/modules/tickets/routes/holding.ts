import { holdingCalls as calls } from '@/backend/contract/tickets/holding';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { fillTicket } from '@/backend/modules/tickets/commands/hold-ticket';
import { renewByKey, renewOwnTicket } from '@/backend/modules/tickets/commands/renew-ticket';
import { withTicketKey } from '@/backend/modules/tickets/commands/with-ticket-key';
import { byKey, listMyTickets, mineById, readHeld } from '@/backend/modules/tickets/queries/held-ticket';

/** What holders do with their tickets. */
export const holdingRoutes: Mount = (app, context) => {
  serve(app, context, calls.myTickets, (ctx, input, caller) => listMyTickets(ctx, memberOf(caller), input));
  serve(app, context, calls.ticketOfMine, async (ctx, { id, locale }, caller) =>
    readHeld(ctx, await mineById(ctx, memberOf(caller), id), locale),
  );
  serve(app, context, calls.ticketByKey, (ctx, { key, locale }, caller) =>
    withTicketKey(ctx, caller.address, async () => readHeld(ctx, await byKey(ctx, key), locale)),
  );
  serve(app, context, calls.renewTicket, async (ctx, input, caller) =>
    readHeld(ctx, await renewOwnTicket(ctx, memberOf(caller), input), input.locale),
  );
  serve(app, context, calls.renewTicketByKey, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, () => renewByKey(ctx, input)),
  );
  serve(app, context, calls.fillTicket, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, async () => readHeld(ctx, await fillTicket(ctx, input), input.locale)),
  );
};
