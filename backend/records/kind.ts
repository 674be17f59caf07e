import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Usage } from '@/backend/contract/records/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { Locale } from '@/backend/contract/locale';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';

export type Document = Record<string, unknown>;
/** The uses of a deleted record, in the form its kind needs to restore them. */
export type Links = Record<string, unknown>;

/**
 * One kind of record, as its subject defines it. Everything runs in the transaction of the command. Versions, the log,
 * deleting and restoring are the same for all kinds and not part of this.
 */
export interface RecordSpec<Fields extends Document> {
  kind: RecordKindName;
  /** Who may change it. */
  changedBy: 'editor' | 'admin';
  /** Its records can be changed, but neither made nor deleted. */
  isFixed?: boolean;
  schema: z.ZodType<Fields>;
  /** A query for all records: `id`, `title` (local text), `note`, `rank` (lowest first), and `state` where readers do not see all of them. */
  listed: SQL;
  /** What the form holds; null when there is none. */
  read(context: Context, id: number): Promise<Fields | null>;
  /** Stores a record with this id, new or not; null for a new id. @returns the id */
  write(context: Context, id: number | null, document: Fields, member: Member): Promise<number>;
  /** The document as it is stored, for a preview: without what readers must not get. */
  cleaned?(document: Fields): Promise<Fields>;
  /** Deletes a record and its uses. @returns what `relink` needs @throws ApiError stillUsed */
  remove?(context: Context, id: number): Promise<Links>;
  /** Restores the uses of a record, as far as they still exist. */
  relink?(context: Context, id: number, links: Links): Promise<void>;
  /** Moves all uses of a record to another, and deletes the first. */
  merge?(context: Context, id: number, into: number): Promise<void>;
  usage?(context: Context, id: number, locale: Locale): Promise<Usage[]>;
  /** Tags of the pages that show it; called before and after a change. */
  tags(context: Context, id: number): Promise<string[]>;
  /** Fields that hold the time of something that is still to happen: a new value must not have passed. */
  schedules?: readonly (keyof Fields & string)[];
  /** Wire times at which it begins or ends to be shown. */
  moments?(document: Fields): (string | null)[];
}

/** A kind that checks documents against its schema itself, so that all kinds have one type. */
export interface RecordKind extends Omit<
  RecordSpec<Document>,
  'schema' | 'moments' | 'schedules' | 'write' | 'cleaned'
> {
  write(context: Context, id: number | null, document: unknown, member: Member): Promise<number>;
  cleaned(document: unknown): Promise<Document>;
  schedules: readonly string[];
  moments(document: unknown): string[];
}

/** Makes a `RecordKind` of a spec. */
export function defineRecordKind<Fields extends Document>(spec: RecordSpec<Fields>): RecordKind {
  const { schema, moments, write, cleaned = (same) => Promise.resolve(same), schedules = [], ...rest } = spec;
  return {
    ...rest,
    schedules,
    write: (context, id, document, member) => write(context, id, schema.parse(document), member),
    cleaned: (document) => cleaned(schema.parse(document)),
    moments: (document) => (moments?.(schema.parse(document)) ?? []).filter((moment) => moment !== null),
  };
}
