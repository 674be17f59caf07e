import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { sessions } from './accounts';
import { bigId, instant } from './columns';

/** Browsers that subscribed to notifications. Nothing else about them is stored. */
export const alertSubscriptions = pgTable(
  'alert_subscriptions',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** The address of the browser's push service. */
    endpoint: text().notNull(),
    /** The browser's public key and `auth` secret, for encrypting notifications. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    lang: text({ enum: LOCALES }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('alert_subscriptions_endpoint').on(table.endpoint)],
);

/**
 * Which browsers a notification was begun for, written before it leaves: a delivery that is repeated after a crash leaves them
 * out. Deleted after two days.
 */
export const alertAttempts = pgTable(
  'alert_attempts',
  {
    subscriptionId: bigId()
      .notNull()
      .references(() => alertSubscriptions.id, { onDelete: 'cascade' }),
    /** The notification, as its rows of the outbox name it, and the number of the try. */
    run: text().notNull(),
    begunAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.subscriptionId] }),
    index('alert_attempts_browser').on(table.subscriptionId),
    index('alert_attempts_begun').on(table.begunAt),
  ],
);

/** What each of these browsers is notified of; see `alertTopic`. */
export const alertTopics = pgTable(
  'alert_topics',
  {
    subscriptionId: bigId()
      .notNull()
      .references(() => alertSubscriptions.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** For what only a member is notified of: their session in that browser. Notifications end with it. */
    sessionId: bigId().references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.topic] }),
    index('alert_topics_topic').on(table.topic, table.subscriptionId),
    index('alert_topics_session').on(table.sessionId),
  ],
);
