import { index, pgTable } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { contents } from './stories';
import { users } from './users';

/** Addresses that show an unpublished piece to whoever holds them. The address is made from the number and the secret. */
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
    /** When somebody ended it before its time. */
    endedAt: instant(),
  },
  (table) => [index('preview_links_content').on(table.contentId, table.id)],
);
