import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  COHOST_STATES,
  EVENT_MODES,
  EVENT_STATUSES,
  type QUESTION_KINDS,
} from '@/backend/contract/events/statuses';
import type { ImportedEvent } from '@/backend/contract/events/imported-event';
import { type AssignedRole, type PaymentMethod, type StaffRole } from '@/backend/contract/tickets/statuses';
import { bigId, instant } from './columns';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { EDITION } from '@/backend/db/regions';
import { localeEnum, regionEnum } from './stories';
import type { LocalText } from './local-text';
import { users } from './users';

export const eventModeEnum = pgEnum('event_mode', EVENT_MODES);

export const eventStatusEnum = pgEnum('event_status', EVENT_STATUSES);

export interface SocialLinks {
  instagram?: string;
  twitter?: string;
  youtube?: string;
  telegram?: string;
}

/** A question an organiser asks each attendee. */
export interface Question {
  key: string;
  kind: (typeof QUESTION_KINDS)[number];
  label: LocalText;
  options: LocalText[];
  isRequired: boolean;
  isForGate: boolean;
}

/** An imported event as it was in its source at the last import, with the path of its copied picture. */
export interface ImportedSource {
  event: ImportedEvent;
  poster: string;
}

export const organisers = pgTable('organisers', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  userId: bigId().references(() => users.id),
  sourceKey: text().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  social: jsonb().$type<SocialLinks>().notNull().default({}),
  /** The reply address of letters about the events; empty for none. */
  contactEmail: text().notNull().default(''),
  /** The seller's name on receipts; empty for `name`. */
  sellerName: text().notNull().default(''),
  taxNumber: text().notNull().default(''),
  /** The tax included in every price, in hundredths of a percent. */
  taxBasisPoints: integer().notNull().default(0),
  /** The number of receipts issued, which is also the last receipt's number. */
  receiptCount: integer().notNull().default(0),
});

export const events = pgTable(
  'events',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id),
    status: eventStatusEnum().notNull(),
    version: integer().notNull().default(1),
    mode: eventModeEnum().notNull(),
    /** The first edition it belongs to; `none` also for one of an edition that the newsroom added. */
    firstRegion: regionEnum('region').notNull().default(NO_REGION),
    /** The key of an edition that the newsroom added. */
    addedRegion: text(),
    /** The key of its edition, or `none`. */
    region: text('edition').notNull().generatedAlwaysAs(EDITION),
    poster: text().notNull().default(''),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    timeZone: text().notNull(),
    mapUrl: text().notNull().default(''),
    /** Shown to ticket holders only. */
    joinUrl: text().notNull().default(''),
    links: jsonb().$type<{ label: LocalText; url: string }[]>().notNull().default([]),
    agenda: jsonb().$type<{ time: string; title: LocalText }[]>().notNull().default([]),
    speakers: jsonb()
      .$type<{ name: LocalText; role: LocalText; bio: LocalText; url: string }[]>()
      .notNull()
      .default([]),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    /** The limit of seats of all types together; null for the sum of the types. */
    capacity: integer(),
    needsApproval: boolean().notNull().default(false),
    /** Hours before the start until which tickets are refunded; null for no refunds. */
    refundHours: integer(),
    /** The percentage the organiser keeps of a refund, and of a refund after a cancellation. */
    keptPercent: smallint().notNull().default(0),
    cancelKeptPercent: smallint().notNull().default(0),
    paymentMethods: jsonb().$type<PaymentMethod[]>().notNull().default(['manual']),
    paymentNote: jsonb().$type<LocalText>().notNull().default({}),
    hasPublicNumbers: boolean().notNull().default(false),
    /** Whether the draft is in test mode, in which test tickets can be ordered. */
    isInTestMode: boolean('is_rehearsing').notNull().default(false),
    /** Part of the signature of preview addresses; raising it makes all earlier addresses invalid. */
    previewSeries: integer().notNull().default(0),
    /**
     * `sequence` counts changes of the calendar entry. `changedAt` is the last change of time or place, which allows
     * holders to return tickets until `refundableUntil`.
     */
    sequence: integer().notNull().default(0),
    changedAt: instant(),
    /** The announced starts before each move of the event, as ISO, the last one last. */
    previousStarts: jsonb().$type<string[]>().notNull().default([]),
    refundableUntil: instant(),
    /** The start about which browsers were last notified; after a move they are notified again. */
    remindedStart: instant(),
    cancelReason: text().notNull().default(''),
    cancelledAt: instant(),
    /** `settledAt`: all orders of the cancelled event are settled. `erasedAt`: personal data was erased. */
    settledAt: instant(),
    erasedAt: instant(),
    /** The key of the form that created it, so that a form sent twice creates one event. */
    requestKey: text().unique(),
    /** A fingerprint of the form that was sent with the key; empty for events made before there was one. */
    requestHash: text().notNull().default(''),
    sourceKey: text().unique(),
    /** The last import; null for an event that was not imported. */
    imported: jsonb().$type<ImportedSource>(),
    createdAt: instant().notNull().defaultNow(),
    updatedTime: instant().notNull().defaultNow(),
  },
  (table) => [
    index('events_upcoming').on(table.status, table.endTime, table.id),
    index('events_start').on(table.status, table.startTime, table.id),
    index('events_organiser').on(table.organiserId, table.startTime),
    index('events_unsettled')
      .on(table.cancelledAt)
      .where(sql`status = 'cancelled' and settled_at is null`),
    check('events_order', sql`${table.endTime} > ${table.startTime}`),
  ],
);

export const eventTexts = pgTable(
  'event_texts',
  {
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    details: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.lang] })],
);

export const eventCohosts = pgTable(
  'event_cohosts',
  {
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.organiserId] })],
);

/** Invitations to co-host an event; they stay stored after the answer. */
export const cohostInvitations = pgTable(
  'cohost_invitations',
  {
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: COHOST_STATES }).notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('cohost_invitations_user').on(table.userId, table.state),
  ],
);

type StoredRole = StaffRole | `asked_${AssignedRole}`;

/** Members with a role at an event, besides its organiser. */
export const eventStaff = pgTable(
  'event_staff',
  {
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: bigId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `asked_…` until the member has accepted; such a role gives no rights. */
    role: text().$type<StoredRole>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_staff_user').on(table.userId),
  ],
);
