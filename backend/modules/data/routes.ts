import { z } from 'zod';
import { dataCalls as calls } from '@/backend/contract/data/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { pointCalls } from '@/backend/contract/data/points';
import { priceAlertCalls } from '@/backend/contract/data/price-alerts';
import { watchCalls } from '@/backend/contract/data/watch';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { ApiError } from '@/backend/kernel/errors';
import { isSame } from '@/backend/kernel/tokens';
import { importPoints } from './commands/import-points';
import { addByKey, savePoints } from './commands/save-points';
import { addPriceAlert, removePriceAlert } from './commands/price-alerts';
import { watchSeries } from './commands/watch-series';
import { listRecords } from './queries/records';
import { listSeries, listSpotPrices } from './queries/series';
import { listPriceAlerts } from './queries/price-alerts';
import { listWatched } from './queries/watched-series';

const MAX_BODY_BYTES = 16 * 1024 * 1024;
const pointsInput = z.object({ key: z.string(), text: z.string(), isDryRun: z.boolean() });

/** Data series and prices; and the route that `npm run import -- --series` posts to while the backend runs. */
export const dataRoutes: Mount = (app, context) => {
  serveCalls(app, context, pointCalls, {
    saveSeriesPoints: (ctx, input, { member }) => savePoints(ctx, member, input),
    addSeriesPoints: (ctx, input, { member }) => addByKey(ctx, member, input),
  });
  serveCalls(app, context, calls, {
    dataSeries: async (ctx, input) => ({ list: await listSeries(ctx, input) }),
    dataRecords: (ctx, input) => listRecords(ctx, input),
    spotPrices: (ctx) => listSpotPrices(ctx),
  });
  serveCalls(app, context, priceAlertCalls, {
    priceAlerts: async (ctx, _, { member }) => ({ list: await listPriceAlerts(ctx, member.id) }),
    addPriceAlert: (ctx, input, { member }) => addPriceAlert(ctx, member, input),
    removePriceAlert: (ctx, input, { member }) => removePriceAlert(ctx, member, input),
  });
  serveCalls(app, context, watchCalls, {
    watchedSeries: async (ctx, _, { member }) => ({ keys: await listWatched(ctx, member.id) }),
    watchSeries: (ctx, input, { member }) => watchSeries(ctx, member, input),
  });
  app.post('/internal/points', async (c) => {
    if (!isSame(c.req.header(HEADERS.secret) ?? '', context.config.secret)) throw new ApiError('notFound');
    const body = await readJsonBody(c.req.raw, MAX_BODY_BYTES);
    if (body === undefined) throw new ApiError('bodyTooLarge');
    const data = await importPoints(context, pointsInput.parse(body));
    return c.json({ code: SUCCESS_CODE, message: 'ok', data });
  });
};
