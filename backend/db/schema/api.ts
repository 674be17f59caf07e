import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { SCOPES } from '@/backend/contract/api/scope-names';
import { userId } from './accounts';
import { bigId, instant } from './columns';

/** Keys of members for the public interface. A key is 256 random bits; only its SHA-256 hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    name: text().notNull(),
    keyHash: text().notNull().unique(),
    /** The beginning of the key, shown to its owner. */
    hint: text().notNull(),
    scopes: text({ enum: SCOPES }).array().notNull(),
    createdAt: instant().notNull(),
    /** Null for a key that does not expire. */
    expiresAt: instant(),
    lastUsedAt: instant(),
    uses: bigId().notNull().default(0),
    /** The UTC+8 day of the last use, and the number of uses on it. */
    usedOn: text(),
    usesOnDay: integer().notNull().default(0),
    revokedAt: instant(),
  },
  (table) => [index('api_keys_user').on(table.userId, table.id)],
);
