import { transferCalls as calls } from '@/backend/contract/tickets/transfers';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import {
  callBackTransfer,
  declineTransfer,
  takeTransfer,
} from '@/backend/modules/tickets/commands/transfers/answer';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { withTicketKey } from '@/backend/modules/tickets/commands/tickets/with-ticket-key';
import { readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { readTransferOffer } from '@/backend/modules/tickets/queries/transfers/offered-ticket';

/** Ticket transfers: senders are signed in, receivers use the link in their letter. */
export const transferRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    transferTicket: (ctx, input, { member }) => transferTicket(ctx, member, input),
    callBackTransfer: async (ctx, input, { member }) =>
      readTicketAccess(ctx, await callBackTransfer(ctx, member, input), input.locale),
    transferByKey: (ctx, input, caller) =>
      withTicketKey(ctx, caller.address, () => readTransferOffer(ctx, input)),
    takeTransfer: (ctx, input, caller) => withTicketKey(ctx, caller.address, () => takeTransfer(ctx, input)),
    declineTransfer: (ctx, input, caller) =>
      withTicketKey(ctx, caller.address, () => declineTransfer(ctx, input)),
  });
};
