import { machineCalls as calls } from '@/backend/contract/publishing/calls';
import type { Mount } from '@/backend/kernel/serve';
import { serve } from '@/backend/kernel/serve';
import * as machines from '@/backend/modules/publishing/queries/feeds';

/** What feeds and sitemaps are made of. */
export const machineRoutes: Mount = (app, context) => {
  serve(app, context, calls.feedItems, machines.readFeed);
  serve(app, context, calls.newsItems, machines.readNews);
  serve(app, context, calls.sitemapRanges, machines.readRanges);
  serve(app, context, calls.sitemapRows, machines.readRows);
  serve(app, context, calls.sitemapOwn, machines.readOwn);
};
