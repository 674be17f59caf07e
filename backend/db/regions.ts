import { sql } from 'drizzle-orm';
import {
  FIRST_REGIONS,
  type FirstRegion,
  isFirstRegion,
  NO_REGION,
} from '@/backend/contract/regions/first-regions';

/**
 * The key of the edition of a row: the database makes it of the two columns that are written. The enum of the first editions is
 * older than those that a newsroom adds, and programs of the version before write and read only that.
 */
export const EDITION = sql.raw(
  `coalesce(added_region, case region ${FIRST_REGIONS.map((key) => `when '${key}' then '${key}'`).join(' ')} else '${NO_REGION}' end)`,
);

/** The columns that put a row into an edition, by its key; `none` for none. */
export function regionColumns(key: string): {
  firstRegion: FirstRegion | typeof NO_REGION;
  addedRegion: string | null;
} {
  if (key === NO_REGION || isFirstRegion(key)) return { firstRegion: key, addedRegion: null };
  return { firstRegion: NO_REGION, addedRegion: key };
}
