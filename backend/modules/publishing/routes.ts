import { publishingCalls as calls } from '@/backend/contract/publishing/calls';
import type { Mount } from '@/backend/kernel/serve';
import { serveCalls } from '@/backend/kernel/serve';
import { listContentRun } from '@/backend/modules/publishing/queries/content-run';
import { findFilledSections } from '@/backend/modules/publishing/queries/filled-sections';
import * as feeds from '@/backend/modules/publishing/queries/feeds';

/** Calls for feeds and sitemaps. */
export const publishingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    feedItems: feeds.readFeed,
    contentRun: listContentRun,
    newsItems: feeds.readNews,
    sitemapRanges: feeds.readRanges,
    sitemapRows: feeds.readSitemapRows,
    filledSections: findFilledSections,
    sitemapOwn: feeds.readOwn,
  });
};
