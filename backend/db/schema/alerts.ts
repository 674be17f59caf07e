import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/backend/contract/locale';
import { bigId, instant } from './columns';

/** Browsers whose readers asked for key news. Nothing else is known of them. */
export const alertSubscriptions = pgTable(
  'alert_subscriptions',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** Where the browser's push service takes what is for it. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, which what is sent is encrypted with. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    lang: text({ enum: LOCALES }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('alert_subscriptions_endpoint').on(table.endpoint)],
);
