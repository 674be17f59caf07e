import type { Mount } from '@/backend/kernel/serve';
import { recordRoutes } from '@/backend/records/routes';
import { recordKinds } from './record-kinds';
import { backupRoutes } from '@/backend/backup/routes';
import { importRoutes } from '@/backend/import/store/routes';
import { importSubjects } from './import-subjects';
import { accountRoutes } from '@/backend/modules/accounts/routes';
import { alertRoutes } from '@/backend/modules/alerts/routes';
import { analyticsRoutes } from '@/backend/modules/analytics/routes';
import { brandRoutes } from '@/backend/modules/brand/routes';
import { channelRoutes } from '@/backend/modules/channels/routes';
import { commentRoutes } from '@/backend/modules/comments/routes/comments';
import { dataRoutes } from '@/backend/modules/data/routes';
import { deskRoutes } from '@/backend/modules/desk/routes';
import { directoryRoutes } from '@/backend/modules/directory/routes';
import { federationRoutes } from '@/backend/modules/federation/routes';
import { feedRoutes } from '@/backend/modules/feeds/routes';
import { followRoutes } from '@/backend/modules/follows/routes';
import { hostingRoutes } from '@/backend/modules/events/routes/hosting';
import { eventRoutes } from '@/backend/modules/events/routes/events';
import { homeRoutes } from '@/backend/modules/home/routes';
import { landingRoutes } from '@/backend/modules/landings/routes';
import { feedbackRoutes } from '@/backend/modules/members/routes/feedback';
import { messageRoutes } from '@/backend/modules/members/routes/messages';
import { profileRoutes } from '@/backend/modules/members/routes/profile';
import { reactionRoutes } from '@/backend/modules/members/routes/reactions';
import { realNameRoutes } from '@/backend/modules/members/routes/real-name';
import { inboundMailRoutes } from '@/backend/modules/newsletters/routes/inbound-mail';
import { newsletterRoutes } from '@/backend/modules/newsletters/routes/newsletters';
import { peopleRoutes } from '@/backend/modules/people/routes';
import { publishingRoutes } from '@/backend/modules/publishing/routes';
import { redirectRoutes } from '@/backend/modules/redirects/routes';
import { searchRoutes } from '@/backend/modules/search/routes';
import { sharingRoutes } from '@/backend/modules/sharing/routes';
import { storyRoutes } from '@/backend/modules/stories/routes';
import { ticketDeskRoutes } from '@/backend/modules/tickets/routes/desk';
import { payoutRoutes } from '@/backend/modules/tickets/routes/payouts';
import { unmatchedRoutes } from '@/backend/modules/tickets/routes/unmatched';
import { cohostRoutes } from '@/backend/modules/events/routes/cohosts';
import { gateRoutes } from '@/backend/modules/tickets/routes/gate';
import { letterRoutes } from '@/backend/modules/tickets/routes/letters';
import { holdingRoutes } from '@/backend/modules/tickets/routes/holder-calls';
import { transferRoutes } from '@/backend/modules/tickets/routes/transfers';
import { offerRoutes } from '@/backend/modules/tickets/routes/offers';
import { orderRoutes } from '@/backend/modules/tickets/routes/orders';
import { stripeRoutes } from '@/backend/modules/tickets/routes/stripe';
import { apiRoutes } from '@/backend/modules/api/routes';
import { topicRoutes } from '@/backend/modules/topics/routes';
import { uploadRoutes } from '@/backend/modules/uploads/routes';
import { webhookRoutes } from '@/backend/modules/webhooks/routes';
import { writingRoutes } from '@/backend/modules/writing/routes';
import { outboxRoutes } from '@/backend/outbox/routes';

/** Every module of the API. */
export const routes: Mount[] = [
  storyRoutes,
  peopleRoutes,
  topicRoutes,
  homeRoutes,
  brandRoutes,
  dataRoutes,
  directoryRoutes,
  landingRoutes,
  eventRoutes,
  hostingRoutes,
  offerRoutes,
  orderRoutes,
  holdingRoutes,
  transferRoutes,
  letterRoutes,
  ticketDeskRoutes,
  payoutRoutes,
  unmatchedRoutes,
  cohostRoutes,
  gateRoutes,
  webhookRoutes,
  stripeRoutes,
  alertRoutes,
  followRoutes,
  apiRoutes,
  channelRoutes,
  commentRoutes,
  newsletterRoutes,
  inboundMailRoutes,
  searchRoutes,
  publishingRoutes,
  analyticsRoutes,
  sharingRoutes,
  uploadRoutes,
  accountRoutes,
  profileRoutes,
  messageRoutes,
  reactionRoutes,
  feedbackRoutes,
  realNameRoutes,
  writingRoutes,
  deskRoutes,
  recordRoutes(recordKinds),
  feedRoutes,
  federationRoutes,
  redirectRoutes,
  importRoutes(importSubjects),
  backupRoutes,
  outboxRoutes,
];
