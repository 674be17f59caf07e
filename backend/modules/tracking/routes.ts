import { trackingCalls as calls } from '../../contract/tracking';
import { type Mount, serve } from '../../mount';
import { recordPageView } from './service';

/** Spec §7 "Tracking". */
export const trackingRoutes: Mount = (app, context) => {
  serve(app, context, calls.pageView, async (ctx, view) => ({ recorded: await recordPageView(ctx, view) }));
};
