import { transferCalls as calls } from '@/backend/contract/tickets/transfers';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import {
  callBackTransfer,
  declineTransfer,
  takeTransfer,
} from '@/backend/modules/tickets/commands/transfers/answer';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { withTicketKey } from '@/backend/modules/tickets/commands/with-ticket-key';
import { readTicketAccess } from '@/backend/modules/tickets/queries/ticket-access';
import { readOffered } from '@/backend/modules/tickets/queries/offered-ticket';

/** Ticket transfers: senders are signed in, receivers use the link in their letter. */
export const transferRoutes: Mount = (app, context) => {
  serve(app, context, calls.transferTicket, (ctx, input, caller) =>
    transferTicket(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.callBackTransfer, async (ctx, input, caller) =>
    readTicketAccess(ctx, await callBackTransfer(ctx, memberOf(caller), input), input.locale),
  );
  serve(app, context, calls.transferByKey, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, () => readOffered(ctx, input)),
  );
  serve(app, context, calls.takeTransfer, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, () => takeTransfer(ctx, input)),
  );
  serve(app, context, calls.declineTransfer, (ctx, input, caller) =>
    withTicketKey(ctx, caller.address, () => declineTransfer(ctx, input)),
  );
};
