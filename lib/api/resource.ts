import { z } from 'zod';
import type { OptionalSection } from '@/backend/contract/brand/sections';
import { LOCALES } from '@/backend/contract/locale';
import type { Outcome } from '@/lib/platform/calls/outcome';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import type { Deprecation } from './deprecation';

/** What every reading request may say: the language, and which fields of an item the answer has. */
const common = {
  lang: z.enum(LOCALES).default('zh-Hans'),
  /** Names separated by commas; all fields by default. */
  fields: z
    .string()
    .regex(/^[a-z_]+(?:,[a-z_]+)*$/)
    .optional(),
};

/** Data of the interface, and the cursor of the next part of a list; null at its end and for a single item. */
export interface Answer {
  data: unknown;
  next: string | null;
}

/** What can be read at one path of `/api/v1`. */
export interface Resource {
  /** The name of the operation in the description, such as `listContent`. */
  name: string;
  /** Such as `/content/{id}`. */
  path: string;
  summary: string;
  query: z.ZodObject;
  /** The form of an item. */
  item: z.ZodObject;
  isList: boolean;
  /** The optional section it reads; without the section there is no such resource. */
  section?: OptionalSection;
  /** Set for what is going away. */
  deprecation?: Deprecation;
  /** Reads it. @param query as `query` has read it @param id the part of the path in braces; empty for a list */
  read: (query: never, language: ReaderLanguage, id: string) => Promise<Outcome<Answer>>;
}

/** Whether this newsroom has what a resource reads. */
export const isOffered = ({ section }: Pick<Resource, 'section'>): boolean =>
  section === undefined || !isSectionOff(section);

/** Defines what can be read at a path, with its own parameters beside the common ones. */
export function defineResource<Query extends z.ZodRawShape>({
  query,
  ...definition
}: Omit<Resource, 'query' | 'read'> & {
  query: Query;
  read: (
    query: z.output<z.ZodObject<Query>>,
    language: ReaderLanguage,
    id: string,
  ) => Promise<Outcome<Answer>>;
}): Resource {
  return { ...definition, query: z.strictObject({ ...common, ...query }) };
}

/** The outcome of a call with its data in another form. */
export async function mapOutcome<Data>(
  outcome: Outcome<Data>,
  change: (data: Data) => Answer | Promise<Answer>,
): Promise<Outcome<Answer>> {
  return outcome.ok ? { ok: true, data: await change(outcome.data) } : outcome;
}

/** How many items a list has at most, and at which item it goes on. */
export const listQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(40).optional(),
};

/** Lists that are numbered by pages have the number of the next page as their cursor. @returns null for another cursor */
export function pageOfCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : null;
}

/** The refusal of a cursor this list has not given. */
export const unknownCursor: Outcome<Answer> = {
  ok: false,
  reason: 'refused',
  code: 400,
  message: '',
  key: 'invalidInput',
  fields: { cursor: 'notAllowed' },
};
