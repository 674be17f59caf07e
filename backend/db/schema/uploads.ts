import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { UPLOAD_PURPOSES } from '@/backend/contract/uploads/limits';
import { userId } from './accounts';

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
