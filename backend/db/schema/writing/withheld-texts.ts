import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from '../columns';
import { contents, localeEnum } from '../stories';
import { users } from '../users';

/** Withdrawn translations of stories that are otherwise live; `content_texts` has what readers see. */
export const withheldTexts = pgTable(
  'withheld_texts',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    reason: text().notNull(),
    withdrawnBy: bigId().references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.lang] })],
);
