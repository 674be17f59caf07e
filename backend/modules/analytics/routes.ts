import { analyticsCalls as calls } from '@/backend/contract/analytics/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { recordDepth } from '@/backend/modules/analytics/commands/record-depth';
import { recordPageView } from '@/backend/modules/analytics/commands/record-page-view';

/** Page views, and how far stories are read. */
export const analyticsRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    pageView: async (ctx, view, caller) => {
      const { depth, depth_before: before, token } = view;
      if (depth === undefined) return { recorded: await recordPageView(ctx, caller, view) };
      const reading = { contentId: Number(view.wz_id), token, depth, before };
      return { recorded: await recordDepth(ctx, caller, reading) };
    },
  });
};
