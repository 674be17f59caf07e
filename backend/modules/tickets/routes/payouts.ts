import { payoutCalls as calls } from '@/backend/contract/tickets/payouts';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import {
  readAccount,
  giveRefundAccount,
  reportArrival,
} from '@/backend/modules/tickets/commands/payouts/account';
import { exportPayouts } from '@/backend/modules/tickets/commands/payouts/export';
import { openPayout } from '@/backend/modules/tickets/commands/payouts/open';
import { recordPayouts, repayPayout } from '@/backend/modules/tickets/commands/payouts/record';
import { readForBuyer } from '@/backend/modules/tickets/queries/buyer-order';
import { matchPayouts } from '@/backend/modules/tickets/queries/payout-lines';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts';

/** Refunds by hand: organisers pay and record them, buyers report whether they arrived. */
export const payoutRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityPayouts, async (ctx, { activity_id }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'money');
    return listPayouts(ctx, activity_id);
  });
  serve(app, context, calls.openPayout, (ctx, input, caller) => openPayout(ctx, memberOf(caller), input));
  serve(app, context, calls.recordPayouts, async (ctx, input, caller) => ({
    results: await recordPayouts(ctx, memberOf(caller), input),
  }));
  serve(app, context, calls.repayPayout, async (ctx, input, caller) => {
    await repayPayout(ctx, memberOf(caller), input);
    return { id: input.id };
  });
  serve(app, context, calls.askAccount, async (ctx, input, caller) => {
    await readAccount(ctx, memberOf(caller), input);
    return { id: input.id };
  });
  serve(app, context, calls.exportPayouts, (ctx, input, caller) =>
    exportPayouts(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.matchPayouts, async (ctx, { activity_id, text }, caller) => {
    await managedEvent(ctx, memberOf(caller), activity_id, 'money');
    return { lines: await matchPayouts(ctx, activity_id, text) };
  });
  serve(app, context, calls.giveRefundAccount, async (ctx, input, caller) => {
    await giveRefundAccount(ctx, memberOf(caller), input);
    return readForBuyer(ctx, input.id, input.locale);
  });
  serve(app, context, calls.reportArrival, async (ctx, input, caller) => {
    await reportArrival(ctx, memberOf(caller), input);
    return readForBuyer(ctx, input.id, input.locale);
  });
};
