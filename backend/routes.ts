import type { Mount } from './mount';
import { accountRoutes } from './modules/accounts/routes';
import { contentRoutes } from './modules/content/routes';
import { eventRoutes } from './modules/events/routes';
import { importRoutes } from './modules/import/routes';
import { markRoutes } from './modules/marks/routes';
import { messageRoutes } from './modules/messages/routes';
import { realnameRoutes } from './modules/realname/routes';
import { searchRoutes } from './modules/search/routes';
import { siteRoutes } from './modules/site/routes';
import { trackingRoutes } from './modules/tracking/routes';
import { uploadRoutes } from './modules/uploads/routes';
import { outboxRoutes } from './outbox/routes';

/** Every module of the API. */
export const routes: Mount[] = [
  contentRoutes,
  siteRoutes,
  eventRoutes,
  searchRoutes,
  trackingRoutes,
  importRoutes,
  uploadRoutes,
  accountRoutes,
  messageRoutes,
  markRoutes,
  realnameRoutes,
  outboxRoutes,
];
