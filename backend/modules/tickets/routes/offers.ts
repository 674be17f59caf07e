import { offerCalls as calls } from '@/backend/contract/tickets/offers';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { countCodes } from '@/backend/modules/tickets/commands/count-codes';
import { declineOffer, joinWaitlist, leaveWaitlist } from '@/backend/modules/tickets/commands/waiting';
import { readCode, readOffer } from '@/backend/modules/tickets/queries/offer';

/** The ticket picker of an event, and its waiting lists. */
export const offerRoutes: Mount = (app, context) => {
  serve(app, context, calls.ticketOffer, async (ctx, input, caller) => {
    await countCodes(ctx, caller, input.codes);
    return readOffer(ctx, caller.member, input);
  });
  serve(app, context, calls.checkCode, async (ctx, input, caller) => {
    await countCodes(ctx, caller, [input.code]);
    return readCode(ctx, caller.member, input);
  });
  serve(app, context, calls.joinWaitlist, (ctx, input, caller) => joinWaitlist(ctx, memberOf(caller), input));
  serve(app, context, calls.leaveWaitlist, async (ctx, { id }, caller) => {
    const { state } = await leaveWaitlist(ctx, memberOf(caller), id);
    return { id, state };
  });
  serve(app, context, calls.declineOffer, async (ctx, { key }, caller) => {
    const { state } = await declineOffer(ctx, caller.address, key);
    return { state };
  });
};
