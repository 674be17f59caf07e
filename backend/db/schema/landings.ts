import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LandingDocument } from '@/backend/contract/landings/landing';
import { LANDING_STATES } from '@/backend/contract/landings/states';
import { bigId, instant } from './columns';
import type { LocalText } from './local-text';

/** Landing pages: a document each, with copies of the fields that queries use. */
export const landings = pgTable(
  'landings',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    title: jsonb().$type<LocalText>().notNull(),
    status: text({ enum: LANDING_STATES }).notNull(),
    /** When it becomes public. */
    releaseTime: instant(),
    document: jsonb().$type<LandingDocument>().notNull(),
    /** The addresses of its sub-pages. */
    pageSlugs: text().array().notNull(),
    updatedTime: instant().notNull(),
    /** The key of an imported page in its source. */
    sourceKey: text().unique(),
  },
  (table) => [index('landings_pages').using('gin', table.pageSlugs)],
);

/** Results of the quiz as sums; nothing is stored about individual readers. */
export const quizResults = pgTable('quiz_results', {
  code: text().primaryKey(),
  takers: integer().notNull().default(0),
  /** Sums of the shares of each axis, in the order of the axes. */
  sums: bigId().array().notNull(),
});
