import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Usage } from '@/backend/contract/records/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { Locale } from '@/backend/contract/locale';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';

export type Document = Record<string, unknown>;
/** What used a record, in whatever form its kind brings it back from. */
export type Links = Record<string, unknown>;

/**
 * One kind of record, as its subject defines it. Everything runs in the transaction of the command. Versions, the log,
 * deleting and restoring are the same for all kinds and not part of this.
 */
export interface RecordSpec<Held extends Document> {
  kind: RecordKindName;
  /** Editors change most things; administrators alone what holds for the whole site. */
  changedBy: 'editor' | 'admin';
  /** Neither made nor deleted: there is one for each place it fills. */
  isFixed?: boolean;
  schema: z.ZodType<Held>;
  /** All of them: `id`, `title` (local text), `note`, `rank` (lowest first). */
  listed: SQL;
  /** What the form holds; null when there is none. */
  read(context: Context, id: number): Promise<Held | null>;
  /** Stores it under this number, new or not; null takes a new one. @returns the number */
  write(context: Context, id: number | null, document: Held, member: Member): Promise<number>;
  /** Takes it away with everything that points at it. @throws ApiError stillUsed */
  remove?(context: Context, id: number): Promise<Links>;
  /** Points at it again what did when it was deleted, as far as that is still there. */
  relink?(context: Context, id: number, links: Links): Promise<void>;
  /** Makes everything that points at one record point at another, and takes the first away. */
  merge?(context: Context, id: number, into: number): Promise<void>;
  usage?(context: Context, id: number, locale: Locale): Promise<Usage[]>;
  /** What pages show of it, by tag; asked before and after a change. */
  tags(context: Context, id: number): Promise<string[]>;
  /** Moments at which it begins or ceases to be shown (wire times). */
  moments?(document: Held): (string | null)[];
}

/** A kind with its document checked at the border, so that all kinds can stand in one list. */
export interface RecordKind extends Omit<RecordSpec<Document>, 'schema' | 'moments' | 'write'> {
  write(context: Context, id: number | null, document: unknown, member: Member): Promise<number>;
  moments(document: unknown): string[];
}

/** Ties a kind to its schema. */
export function defineRecordKind<Held extends Document>(spec: RecordSpec<Held>): RecordKind {
  const { schema, moments, write, ...rest } = spec;
  return {
    ...rest,
    write: (context, id, document, member) => write(context, id, schema.parse(document), member),
    moments: (document) => (moments?.(schema.parse(document)) ?? []).filter((moment) => moment !== null),
  };
}
