import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { WEBHOOK_STATES } from '@/backend/contract/tickets/webhook-kinds';
import { bigId, instant } from './columns';
import { events } from './events';

/** Addresses of an organiser's own programs, told what happens to the orders of one event. */
export const eventWebhooks = pgTable(
  'event_webhooks',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Signs what is sent. */
    secret: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('event_webhooks_event').on(table.eventId)],
);

/** What each address was told, and how it went. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    webhookId: bigId()
      .notNull()
      .references(() => eventWebhooks.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** The status of the last answer; 0 when none came. */
    answer: integer().notNull().default(0),
    error: text().notNull().default(''),
    createdAt: instant().notNull(),
    triedAt: instant(),
  },
  (table) => [index('webhook_deliveries_webhook').on(table.webhookId, table.id)],
);
