import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { WEBHOOK_STATES } from '@/backend/contract/tickets/webhook-kinds';
import { bigId, instant } from './columns';
import { events } from './events';

/** Webhooks of organisers, which are called for the steps of the orders of an event. */
export const eventWebhooks = pgTable(
  'event_webhooks',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The key that signs each call. */
    secret: text().notNull(),
    /** The key before, which signs beside it until then; null when there was none. */
    previousSecret: text(),
    previousUntil: instant(),
    /** Since when it has accepted nothing; null when the last delivery was accepted. */
    failingSince: instant(),
    /** Since when nothing is sent to it; deliveries wait until the organiser resumes it. */
    pausedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('event_webhooks_event').on(table.eventId)],
);

/** Calls of webhooks with their results. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    webhookId: bigId()
      .notNull()
      .references(() => eventWebhooks.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about, such as `order:7`: deliveries of a subject arrive in their order. Empty for none. */
    subject: text().notNull().default(''),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** The HTTP status of the last answer; 0 for no answer. */
    answer: integer().notNull().default(0),
    error: text().notNull().default(''),
    createdAt: instant().notNull(),
    triedAt: instant(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.subject, table.id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
