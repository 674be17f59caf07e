import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { bigId, instant } from './columns';

/** Browsers that subscribed to notifications of important news. Nothing else about them is stored. */
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
