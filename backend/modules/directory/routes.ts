import { siteCalls as calls } from '@/backend/contract/directory/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import * as site from './queries';

/** Configuration, documents, directories, data series: the rest of spec §7 "Content and discovery". */
export const siteRoutes: Mount = (app, context) => {
  serve(app, context, calls.appConfig, async (ctx) => site.readAppConfig(ctx));
  serve(app, context, calls.phoneCodes, async (_, { locale }) => site.listPhoneCodes(locale));
  serve(app, context, calls.notices, (ctx, input) => site.listNotices(ctx, input));
  serve(app, context, calls.cooperation, (ctx, input) => site.listPartners(ctx, input));
  serve(app, context, calls.weeklies, (ctx, input) => site.listWeeklies(ctx, input));
  serve(app, context, calls.tools, async (ctx, { locale }) => ({ list: await site.listTools(ctx, locale) }));
  serve(app, context, calls.dataSeries, async (ctx, input) => ({ list: await site.listSeries(ctx, input) }));
  serve(app, context, calls.spotPrices, (ctx) => site.listSpotPrices(ctx));
  serve(app, context, calls.document, (ctx, input) => site.readDocument(ctx, input));
  serve(app, context, calls.siteCounts, (ctx) => site.readCounts(ctx));
};
