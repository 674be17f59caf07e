import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigId } from './columns';
import type { LocalText } from './local-text';

export const banners = pgTable('banners', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  title: jsonb().$type<LocalText>().notNull(),
  pic: text().notNull().default(''),
  link: text().notNull(),
  position: smallint().notNull().default(0),
});

/** Items editors put before what readers choose; also the home lead (place `lead`). */
export const placements = pgTable(
  'placements',
  {
    place: text({ enum: ['lead', 'recommend'] }).notNull(),
    contentId: bigId().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.place, table.contentId] })],
);
