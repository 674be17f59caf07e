import type { Mount } from './mount';
import { contentRoutes } from './modules/content/routes';
import { eventRoutes } from './modules/events/routes';
import { importRoutes } from './modules/import/routes';
import { searchRoutes } from './modules/search/routes';
import { siteRoutes } from './modules/site/routes';
import { trackingRoutes } from './modules/tracking/routes';
import { uploadRoutes } from './modules/uploads/routes';

/** Every module of the API. */
export const routes: Mount[] = [
  contentRoutes,
  siteRoutes,
  eventRoutes,
  searchRoutes,
  trackingRoutes,
  importRoutes,
  uploadRoutes,
];
