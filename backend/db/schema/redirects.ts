import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bigId, instant } from './columns';
import { contents } from './stories';

/** Addresses of old sites, and where they lead. */
export const redirects = pgTable(
  'redirects',
  {
    id: bigId().primaryKey().generatedByDefaultAsIdentity(),
    /** The host of the old site without `www.`; empty for an address that is only a path. */
    host: text().notNull().default(''),
    /** Path and query in the form in which addresses are compared; with `*` in patterns. */
    key: text().notNull(),
    isPattern: boolean().notNull().default(false),
    /** The key in the letter case of the address, for people to read. */
    written: text().notNull(),
    /** 308 or 410. */
    status: smallint().notNull(),
    /** A path of this site, or a full https address; empty for a story, and for 410. */
    target: text().notNull().default(''),
    /** Not written any more: the version before finds chains by it, and may run on the same schema. */
    targetKey: text().notNull().default(''),
    contentId: bigId().references(() => contents.id, { onDelete: 'cascade' }),
    /**
     * `import`: an address that a source names; `guess`: one that it probably had, which gives way to a named one. An
     * import leaves rows of the desk alone.
     */
    origin: text({ enum: ['desk', 'import', 'guess'] }).notNull(),
    hits: integer().notNull().default(0),
    hitAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** A removed row answers nothing; it stays, so that a later import does not bring it back. */
    removedAt: instant(),
  },
  (table) => [
    unique('redirects_key').on(table.key, table.host),
    index('redirects_target')
      .on(table.targetKey)
      .where(sql`target_key <> ''`),
    index('redirects_content').on(table.contentId),
    index('redirects_patterns')
      .on(table.id)
      .where(sql`is_pattern`),
    index('redirects_host').on(table.host),
  ],
);
