import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { MESSAGE_KINDS } from '@/backend/contract/members/messages';
import { DOCUMENT_TYPES } from '@/backend/contract/members/real-name';
import { CODE_PURPOSES } from '@/backend/contract/accounts/sign-in';
import { UPLOAD_PURPOSES } from '@/backend/contract/uploads/calls';
import { PROVIDERS } from '@/backend/contract/accounts/user';
import { bigId, instant } from './columns';
import { users } from './people';

export const sessionKindEnum = pgEnum('session_kind', ['session', 'upgrade']);
export const requestStatusEnum = pgEnum('request_status', ['pending', 'verified', 'rejected']);

const userId = () =>
  bigId()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Tokens are 256 random bits; only their SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    kind: sessionKindEnum().notNull(),
    tokenHash: text().notNull().unique(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Codes under way: one for each purpose, address and asking member; a newer one takes the place of an older. */
export const codes = pgTable(
  'codes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    /** `mail:…` or `sms:86:…` */
    address: text().notNull(),
    /** The member who asked for it; 0 for nobody signed in. */
    askedBy: bigId().notNull(),
    /** Keyed hash: six digits alone are guessed in no time. */
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('codes_one').on(table.purpose, table.address, table.askedBy),
    index('codes_expiry').on(table.expiresAt),
  ],
);

/** What a confirmed code is exchanged for: shows within minutes, and once, that a member is at the keyboard. */
export const proofs = pgTable(
  'proofs',
  { tokenHash: text().primaryKey(), userId: userId(), expiresAt: instant().notNull() },
  (table) => [index('proofs_expiry').on(table.expiresAt)],
);

/** Accounts elsewhere that open an account here. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    subject: text().notNull(),
    userId: userId(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_user').on(table.userId, table.provider),
  ],
);

/** Requests for real-name verification; a member has at most one that is pending or granted. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    status: requestStatusEnum().notNull(),
    name: text().notNull(),
    documentType: text({ enum: DOCUMENT_TYPES }).notNull(),
    documentNumber: text().notNull(),
    pictures: text().array().notNull(),
    reason: text().notNull().default(''),
    decidedBy: bigId(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('verification_requests_standing')
      .on(table.userId)
      .where(sql`status <> 'rejected'`),
    index('verification_requests_queue').on(table.status, table.createdAt, table.id),
    index('verification_requests_user').on(table.userId, table.id),
  ],
);

/** Kept when its sender leaves, without the sender. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId().references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    images: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('feedback_recent').on(table.createdAt), index('feedback_user').on(table.userId)],
);

/** Notifications; their words are made in the reader's language when they are read. */
export const messages = pgTable(
  'messages',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    key: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    link: text().notNull().default(''),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('messages_recent').on(table.userId, table.id),
    index('messages_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);

/** Who uploaded what. */
export const uploads = pgTable(
  'uploads',
  {
    path: text().notNull(),
    userId: userId(),
    purpose: text({ enum: UPLOAD_PURPOSES }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.userId] }),
    index('uploads_user').on(table.userId, table.createdAt),
  ],
);

/** Counters of tries; keys are hashes, so no address is kept. Shared by all backends of one database. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetsAt: instant().notNull() },
  (table) => [index('limits_resets').on(table.resetsAt)],
);
