import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/backend/contract/locale';
import type { CorrectedField } from '@/backend/contract/writing/correction';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { EDIT_STATES } from '@/backend/contract/writing/statuses';
import type { BeforeApproval } from './before-approval';
import type { EndedSchedules } from './ended-schedules';
import { bigId, instant } from '../columns';
import { contents } from '../stories';
import { users } from '../users';

/** The unpublished state of a story: its newest draft, and the frozen version that is pending or scheduled. */
export const manuscripts = pgTable(
  'manuscripts',
  {
    contentId: bigId()
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The newest version, which is the live one if nothing newer was saved. */
    document: jsonb().$type<DraftDocument>().notNull(),
    /**
     * The versions at which draft, submission and live text last changed; commands based on older versions are refused.
     */
    draftVersion: integer().notNull(),
    submissionVersion: integer().notNull().default(0),
    liveVersion: integer().notNull().default(0),
    /** The state of the newest version; null when it is live. */
    edit: text({ enum: EDIT_STATES }),
    /** The frozen version, and its languages that will go live. */
    submitted: jsonb().$type<DraftDocument>(),
    submittedLangs: jsonb().$type<Locale[]>().notNull().default([]),
    submittedAt: instant(),
    submittedBy: bigId().references(() => users.id),
    approvedBy: bigId().references(() => users.id),
    /** When a scheduled version goes live. */
    dueAt: instant(),
    note: text().notNull().default(''),
    /** The correction note for readers, one sentence per language; null for a small fix. */
    correction: jsonb().$type<Partial<Record<Locale, string>>>(),
    reason: text().notNull().default(''),
    /** Changes of the live story that could not be applied to the draft. */
    missed: jsonb().$type<CorrectedField[]>().notNull().default([]),
    /** The data for undoing the approval; null after any other step than a save of the draft. */
    undo: jsonb().$type<BeforeApproval>(),
    holderId: bigId().references(() => users.id),
    heldUntil: instant(),
    /** The session of the editor who claimed it; the claim ends with the session. */
    heldSession: bigId(),
    embargoReason: text(),
    embargoUntil: instant(),
    /** Who set the embargo; only this member and administrators may end or change it. */
    embargoBy: bigId().references(() => users.id),
    /** The scheduled withdrawal of the live story: when, by whom, and why. */
    withdrawAt: instant(),
    withdrawBy: bigId().references(() => users.id),
    withdrawReason: text().notNull().default(''),
    /** The schedules that ended when the story was withdrawn or removed; null when there were none. */
    ended: jsonb().$type<EndedSchedules>(),
    discardedAt: instant(),
    savedAt: instant().notNull(),
    savedBy: bigId().references(() => users.id),
  },
  (table) => [
    index('manuscripts_queue')
      .on(table.submittedAt, table.contentId)
      .where(sql`edit = 'pending'`),
    index('manuscripts_due')
      .on(table.dueAt)
      .where(sql`edit = 'scheduled'`),
    index('manuscripts_withdraw')
      .on(table.withdrawAt)
      .where(sql`withdraw_at is not null`),
    index('manuscripts_discarded')
      .on(table.discardedAt)
      .where(sql`discarded_at is not null`),
  ],
);

/** Log of all commands; rows are never deleted, and changed only where a member's words go with the account. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    createdAt: instant().notNull(),
    /** Null for the program itself. */
    actorId: bigId(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    title: text().notNull().default(''),
    command: text().notNull(),
    /** The version the command was based on, and the one it created. */
    base: integer(),
    version: integer(),
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** An id shared by the log lines of one command on many stories. */
    batch: text().notNull().default(''),
    /** The key chosen by the page that created the subject of this line. */
    requestKey: text().notNull().default(''),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_subject').on(table.subject, table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    // Failed schedules are rare, and the front page of the desk lists them at every view.
    index('audit_log_failures')
      .on(table.subjectId, table.id.desc().nullsFirst())
      .where(sql`subject = 'content' and command = 'fail'`),
  ],
);

/** Members who have a draft open; rows not renewed within 45 seconds are ignored. */
export const draftPresence = pgTable(
  'draft_presence',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tab: text().notNull(),
    typedAt: instant(),
    seenAt: instant().notNull(),
    /** The member who took over the editing. */
    takenBy: bigId().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.userId, table.tab] })],
);

/** Changes in the source of an imported story that an editor has changed; they wait for a decision. */
export const sourceChanges = pgTable('source_changes', {
  contentId: bigId()
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  sourceHash: text().notNull(),
  document: jsonb().$type<DraftDocument>(),
  isWithdrawn: boolean().notNull().default(false),
  seenAt: instant().notNull(),
});

/** Correction notes shown under a story, newest last. */
export const corrections = pgTable(
  'corrections',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    text: jsonb().$type<Partial<Record<Locale, string>>>().notNull(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('corrections_content').on(table.contentId, table.id)],
);
