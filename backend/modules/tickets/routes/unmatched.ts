import { unmatchedCalls as calls } from '@/backend/contract/tickets/unmatched';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { decideUnmatched } from '@/backend/modules/tickets/commands/unmatched/decide';
import { storeUnmatched } from '@/backend/modules/tickets/commands/unmatched/store';
import { listUnmatched } from '@/backend/modules/tickets/queries/statements/unmatched';

/** Unmatched money: lines of bank statements that name no order. */
export const unmatchedRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityUnmatched: async (ctx, { activity_id }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'money');
      return listUnmatched(ctx, activity_id);
    },
    storeUnmatched: (ctx, input, { member }) => storeUnmatched(ctx, member, input),
    decideUnmatched: async (ctx, input, { member }) => {
      await decideUnmatched(ctx, member, input);
      return { id: input.id };
    },
  });
};
