import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { UPLOAD_PURPOSES } from '@/backend/contract/uploads/limits';
import { userId } from './accounts';
import { contents } from './stories';

/** Uploaded pictures by member. */
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

/** Pictures of removed stories: served to administrators only. */
export const closedPictures = pgTable(
  'closed_pictures',
  {
    path: text().notNull(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    closedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.contentId] }),
    index('closed_pictures_content').on(table.contentId),
  ],
);
