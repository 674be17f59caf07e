import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId } from './columns';
import { events } from './events';

/** Messages of organisers to attendees, by the key of the form, so that a form sent twice sends one message. */
export const organiserMessages = pgTable(
  'host_messages',
  {
    eventId: bigId()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    requestKey: text().notNull(),
    /** The fingerprint of the message the key was first used for; empty for messages of earlier versions. */
    requestHash: text().notNull().default(''),
    /** The number of letters. */
    sent: integer().notNull(),
    /** The number of letters that waited for an editor, and of people who got none. */
    held: integer().notNull().default(0),
    leftOut: integer().notNull().default(0),
    unsubscribed: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.requestKey] })],
);
