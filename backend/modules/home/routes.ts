import { homeCalls as calls } from '@/backend/contract/home/calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { listBanners, listRecommended, readCounts, readHome } from './queries';

/** The home page: its lists, what editors placed there, the numbers in the header. */
export const homeRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    homeLists: (ctx, { locale }) => readHome(ctx, locale),
    banners: async (ctx, { locale }) => ({ list: await listBanners(ctx, locale) }),
    recommendations: (ctx, input) => listRecommended(ctx, input),
    siteCounts: (ctx) => readCounts(ctx),
  });
};
