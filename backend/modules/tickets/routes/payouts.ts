import { payoutCalls as calls } from '@/backend/contract/tickets/payouts';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import {
  readAccount,
  giveRefundAccount,
  reportArrival,
} from '@/backend/modules/tickets/commands/payouts/account';
import { exportPayouts } from '@/backend/modules/tickets/commands/payouts/export';
import { openPayout } from '@/backend/modules/tickets/commands/payouts/open';
import { recordPayouts, repayPayout } from '@/backend/modules/tickets/commands/payouts/record';
import { readForBuyer } from '@/backend/modules/tickets/queries/orders/of-buyer';
import { matchPayouts } from '@/backend/modules/tickets/queries/payouts/lines';
import { listPayouts } from '@/backend/modules/tickets/queries/payouts/list';

/** Refunds by hand: organisers pay and record them, buyers report whether they arrived. */
export const payoutRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityPayouts: async (ctx, { activity_id }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'money');
      return listPayouts(ctx, activity_id);
    },
    openPayout: (ctx, input, { member }) => openPayout(ctx, member, input),
    recordPayouts: async (ctx, input, { member }) => ({
      results: await recordPayouts(ctx, member, input),
    }),
    repayPayout: async (ctx, input, { member }) => {
      await repayPayout(ctx, member, input);
      return { id: input.id };
    },
    askAccount: async (ctx, input, { member }) => {
      await readAccount(ctx, member, input);
      return { id: input.id };
    },
    exportPayouts: (ctx, input, { member }) => exportPayouts(ctx, member, input),
    matchPayouts: async (ctx, { activity_id, text }, { member }) => {
      await managedEvent(ctx, member, activity_id, 'money');
      return { lines: await matchPayouts(ctx, activity_id, text) };
    },
    giveRefundAccount: async (ctx, input, { member }) => {
      await giveRefundAccount(ctx, member, input);
      return readForBuyer(ctx, input.id, input.locale);
    },
    reportArrival: async (ctx, input, { member }) => {
      await reportArrival(ctx, member, input);
      return readForBuyer(ctx, input.id, input.locale);
    },
  });
};
