import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { NOTE_AUDIENCES } from '@/backend/contract/writing/notes';
import type { PieceText } from '@/backend/contract/writing/piece';
import { bigId, instant } from './columns';
import { contents } from './stories';
import { users } from './users';

const contentId = () =>
  bigId()
    .notNull()
    .references(() => contents.id, { onDelete: 'cascade' });

/** What the desk and the author say about a piece. No part of its text: neither published nor exported. */
export const pieceNotes = pgTable(
  'piece_notes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: contentId(),
    writerId: bigId().references(() => users.id, { onDelete: 'set null' }),
    audience: text({ enum: NOTE_AUDIENCES }).notNull(),
    text: text().notNull(),
    /** The words it is about and the language they stand in; empty for the whole piece. */
    quote: text().notNull().default(''),
    lang: text({ enum: LOCALES }),
    /** The editor it was given to. */
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

/** What an editor changed in an author's words, one row a sitting: the words before it, and the version that ended it. */
export const editorChanges = pgTable(
  'editor_changes',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: contentId(),
    editorId: bigId().references(() => users.id, { onDelete: 'set null' }),
    before: jsonb().$type<PieceText[]>().notNull(),
    version: integer().notNull(),
    changedAt: instant().notNull(),
    /** When its author put it aside. */
    seenAt: instant(),
  },
  (table) => [index('editor_changes_content').on(table.contentId, table.id)],
);
