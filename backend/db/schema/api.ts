import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { SCOPES } from '@/backend/contract/api/scopes';
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
    revokedAt: instant(),
  },
  (table) => [index('api_keys_user').on(table.userId, table.id)],
);
