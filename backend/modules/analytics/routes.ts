import { analyticsCalls as calls } from '@/backend/contract/analytics/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { recordPageView } from '@/backend/modules/analytics/commands/record-page-view';

/** Page views. */
export const analyticsRoutes: Mount = (app, context) => {
  serve(app, context, calls.pageView, async (ctx, view, caller) => ({
    recorded: await recordPageView(ctx, caller, view),
  }));
};
