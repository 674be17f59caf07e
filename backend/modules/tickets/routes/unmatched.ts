import { unmatchedCalls as calls } from '@/backend/contract/tickets/unmatched';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { decideUnmatched } from '@/backend/modules/tickets/commands/unmatched/decide';
import { storeUnmatched } from '@/backend/modules/tickets/commands/unmatched/store';
import { listUnmatched } from '@/backend/modules/tickets/queries/unmatched';

/** Unmatched money: lines of bank statements that name no order. */
export const unmatchedRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityUnmatched, async (ctx, { activity_id }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'money');
    return listUnmatched(ctx, activity_id);
  });
  serve(app, context, calls.keepUnmatched, (ctx, input, caller) =>
    storeUnmatched(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.decideUnmatched, async (ctx, input, caller) => {
    await decideUnmatched(ctx, memberOf(caller), input);
    return { id: input.id };
  });
};
