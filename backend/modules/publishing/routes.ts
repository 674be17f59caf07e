import { publishingCalls as calls } from '@/backend/contract/publishing/calls';
import type { Mount } from '@/backend/kernel/serve';
import { serveCalls } from '@/backend/kernel/serve';
import { findFilledSections } from '@/backend/modules/publishing/queries/filled-sections';
import * as feeds from '@/backend/modules/publishing/queries/feeds';

/** Calls for feeds and sitemaps. */
export const publishingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    feedItems: feeds.readFeed,
    newsItems: feeds.readNews,
    sitemapRanges: feeds.readRanges,
    sitemapRows: feeds.readSitemapRows,
    filledSections: findFilledSections,
    sitemapOwn: feeds.readOwn,
  });
};
