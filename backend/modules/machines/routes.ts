import { machineCalls as calls } from '../../contract/machines';
import type { Mount } from '../../mount';
import { serve } from '../../mount';
import * as machines from './service';

/** What feeds and sitemaps are made of. */
export const machineRoutes: Mount = (app, context) => {
  serve(app, context, calls.feedItems, machines.readFeed);
  serve(app, context, calls.newsItems, machines.readNews);
  serve(app, context, calls.sitemapRanges, machines.readRanges);
  serve(app, context, calls.sitemapRows, machines.readRows);
  serve(app, context, calls.sitemapOwn, machines.readOwn);
};
