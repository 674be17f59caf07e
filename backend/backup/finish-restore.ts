import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '@/backend/contract/process/write-whole';

/** Where a restore gathers what it brings; under the second name it is whole, and only needs to be put in place. */
export const PARTIAL = 'restore.part';
export const COMPLETE = 'restore.ready';
/** What stood there before; nobody needs it once the restored portal is found to be right. */
export const BEFORE = 'before-restore';
/** Made from the database: out of date with it. */
const DERIVED = ['cache'];

/**
 * Puts a whole restore in its place. Each step is a rename, so after a power cut the next start goes on where it ended.
 * Does nothing when there is none.
 */
export function finishRestore(dataDir: string): void {
  const whole = join(dataDir, COMPLETE);
  if (!existsSync(whole)) return;
  const before = join(dataDir, BEFORE);
  mkdirSync(before, { recursive: true });
  for (const name of readdirSync(whole)) {
    const place = join(dataDir, name);
    if (existsSync(place)) {
      rmSync(join(before, name), { recursive: true, force: true });
      renameSync(place, join(before, name));
    }
    renameSync(join(whole, name), place);
  }
  for (const name of DERIVED) rmSync(join(dataDir, name), { recursive: true, force: true });
  syncFolder(dataDir);
  rmSync(whole, { recursive: true });
}
