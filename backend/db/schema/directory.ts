import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { PARTNER_KINDS } from '@/backend/contract/directory/records';
import { bigId, instant } from './columns';
import { localeEnum } from './stories';
import type { LocalText } from './local-text';

export const notices = pgTable(
  'notices',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    title: jsonb().$type<LocalText>().notNull(),
    body: jsonb().$type<LocalText>().notNull(),
    releaseTime: instant().notNull(),
  },
  (table) => [index('notices_recent').on(table.releaseTime, table.id)],
);

export const partners = pgTable('partners', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  kind: text({ enum: PARTNER_KINDS }).notNull(),
  url: text().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

export const toolCategories = pgTable('tool_categories', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

export const tools = pgTable('tools', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  categoryId: bigId()
    .notNull()
    .references(() => toolCategories.id),
  name: text().notNull(),
  url: text().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  position: smallint().notNull().default(0),
});

export const documents = pgTable(
  'documents',
  {
    key: text().notNull(),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updatedTime: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.lang] })],
);
