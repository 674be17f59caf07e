import { publishingCalls as calls } from '@/backend/contract/publishing/calls';
import type { Mount } from '@/backend/kernel/serve';
import { serve } from '@/backend/kernel/serve';
import * as feeds from '@/backend/modules/publishing/queries/feeds';

/** Calls for feeds and sitemaps. */
export const publishingRoutes: Mount = (app, context) => {
  serve(app, context, calls.feedItems, feeds.readFeed);
  serve(app, context, calls.newsItems, feeds.readNews);
  serve(app, context, calls.sitemapRanges, feeds.readRanges);
  serve(app, context, calls.sitemapRows, feeds.readRows);
  serve(app, context, calls.sitemapOwn, feeds.readOwn);
};
