import { dataCalls as calls } from '@/backend/contract/data/calls';
import { pointCalls } from '@/backend/contract/data/points';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { savePoints } from './commands/save-points';
import { listRecords } from './queries/records';
import { listSeries, listSpotPrices } from './queries/series';

/** Data series and prices. */
export const dataRoutes: Mount = (app, context) => {
  serve(app, context, calls.dataSeries, async (ctx, input) => ({ list: await listSeries(ctx, input) }));
  serve(app, context, calls.dataRecords, (ctx, input) => listRecords(ctx, input));
  serve(app, context, pointCalls.saveSeriesPoints, (ctx, input, caller) =>
    savePoints(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.spotPrices, (ctx) => listSpotPrices(ctx));
};
