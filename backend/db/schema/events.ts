import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgEnum, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { EVENT_MODES } from '@/backend/contract/events/calls';
import { bigId, instant } from './columns';
import { localeEnum, regionEnum } from './stories';
import type { LocalText } from './local-text';
import { users } from './users';

export const eventModeEnum = pgEnum('event_mode', EVENT_MODES);

export const eventStatusEnum = pgEnum('event_status', ['draft', 'published', 'cancelled']);

export interface SocialLinks {
  instagram?: string;
  twitter?: string;
  youtube?: string;
  telegram?: string;
}

export const organisers = pgTable('organisers', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  userId: bigId().references(() => users.id),
  sourceKey: text().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  social: jsonb().$type<SocialLinks>().notNull().default({}),
});

export const events = pgTable(
  'events',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    organiserId: bigId()
      .notNull()
      .references(() => organisers.id),
    status: eventStatusEnum().notNull(),
    mode: eventModeEnum().notNull(),
    region: regionEnum().notNull().default('none'),
    poster: text().notNull().default(''),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    timeZone: text().notNull(),
    mapUrl: text().notNull().default(''),
    /** Shown to ticket holders only. */
    joinUrl: text().notNull().default(''),
    links: jsonb().$type<{ label: LocalText; url: string }[]>().notNull().default([]),
    agenda: jsonb().$type<{ time: string; title: LocalText }[]>().notNull().default([]),
    sourceKey: text().unique(),
    createdAt: instant().notNull().defaultNow(),
    updatedTime: instant().notNull().defaultNow(),
  },
  (table) => [
    index('events_upcoming').on(table.status, table.endTime, table.id),
    index('events_start').on(table.status, table.startTime, table.id),
    index('events_organiser').on(table.organiserId, table.startTime),
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
