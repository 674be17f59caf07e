import type { Context } from '@/backend/kernel/context';

/**
 * Writes what one subject begins with, in the caller's transaction. What others need is read from the database again.
 */
type Seeder = (context: Context) => Promise<void>;

/** Seeders that run together, once for a database, noted under `key`. */
export interface Seeding {
  key: string;
  write: readonly Seeder[];
}

/** What a fresh installation is filled with: always, and where the sample newsroom is wanted. Each in its order. */
export interface Seeders {
  base: readonly Seeding[];
  /** What came with a later version has a key of its own: the sample newsroom of an older one gains it. */
  sample: readonly Seeding[];
  /** What sample accounts did; written once they exist. */
  members: readonly Seeding[];
}

/** The keys of all: what a database that came filled is told it has. */
export const seedKeys = ({ base, sample, members }: Seeders): string[] =>
  [...base, ...sample, ...members].map(({ key }) => key);
