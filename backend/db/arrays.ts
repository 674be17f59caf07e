import { type SQL, sql } from 'drizzle-orm';

/**
 * Ids as one parameter of a statement, whose text is the same for any number of them, also for none:
 * `c.id = any(${idArray(ids)})`, `unnest(${idArray(ids)})`.
 */
export const idArray = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`;

/** The same for texts. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;
