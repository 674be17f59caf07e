import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CODE_PURPOSES } from '@/backend/contract/accounts/sign-in';
import { PROVIDERS } from '@/backend/contract/accounts/user';
import { bigId, instant } from './columns';
import { users } from './users';

export const sessionKindEnum = pgEnum('session_kind', ['session', 'upgrade']);

export const userId = () =>
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

/**
 * Codes under way: one for each purpose, address and asker, so that asking or guessing for the same address elsewhere
 * neither replaces nor uses up another's code. A newer one replaces an older.
 */
export const codes = pgTable(
  'codes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    /** `mail:…` or `sms:86:…` */
    address: text().notNull(),
    /** The member who asked for it; 0 for nobody signed in. */
    askedBy: bigId().notNull(),
    /** Hash of the browser, or else the network, that asked; empty where a member did. */
    place: text().notNull().default(''),
    /** Keyed hash: six digits alone are guessed in no time. */
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('codes_one').on(table.purpose, table.address, table.askedBy, table.place),
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

/**
 * Browsers a member has signed in with; guesses made elsewhere are not counted against them. Names are random, and only
 * their hash is kept.
 */
export const knownDevices = pgTable(
  'known_devices',
  { deviceHash: text().notNull(), userId: userId(), lastUsedAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
  ],
);

/** Public keys that open an account (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    /** As the authenticator names it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigId().notNull(),
    transports: text().array().notNull().default([]),
    /** What the member calls it. */
    name: text().notNull(),
    /** A password manager copies it to the member's other devices. */
    isSynced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What an authenticator is asked to sign, once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** The member who is adding a passkey; null where it is to open an account. */
    userId: bigId().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Counters of tries; keys are hashes, so no address is kept. Shared by all backends of one database. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetsAt: instant().notNull() },
  (table) => [index('limits_resets').on(table.resetsAt)],
);
