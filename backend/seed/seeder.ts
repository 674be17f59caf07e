import type { Context } from '@/backend/kernel/context';

/**
 * Writes the first content of one subject, in the caller's transaction. It reads rows of earlier seeders from the database.
 */
type Seeder = (context: Context) => Promise<void>;

/** Seeders that run together, once per database; `key` records that they have run. */
export interface Seeding {
  key: string;
  write: readonly Seeder[];
}

/** The seedings of a fresh installation, in order: `base` always, the others only with sample content. */
export interface Seeders {
  base: readonly Seeding[];
  /** Content that was added later has a key of its own, so that existing sample installations get it, too. */
  sample: readonly Seeding[];
  /** Activity of the sample accounts; written when these exist. */
  members: readonly Seeding[];
}

/** The keys of all seedings, to mark them as done in a database that was filled from an export. */
export const seedKeys = ({ base, sample, members }: Seeders): string[] =>
  [...base, ...sample, ...members].map(({ key }) => key);
