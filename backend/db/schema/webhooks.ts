import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { WEBHOOK_STATES, WEBHOOK_SUBJECTS } from '@/backend/contract/webhooks/kinds';
import { apiKeys } from './api';
import { bigId, instant } from './columns';
import { events } from './events';
import { users } from './users';

/** Webhooks: of an event, which are called for the steps of its orders, or of a member, for what its key may be told. */
export const webhooks = pgTable(
  'event_webhooks',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a webhook of a member. */
    eventId: bigId().references(() => events.id, { onDelete: 'cascade' }),
    /** The member, and the key whose scopes decide what is sent; both null for a webhook of an event. */
    userId: bigId().references(() => users.id, { onDelete: 'cascade' }),
    keyId: bigId().references(() => apiKeys.id, { onDelete: 'cascade' }),
    subjects: text({ enum: WEBHOOK_SUBJECTS }).array().notNull().default(['order']),
    url: text().notNull(),
    /** The key that signs each call. */
    secret: text().notNull(),
    /** The key before, which signs beside it until then; null when there was none. */
    previousSecret: text(),
    previousUntil: instant(),
    /** Since when it has accepted nothing; null when the last delivery was accepted. */
    failingSince: instant(),
    /** Since when nothing is sent to it; deliveries wait until its owner resumes it. */
    pausedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('event_webhooks_event').on(table.eventId),
    index('event_webhooks_user').on(table.userId, table.id),
  ],
);

/** Calls of webhooks with their results. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    webhookId: bigId()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about, such as `order:7`: deliveries of a subject arrive in their order. Empty for none. */
    subject: text().notNull().default(''),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** The HTTP status of the last answer; 0 for no answer. */
    answer: integer().notNull().default(0),
    /** How long the last answer took. */
    durationMs: integer(),
    error: text().notNull().default(''),
    createdAt: instant().notNull(),
    triedAt: instant(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.subject, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_held')
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_ended')
      .on(table.createdAt)
      .where(sql`${table.state} <> 'waiting'`),
  ],
);
