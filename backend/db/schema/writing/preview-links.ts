import { index, pgTable } from 'drizzle-orm/pg-core';
import { bigId, instant } from '../columns';
import { contents } from '../stories';
import { users } from '../users';

/** Addresses that show an unpublished draft without signing in. An address contains the row's id and the secret. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    makerId: bigId().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When it was revoked, if that was before `expiresAt`. */
    endedAt: instant(),
  },
  (table) => [index('preview_links_content').on(table.contentId, table.id)],
);
