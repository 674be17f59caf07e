import { trackingCalls as calls } from '@/backend/contract/analytics/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { recordPageView } from './commands';

/** Spec §7 "Tracking". */
export const trackingRoutes: Mount = (app, context) => {
  serve(app, context, calls.pageView, async (ctx, view) => ({ recorded: await recordPageView(ctx, view) }));
};
