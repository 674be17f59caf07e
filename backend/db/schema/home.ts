import { jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PLACES } from '@/backend/contract/home/records';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';

/** Shown from `starts` until `ends`; null for no limit. */
const shownWithin = () => ({ starts: instant(), ends: instant() });

export const banners = pgTable('banners', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  title: jsonb().$type<LocalText>().notNull(),
  figure: jsonb().$type<LocalText>().notNull().default({}),
  unit: jsonb().$type<LocalText>().notNull().default({}),
  summary: jsonb().$type<LocalText>().notNull().default({}),
  pic: text().notNull().default(''),
  link: text().notNull(),
  position: smallint().notNull().default(0),
  ...shownWithin(),
});

/** Stories that editors have placed at the top of the recommended list or as the lead of the home page. */
export const placements = pgTable(
  'placements',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    place: text({ enum: PLACES }).notNull(),
    contentId: bigId().notNull(),
    position: smallint().notNull().default(0),
    ...shownWithin(),
  },
  (table) => [uniqueIndex('placements_one').on(table.place, table.contentId)],
);
