import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { NOTE_AUDIENCES } from '@/backend/contract/writing/notes';
import type { DraftText } from '@/backend/contract/writing/draft';
import { bigId, instant } from '../columns';
import { contents } from '../stories';
import { users } from '../users';

const contentId = () =>
  bigId()
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** Notes of editors and the author about a draft; neither published nor exported. */
export const draftNotes = pgTable(
  'piece_notes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: contentId(),
    writerId: bigId().references(() => users.id, { onDelete: 'set null' }),
    audience: text({ enum: NOTE_AUDIENCES }).notNull(),
    text: text().notNull(),
    /** The passage it is about and its language; empty for the whole draft. */
    quote: text().notNull().default(''),
    lang: text({ enum: LOCALES }),
    /** The editor it is assigned to. */
    assigneeId: bigId().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: bigId().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('piece_notes_content').on(table.contentId, table.id),
    index('piece_notes_given')
      .on(table.assigneeId)
      .where(sql`resolved_at is null`),
  ],
);

/** Changes of an author's text by an editor, one row per editing session: the text before, and the version after it. */
export const editorChanges = pgTable(
  'editor_changes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: contentId(),
    editorId: bigId().references(() => users.id, { onDelete: 'set null' }),
    before: jsonb().$type<DraftText[]>().notNull(),
    version: integer().notNull(),
    changedAt: instant().notNull(),
    /** When the author dismissed it. */
    seenAt: instant(),
  },
  (table) => [index('editor_changes_content').on(table.contentId, table.id)],
);
