import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  DELIVERY_STATES,
  ISSUE_STATES,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATES,
} from '@/backend/contract/newsletters/states';
import type { IssueDocument } from '@/backend/contract/newsletters/issue-document';
import type { WrittenIssue } from '@/backend/contract/newsletters/written-issue';
import { bigId, instant } from './columns';
import { contents } from './stories';
import type { LocalText } from './local-text';
import { localeEnum } from './stories';
import { users } from './users';

/** The newsletters readers can subscribe to. */
export const newsletters = pgTable('newsletters', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  /** The name on the wire and in the headers of its letters. */
  key: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  /** When its letters come, as `每天 07:00`. */
  cadence: jsonb().$type<LocalText>().notNull(),
  /** A closed newsletter is not offered; who has it keeps it. */
  isClosed: boolean().notNull().default(false),
  position: smallint().notNull().default(0),
});

/** An address that asked for newsletters. The address is sealed, and looked up by its keyed hash. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    addressHash: text().notNull().unique(),
    /** Null when only the hash is left, so that the address stays suppressed. */
    address: text(),
    state: text({ enum: SUBSCRIBER_STATES }).notNull(),
    locale: localeEnum().notNull(),
    isTextOnly: boolean().notNull().default(false),
    pausedUntil: instant(),
    source: text({ enum: SUBSCRIBER_SOURCES }).notNull(),
    createdAt: instant().notNull(),
    /** When the last letter that asks for a confirmation was queued. */
    confirmationSentAt: instant(),
    /** When the reader agreed, here or where the list was imported from. */
    consentAt: instant(),
    /** When they left, or the address was suppressed. */
    endedAt: instant(),
  },
  (table) => [index('subscribers_state').on(table.state, table.endedAt)],
);

/** Which newsletters a subscriber gets, and which ones wait for a confirmation. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriberId: bigId()
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    newsletterId: bigId()
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    requestedAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.newsletterId] }),
    index('subscriptions_newsletter').on(table.newsletterId, table.subscriberId),
  ],
);

/** Newsletters that a subscriber chose not to get any more, and has not asked for again; no import brings them back. */
export const subscriptionEnds = pgTable(
  'subscription_ends',
  {
    subscriberId: bigId()
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    newsletterId: bigId()
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    endedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriberId, table.newsletterId] })],
);

/** One letter of a newsletter, from draft to sent. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    newsletterId: bigId()
      .notNull()
      .references(() => newsletters.id),
    number: integer().notNull(),
    state: text({ enum: ISSUE_STATES }).notNull(),
    version: integer().notNull().default(1),
    document: jsonb().$type<IssueDocument>().notNull(),
    /** What was sent, in each language; set when sending begins, and not changed afterwards. */
    written: jsonb().$type<WrittenIssue>(),
    sendAt: instant(),
    editorId: bigId().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    unique('newsletter_issues_number').on(table.newsletterId, table.number),
    index('newsletter_issues_state').on(table.state, table.sendAt),
  ],
);

/** One letter to one subscriber. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    issueId: bigId()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** Null once the subscriber was erased. */
    subscriberId: bigId().references(() => subscribers.id, { onDelete: 'set null' }),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    tries: smallint().notNull().default(0),
    /** When it is tried again; null for at once. */
    dueAt: instant(),
    /** When it was last handed to the mail server. */
    begunAt: instant(),
    endedAt: instant(),
    /** What the mail server answered, without the address. */
    answer: text(),
    /** When the subscriber left after this letter. */
    leftAt: instant(),
  },
  (table) => [
    unique('newsletter_deliveries_once').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_state').on(table.issueId, table.state, table.id),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
);

/** How often the link to a story was followed from an issue, where that is counted; by whom is not known. */
export const newsletterClicks = pgTable(
  'newsletter_clicks',
  {
    issueId: bigId()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.contentId] })],
);
