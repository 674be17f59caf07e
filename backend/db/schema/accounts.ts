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

/** Tokens are 256 random bits; only their SHA-256 hash is stored. */
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
 * Codes that were sent: one for each purpose, address and requester, so that requests or guesses for the same address
 * from elsewhere do not affect the code. A newer code replaces the older one.
 */
export const codes = pgTable(
  'codes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    /** `mail:…` or `sms:86:…` */
    address: text().notNull(),
    /** The member who requested it; 0 for nobody signed in. */
    askedBy: bigId().notNull(),
    /** The hash of the browser, or else the network, that requested it; empty when a member did. */
    place: text().notNull().default(''),
    /** A keyed hash, because a plain hash of six digits can be guessed at once. */
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

/** Tokens issued for a confirmed code: each proves once, within minutes, that the member is present. */
export const proofs = pgTable(
  'proofs',
  { tokenHash: text().primaryKey(), userId: userId(), expiresAt: instant().notNull() },
  (table) => [index('proofs_expiry').on(table.expiresAt)],
);

/** Accounts of other services with which members sign in. */
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
 * Browsers with which members have signed in; guesses from elsewhere do not count against them. Their names are random, and
 * only a hash is stored.
 */
export const knownDevices = pgTable(
  'known_devices',
  { deviceHash: text().notNull(), userId: userId(), lastUsedAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
  ],
);

/** Public keys with which members sign in (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    /** The authenticator's id, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigId().notNull(),
    transports: text().array().notNull().default([]),
    /** The member's name for it. */
    name: text().notNull(),
    /** Whether a password manager copies it to other devices. */
    isSynced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that authenticators sign, each valid once, for minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** The member who adds a passkey; null for a sign-in. */
    userId: bigId().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Counters of tries, shared by all backends. Keys are hashes, so that no address is stored. */
export const limits = pgTable(
  'limits',
  { key: text().primaryKey(), count: integer().notNull(), resetsAt: instant().notNull() },
  (table) => [index('limits_resets').on(table.resetsAt)],
);
