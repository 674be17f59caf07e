import type { Context } from '@/backend/kernel/context';
import { deliverAlert } from '@/backend/modules/alerts/commands/deliver-alert';
import { announce } from '@/backend/modules/publishing/commands/announce';
import type { Handler, Handlers } from '@/backend/outbox/handler';
import { purgeFronts } from '@/backend/outbox/front';
import { deliverMail } from '@/backend/outbox/mail';
import { PUSHES } from '@/backend/outbox/pushes';
import { removePictures } from '@/backend/modules/uploads/commands/remove-pictures';
import { announceChanges } from '@/backend/outbox/revalidate';
import { sendOrganiserLetter } from '@/backend/modules/tickets/commands/letters/organiser-letters';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { sendTransferLetter } from '@/backend/modules/tickets/commands/transfers/letter';
import { issueHeldReceipt } from '@/backend/modules/tickets/commands/undo/held-receipt';
import { sendTickets } from '@/backend/modules/tickets/commands/send-tickets';
import { deliverWebhook } from '@/backend/modules/tickets/commands/webhooks/deliver';
import { notifyHolders } from '@/backend/modules/tickets/commands/notify-holders';
import { deliverSms } from '@/backend/outbox/sms';

const one =
  (deliver: (context: Context, payload: unknown) => Promise<void>): Handler['deliver'] =>
  async (context, payloads) => {
    for (const payload of payloads) await deliver(context, payload);
  };

const push = {
  batch: 1,
  parallel: 1,
  maxDelaySeconds: 3600,
  leaseSeconds: 60,
  isPrivate: false,
};
const letter = {
  batch: 1,
  parallel: 8,
  maxDelaySeconds: 3600,
  leaseSeconds: 90,
  isPrivate: true,
};

/** Background jobs of this backend. */
const job = {
  batch: 1,
  parallel: 2,
  maxDelaySeconds: 600,
  leaseSeconds: 60,
  isSetUp: () => true,
  isPrivate: false,
};

/** The handler of each kind of row in the outbox. */
export const outboxHandlers = {
  revalidate: {
    deliver: announceChanges,
    batch: 50,
    parallel: 1,
    maxDelaySeconds: 2,
    leaseSeconds: 15,
    isSetUp: () => true,
    isPrivate: false,
  },
  front: {
    deliver: purgeFronts,
    batch: 50,
    parallel: 1,
    maxDelaySeconds: 2,
    leaseSeconds: 15,
    isSetUp: (config) => config.frontUrls.length > 0,
    isPrivate: false,
  },
  pictures: {
    deliver: one(removePictures),
    batch: 1,
    parallel: 1,
    maxDelaySeconds: 3600,
    leaseSeconds: 90,
    isSetUp: () => true,
    isPrivate: false,
  },
  tickets: { ...job, deliver: one(async (...given) => void (await sendTickets(...given))), isAtomic: true },
  receipt: { ...job, deliver: one(issueHeldReceipt), isAtomic: true },
  transferLetter: { ...job, deliver: one(sendTransferLetter), isAtomic: true },
  eventChange: { ...job, deliver: one(notifyHolders), isAtomic: true },
  hostLetter: { ...job, deliver: one(sendOrganiserLetter), isAtomic: true },
  alert: { ...job, deliver: one(deliverAlert) },
  refund: { ...job, deliver: one(sendRefund), isSetUp: (config) => config.stripe !== null },
  webhook: {
    ...push,
    deliver: one(deliverWebhook),
    parallel: 8,
    isSetUp: () => true,
  },
  websub: { ...push, deliver: one(announce('websub')), isSetUp: PUSHES.websub.isSetUp },
  indexnow: { ...push, deliver: one(announce('indexnow')), isSetUp: PUSHES.indexnow.isSetUp },
  baidu: { ...push, deliver: one(announce('baidu')), isSetUp: PUSHES.baidu.isSetUp },
  mail: { ...letter, deliver: one(deliverMail), isSetUp: (config) => config.mail.smtpUrl !== null },
  sms: { ...letter, deliver: one(deliverSms), isSetUp: (config) => config.sms !== null },
} satisfies Handlers;
