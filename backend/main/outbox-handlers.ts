import type { Context } from '@/backend/kernel/context';
import { deliverAlert } from '@/backend/modules/alerts/commands/deliver-alert';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { followStories } from '@/backend/modules/channels/commands/follow-stories';
import { deliverActivity } from '@/backend/modules/federation/commands/deliver';
import { followStory } from '@/backend/modules/federation/commands/post-story';
import { deliverFollowNotice } from '@/backend/modules/follows/commands/push-news';
import { notifyFollowers } from '@/backend/modules/follows/commands/notify-followers';
import { announce } from '@/backend/modules/publishing/commands/announce';
import type { Handler, Handlers } from '@/backend/outbox/handler';
import { purgeFronts } from '@/backend/outbox/front';
import { deliverLetter } from '@/backend/outbox/mail';
import { ANNOUNCEMENT_SERVICES } from '@/backend/outbox/announcement-services';
import { sendTurn } from '@/backend/modules/newsletters/commands/send/send-issue';
import { removePictures } from '@/backend/modules/uploads/commands/remove-pictures';
import { announceWithMenus } from '@/backend/modules/publishing/commands/announce-with-menus';
import { sendOrganiserLetter } from '@/backend/modules/tickets/commands/letters/organiser-letters';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { sendTransferLetter } from '@/backend/modules/tickets/commands/transfers/letter';
import { issueHeldReceipt } from '@/backend/modules/tickets/commands/undo/held-receipt';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { deliverWebhook } from '@/backend/modules/webhooks/commands/deliver';
import { notifyWebhooks } from '@/backend/modules/webhooks/commands/notify-webhooks';
import { notifyHolders } from '@/backend/modules/tickets/commands/letters/notify-holders';
import { deliverSms } from '@/backend/outbox/sms';

const eachPayload =
  (deliver: (context: Context, payload: unknown) => Promise<void>): Handler['deliver'] =>
  async (context, payloads) => {
    for (const payload of payloads) await deliver(context, payload);
  };

const outboundCall = {
  batch: 1,
  parallel: 1,
  maxDelaySeconds: 3600,
  leaseSeconds: 60,
  isOutgoing: true,
  isPrivate: false,
};
/** Calls to servers of strangers: waiting for one costs little, and members have ten webhooks each. */
const servers = { parallel: 48, perLane: 2 };
const letter = {
  batch: 1,
  parallel: 8,
  maxDelaySeconds: 3600,
  leaseSeconds: 90,
  isOutgoing: true,
  isPrivate: true,
};

/** Background jobs of this backend. */
const job = {
  batch: 1,
  parallel: 2,
  maxDelaySeconds: 600,
  leaseSeconds: 60,
  isSetUp: () => true,
  isOutgoing: false,
  isPrivate: false,
};

/** The handler of each kind of row in the outbox. */
export const outboxHandlers = {
  revalidate: {
    deliver: announceWithMenus,
    batch: 50,
    parallel: 1,
    maxDelaySeconds: 2,
    leaseSeconds: 15,
    isSetUp: () => true,
    isOutgoing: false,
    isPrivate: false,
  },
  front: {
    deliver: purgeFronts,
    batch: 50,
    parallel: 1,
    maxDelaySeconds: 2,
    leaseSeconds: 15,
    isSetUp: (config) => config.frontUrls.length > 0,
    isOutgoing: false,
    isPrivate: false,
  },
  pictures: {
    deliver: eachPayload(removePictures),
    batch: 1,
    parallel: 1,
    maxDelaySeconds: 3600,
    leaseSeconds: 90,
    isSetUp: () => true,
    // The bucket may be that of the installation of which this one is a copy.
    isOutgoing: true,
    isPrivate: false,
  },
  tickets: {
    ...job,
    deliver: eachPayload(async (...args) => void (await sendTickets(...args))),
    isAtomic: true,
  },
  receipt: { ...job, deliver: eachPayload(issueHeldReceipt), isAtomic: true },
  transferLetter: { ...job, deliver: eachPayload(sendTransferLetter), isAtomic: true },
  eventChange: { ...job, deliver: eachPayload(notifyHolders), isAtomic: true },
  hostLetter: { ...job, deliver: eachPayload(sendOrganiserLetter), isAtomic: true },
  follow: { ...job, deliver: eachPayload(notifyFollowers), isAtomic: true },
  followNotice: { ...job, deliver: eachPayload(deliverFollowNotice), isOutgoing: true },
  alert: { ...job, deliver: eachPayload(deliverAlert), isOutgoing: true },
  refund: {
    ...job,
    deliver: eachPayload(sendRefund),
    isSetUp: (config) => config.stripe !== null,
    isOutgoing: true,
  },
  webhookFact: { ...job, deliver: eachPayload(notifyWebhooks), parallel: 1, isAtomic: true },
  webhook: {
    ...outboundCall,
    deliver: eachPayload(deliverWebhook),
    ...servers,
    isSetUp: () => true,
  },
  channelStory: { ...job, deliver: eachPayload(followStories), parallel: 1, isAtomic: true },
  // Each channel has a row at a time.
  channelPost: {
    ...job,
    deliver: eachPayload(deliverPost),
    parallel: 8,
    leaseSeconds: 180,
    isOutgoing: true,
  },
  federationStory: {
    ...job,
    deliver: eachPayload(followStory),
    parallel: 1,
    isAtomic: true,
    isSetUp: (config) => config.federation !== null,
  },
  federation: {
    ...outboundCall,
    deliver: eachPayload(deliverActivity),
    ...servers,
    isSetUp: (config) => config.federation !== null,
  },
  websub: {
    ...outboundCall,
    deliver: eachPayload(announce('websub')),
    isSetUp: ANNOUNCEMENT_SERVICES.websub.isSetUp,
  },
  indexnow: {
    ...outboundCall,
    deliver: eachPayload(announce('indexnow')),
    isSetUp: ANNOUNCEMENT_SERVICES.indexnow.isSetUp,
  },
  baidu: {
    ...outboundCall,
    deliver: eachPayload(announce('baidu')),
    isSetUp: ANNOUNCEMENT_SERVICES.baidu.isSetUp,
  },
  mail: { ...letter, deliver: eachPayload(deliverLetter), isSetUp: (config) => config.mail.smtpUrl !== null },
  newsletter: {
    ...job,
    deliver: eachPayload(sendTurn),
    parallel: 1,
    isSetUp: (config) => config.mail.smtpUrl !== null,
    isOutgoing: true,
  },
  sms: { ...letter, deliver: eachPayload(deliverSms), isSetUp: (config) => config.sms !== null },
} satisfies Handlers;
