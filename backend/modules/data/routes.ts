import { dataCalls as calls } from '@/backend/contract/data/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { listSeries, listSpotPrices } from './queries/series';

/** Data series and prices. */
export const dataRoutes: Mount = (app, context) => {
  serve(app, context, calls.dataSeries, async (ctx, input) => ({ list: await listSeries(ctx, input) }));
  serve(app, context, calls.spotPrices, (ctx) => listSpotPrices(ctx));
};
