import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { contents } from './stories';

/** Keys of our actors (`newsroom`, `author_7`, `topic_3`), made when one is first needed. */
export const federationKeys = pgTable(
  'federation_keys',
  {
    actor: text().notNull(),
    /** `rsa` signs requests, `ed25519` signs activities. */
    kind: text({ enum: ['rsa', 'ed25519'] }).notNull(),
    /** A JSON Web Key. */
    publicKey: jsonb().$type<JsonWebKey>().notNull(),
    /** A JSON Web Key, sealed with the installation's secret. */
    privateKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.kind] })],
);

/** Actors of other servers that follow one of ours. */
export const federationFollowers = pgTable(
  'federation_followers',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    actor: text().notNull(),
    /** The follower's own id, and the inboxes to which posts are delivered: the shared one first. */
    uri: text().notNull(),
    inbox: text().notNull(),
    sharedInbox: text(),
    /** The id of the activity by which it followed; an Undo may name nothing else. */
    followId: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Since when its inbox has accepted nothing; null when it accepted the last delivery. */
    failingSince: instant(),
  },
  (table) => [
    uniqueIndex('federation_followers_actor').on(table.actor, table.uri),
    index('federation_followers_page').on(table.actor, table.id),
    index('federation_followers_inbox').on(sql`coalesce(${table.sharedInbox}, ${table.inbox})`),
    index('federation_followers_uri').on(table.uri),
  ],
);

/** Stories as other servers have them. A story that is published again after a withdrawal is another post. */
export const federationPosts = pgTable(
  'federation_posts',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The object as it was last sent: a Note or an Article; empty once it is withdrawn. */
    object: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The actors that pass it on to their own followers: the story's author and topics. */
    announcedBy: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex('federation_posts_live')
      .on(table.contentId)
      .where(sql`${table.withdrawnAt} is null`),
    index('federation_posts_content').on(table.contentId),
  ],
);

/** What our actors have said to other servers; the number is part of the activity's id. */
export const federationActivities = pgTable(
  'federation_activities',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    actor: text().notNull(),
    type: text().notNull(),
    postId: bigId().references(() => federationPosts.id, { onDelete: 'cascade' }),
    /** The signed document as it is sent. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('federation_activities_actor').on(table.actor, table.id),
    index('federation_activities_post').on(table.postId),
  ],
);

/** Replies of other servers to our posts. They are counted, and nothing else of them is stored. */
export const federationReplies = pgTable(
  'federation_replies',
  {
    uri: text().primaryKey(),
    postId: bigId()
      .notNull()
      .references(() => federationPosts.id, { onDelete: 'cascade' }),
    /** Who wrote it, and alone may delete it. */
    author: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('federation_replies_post').on(table.postId),
    index('federation_replies_author').on(table.author),
  ],
);

/** What Fedify remembers for a while: activities it has processed, keys and documents of other servers. */
export const federationCache = pgTable(
  'federation_cache',
  {
    key: text().primaryKey(),
    value: jsonb().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('federation_cache_expires').on(table.expiresAt)],
);
