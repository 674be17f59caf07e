import { boolean, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { PARTNER_KINDS } from '@/backend/contract/directory/records';
import { SUBMISSION_STATES } from '@/backend/contract/directory/submission-states';
import { bigId, instant } from './columns';
import { localeEnum } from './stories';
import { users } from './users';
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
  /** Since when it is listed; null for those listed before this was stored. */
  listedAt: instant(),
});

/** Members who find a tool useful, one vote each. */
export const toolVotes = pgTable(
  'tool_votes',
  {
    toolId: bigId()
      .notNull()
      .references(() => tools.id, { onDelete: 'cascade' }),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.toolId, table.userId] }),
    index('tool_votes_user').on(table.userId),
  ],
);

/** Tools that members proposed, with the decision. */
export const toolSubmissions = pgTable(
  'tool_submissions',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    categoryId: bigId().references(() => toolCategories.id, { onDelete: 'set null' }),
    lang: localeEnum().notNull(),
    description: text().notNull(),
    status: text({ enum: SUBMISSION_STATES }).notNull().default('waiting'),
    /** The reason of a refusal, for the member. */
    reason: text().notNull().default(''),
    /** The tool created from it. */
    toolId: bigId().references(() => tools.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index('tool_submissions_waiting').on(table.status, table.id),
    index('tool_submissions_user').on(table.userId),
  ],
);

export const documents = pgTable(
  'documents',
  {
    key: text().notNull(),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The same for every language of a page; one that is not public answers 404. */
    isPublic: boolean().notNull().default(true),
    updatedTime: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.lang] })],
);
