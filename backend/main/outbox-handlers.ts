import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { announce } from '@/backend/modules/publishing/commands/announce';
import { deliverMail } from '@/backend/outbox/mail';
import { PUSHES } from '@/backend/outbox/pushes';
import { removePictures } from '@/backend/modules/uploads/commands/remove-pictures';
import { revalidatePortal } from '@/backend/outbox/revalidate';
import { deliverSms } from '@/backend/outbox/sms';

interface Handler {
  /** Delivers rows of one kind; throwing means that all of them are tried again. */
  deliver(context: Context, payloads: unknown[]): Promise<void>;
  /** How many rows go together: a letter fails or arrives on its own. */
  batch: number;
  /** Tries are 1, 2, 4 … seconds apart, up to this. */
  maxDelaySeconds: number;
  /** A row taken by a backend that died is free again after this. */
  leaseSeconds: number;
  idleMs: number;
  /** Without its service the rows wait. */
  isSetUp(config: Config): boolean;
  /** Nothing of what was delivered is kept. */
  isPrivate: boolean;
}

const one =
  (deliver: (context: Context, payload: unknown) => Promise<void>): Handler['deliver'] =>
  async (context, payloads) => {
    for (const payload of payloads) await deliver(context, payload);
  };

const push = { batch: 1, maxDelaySeconds: 3600, leaseSeconds: 60, idleMs: 500, isPrivate: false };
const letter = { batch: 1, maxDelaySeconds: 3600, leaseSeconds: 90, idleMs: 500, isPrivate: true };

export const handlers = {
  revalidate: {
    deliver: revalidatePortal,
    batch: 50,
    maxDelaySeconds: 2,
    leaseSeconds: 15,
    idleMs: 250,
    isSetUp: () => true,
    isPrivate: false,
  },
  pictures: {
    deliver: one(removePictures),
    batch: 1,
    maxDelaySeconds: 3600,
    leaseSeconds: 90,
    idleMs: 1000,
    isSetUp: () => true,
    isPrivate: false,
  },
  websub: { ...push, deliver: one(announce('websub')), isSetUp: PUSHES.websub.isSetUp },
  indexnow: { ...push, deliver: one(announce('indexnow')), isSetUp: PUSHES.indexnow.isSetUp },
  baidu: { ...push, deliver: one(announce('baidu')), isSetUp: PUSHES.baidu.isSetUp },
  mail: { ...letter, deliver: one(deliverMail), isSetUp: (config) => config.mail.smtpUrl !== null },
  sms: { ...letter, deliver: one(deliverSms), isSetUp: (config) => config.sms !== null },
} satisfies Record<string, Handler>;

export type OutboxKind = keyof typeof handlers;
