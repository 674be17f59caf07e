import type { Context } from '@/backend/kernel/context';

/**
 * Writes what one subject begins with, in the caller's transaction. What others need is read from the database again.
 */
export type Seeder = (context: Context) => Promise<void>;

/** What a fresh installation is filled with: always, and where the sample newsroom is wanted. Each in its order. */
export interface Seeders {
  base: readonly Seeder[];
  sample: readonly Seeder[];
  /** What sample accounts did; written once they exist. */
  members: readonly Seeder[];
}
