import type { Mount } from '@/backend/kernel/serve';
import { accountRoutes } from '@/backend/modules/accounts/routes';
import { contentRoutes } from '@/backend/modules/stories/routes';
import { eventRoutes } from '@/backend/modules/events/routes';
import { importRoutes } from '@/backend/import/store/routes';
import { machineRoutes } from '@/backend/modules/publishing/routes';
import { markRoutes } from '@/backend/modules/members/routes/reactions';
import { messageRoutes } from '@/backend/modules/members/routes/messages';
import { realnameRoutes } from '@/backend/modules/members/routes/real-name';
import { searchRoutes } from '@/backend/modules/search/routes';
import { siteRoutes } from '@/backend/modules/directory/routes';
import { trackingRoutes } from '@/backend/modules/analytics/routes';
import { uploadRoutes } from '@/backend/modules/uploads/routes';
import { outboxRoutes } from '@/backend/outbox/routes';

/** Every module of the API. */
export const routes: Mount[] = [
  contentRoutes,
  siteRoutes,
  eventRoutes,
  searchRoutes,
  machineRoutes,
  trackingRoutes,
  importRoutes,
  uploadRoutes,
  accountRoutes,
  messageRoutes,
  markRoutes,
  realnameRoutes,
  outboxRoutes,
];
