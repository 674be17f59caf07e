import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { CONTENT_STATUSES } from '@/backend/contract/writing/statuses';
import { LOCALES } from '@/backend/contract/locale';
import { TIME_PRECISIONS } from '@/backend/kernel/text/time';
import type { Figure } from '@/backend/contract/figures/figure';
import { FIGURE_RULES, STORED_COVERS } from '@/backend/contract/figures/kinds';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { SearchTitles } from '@/backend/contract/stories/search-titles';
import { FIRST_REGIONS, NO_REGION } from '@/backend/contract/regions/first-regions';
import { bigId, heat, instant, type IndexColumn } from './columns';
import type { LocalText } from './local-text';
import { authors } from './people';
import { EDITION } from '@/backend/db/regions';
import { labels, topics } from './topics';
import { users } from './users';

export const contentKindEnum = pgEnum('content_kind', CONTENT_KINDS);

export const timePrecisionEnum = pgEnum('time_precision', TIME_PRECISIONS);

export const contentStatusEnum = pgEnum('content_status', CONTENT_STATUSES);

export const regionEnum = pgEnum('region', [NO_REGION, ...FIRST_REGIONS]);

export const localeEnum = pgEnum('locale', LOCALES);

export const categories = pgTable('categories', {
  id: bigId().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  appliesTo: text({ enum: ['flash', 'article', 'both'] }).notNull(),
  position: smallint().notNull().default(0),
});

/** With NULLS FIRST, which `order by … desc` needs for using the index. */
const highestFirst = (by: IndexColumn, id: IndexColumn) =>
  [by.desc().nullsFirst(), id.desc().nullsFirst()] as const;

const isLive = sql`status = 'approved'`;

/** Flashes and articles share one id sequence. */
export const contents = pgTable(
  'contents',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    kind: contentKindEnum().notNull(),
    status: contentStatusEnum().notNull(),
    /** The language it was written in; texts in other languages are translations. */
    lang: localeEnum().notNull(),
    authorId: bigId().references(() => authors.id),
    ownerId: bigId().references(() => users.id),
    categoryId: bigId().references(() => categories.id),
    /** The first edition it belongs to; `none` also for one of an edition that the newsroom added. */
    firstRegion: regionEnum('region').notNull().default(NO_REGION),
    /** The key of an edition that the newsroom added. */
    addedRegion: text(),
    /** The key of its edition, or `none`. */
    region: text('edition').notNull().generatedAlwaysAs(EDITION),
    isImportant: boolean().notNull().default(false),
    pic: text().notNull().default(''),
    /** The rule an editor chose for the numbers of the drawn cover; null for the first that matches. */
    figureRule: text({ enum: FIGURE_RULES }),
    /**
     * What its cover is, decided when it was published; null for flashes, for articles that are not live, and until the
     * covers of an older version are decided.
     */
    coverKind: text({ enum: STORED_COVERS }),
    sourceName: jsonb().$type<LocalText>().notNull().default({}),
    sourceUrl: text().notNull().default(''),
    searchTitles: jsonb().$type<SearchTitles>().notNull().default({}),
    scriptWords: jsonb().$type<ScriptWords>().notNull().default({}),
    /** The key of an imported story in its source, and the hash of the imported data. */
    sourceKey: text().unique(),
    sourceHash: text(),
    /** Increases with every command on the story; a command names the version it is based on. */
    version: integer().notNull().default(1),
    /** Fields of an imported story that an editor has changed; later imports do not change them. */
    ownedFields: text().array().notNull().default([]),
    withdrawnBy: bigId(),
    /** The story this one follows up. */
    followsId: bigId().references((): AnyPgColumn => contents.id, { onDelete: 'set null' }),
    releaseTime: instant().notNull(),
    /** The precision of `releaseTime`: a day or a month is stored as its first moment in UTC+8. */
    releasePrecision: timePrecisionEnum().notNull().default('second'),
    updatedTime: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    likesCount: integer().notNull().default(0),
    collectionsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    heat: heat(),
  },
  (table) => [
    index('contents_live')
      .on(...highestFirst(table.releaseTime, table.id))
      .where(isLive),
    index('contents_live_kind')
      .on(table.kind, ...highestFirst(table.releaseTime, table.id))
      .where(isLive),
    index('contents_live_important')
      .on(table.kind, ...highestFirst(table.releaseTime, table.id))
      .where(sql`status = 'approved' and is_important`),
    index('contents_live_category')
      .on(table.categoryId, table.kind, ...highestFirst(table.releaseTime, table.id))
      .where(isLive),
    index('contents_live_author')
      .on(table.authorId, ...highestFirst(table.releaseTime, table.id))
      .where(isLive),
    index('contents_live_edition')
      .on(table.region, table.kind, ...highestFirst(table.releaseTime, table.id))
      .where(isLive),
    index('contents_hot')
      .on(table.kind, ...highestFirst(table.heat, table.id))
      .where(isLive),
    // The first index is for the desk's list of all states, the second for finding stories whose release time has come.
    index('contents_recent').on(...highestFirst(table.releaseTime, table.id)),
    index('contents_status').on(table.status, table.releaseTime, table.id),
    index('contents_follows')
      .on(table.followsId)
      .where(sql`follows_id is not null`),
    index('contents_owner').on(table.ownerId, table.updatedTime),
  ],
);

/** The live texts of stories, one row per language. Bodies are sanitised HTML. */
export const contentTexts = pgTable(
  'content_texts',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    lang: localeEnum().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    /** Han characters plus Latin words of the body. */
    length: integer().notNull(),
    /** What the version before drew; no longer read or written. */
    figure: jsonb(),
    /** Everything a drawn cover could show, the best first; null in rows written before this column existed. */
    figures: jsonb().$type<Figure[]>(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.lang] })],
);

/** Versions of stories: saved, submitted and published ones, with ascending numbers. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    status: contentStatusEnum().notNull(),
    /** The command that created the version. */
    command: text().notNull().default('import'),
    texts: jsonb().notNull(),
    /** The whole version; null in older rows, which have only `texts`. */
    document: jsonb(),
    editorId: bigId(),
    reason: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.number] })],
);

/** Labels of stories. `releaseTime` is copied here, so that the list of a label is read from one index. */
export const contentLabels = pgTable(
  'content_labels',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    labelId: bigId()
      .notNull()
      .references(() => labels.id),
    releaseTime: instant().notNull(),
    isLive: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.labelId] }),
    index('content_labels_live')
      .on(table.labelId, ...highestFirst(table.releaseTime, table.contentId))
      .where(sql`is_live`),
  ],
);

export const contentTopics = pgTable(
  'content_topics',
  {
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    topicId: bigId()
      .notNull()
      .references(() => topics.id),
    releaseTime: instant().notNull(),
    isLive: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.topicId] }),
    index('content_topics_live')
      .on(table.topicId, ...highestFirst(table.releaseTime, table.contentId))
      .where(sql`is_live`),
  ],
);

/** Stories that editors have placed at the top of a topic, in order. */
export const topicItems = pgTable(
  'topic_items',
  {
    topicId: bigId()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    contentId: bigId()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.contentId] }),
    index('topic_items_content').on(table.contentId),
  ],
);

/** Sizes of the paged lists, updated by the code that publishes and withdraws stories. */
export const listCounts = pgTable('list_counts', {
  listKey: text().primaryKey(),
  total: integer().notNull(),
});
