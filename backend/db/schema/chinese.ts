import { pgTable, text } from 'drizzle-orm/pg-core';
import { bigId } from './columns';

/** The desk's dictionary: simplified words, and what pages for Taiwan and Hong Kong print instead. */
export const chineseTerms = pgTable('chinese_terms', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  simplified: text().notNull().unique(),
  taiwan: text().notNull(),
  /** Empty where Hong Kong writes what the dictionaries say. */
  hongKong: text().notNull(),
  /** A longer phrase in which the word stays what the dictionaries say; empty for none. */
  exception: text().notNull(),
});
