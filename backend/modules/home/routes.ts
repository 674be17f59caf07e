import { homeCalls as calls } from '@/backend/contract/home/calls';
import { type Mount, serve } from '@/backend/kernel/serve';
import { listBanners, listRecommended, readCounts, readHome } from './queries';

/** The home page: its lists, what editors placed there, the numbers in the header. */
export const homeRoutes: Mount = (app, context) => {
  serve(app, context, calls.homeLists, (ctx, { locale }) => readHome(ctx, locale));
  serve(app, context, calls.banners, async (ctx, { locale }) => ({ list: await listBanners(ctx, locale) }));
  serve(app, context, calls.recommendations, (ctx, input) => listRecommended(ctx, input));
  serve(app, context, calls.siteCounts, (ctx) => readCounts(ctx));
};
