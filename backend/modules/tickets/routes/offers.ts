import { offerCalls as calls } from '@/backend/contract/tickets/offers';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { countCodeTries } from '@/backend/modules/tickets/commands/codes/count-code-tries';
import {
  declineOffer,
  joinWaitlist,
  leaveWaitlist,
} from '@/backend/modules/tickets/commands/waiting-list/join';
import { readCode, readOffer } from '@/backend/modules/tickets/queries/offers/offer';

/** The ticket picker of an event, and its waiting lists. */
export const offerRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    ticketOffer: async (ctx, input, caller) => {
      await countCodeTries(ctx, caller, input.codes);
      return readOffer(ctx, caller.member, input);
    },
    checkCode: async (ctx, input, caller) => {
      await countCodeTries(ctx, caller, [input.code]);
      return readCode(ctx, caller.member, input);
    },
    joinWaitlist: (ctx, input, { member }) => joinWaitlist(ctx, member, input),
    leaveWaitlist: async (ctx, { id }, { member }) => {
      const { state } = await leaveWaitlist(ctx, member, id);
      return { id, state };
    },
    declineOffer: async (ctx, { key }, caller) => {
      const { state } = await declineOffer(ctx, caller.address, key);
      return { state };
    },
  });
};
