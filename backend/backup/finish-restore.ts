import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '@/backend/contract/process/write-whole';

/**
 * The folder a restore gathers its files in. Once it is complete it is renamed to `COMPLETE`, ready to be put in place.
 */
export const PARTIAL = 'restore.part';
export const COMPLETE = 'restore.ready';
/** Holds what a restore replaced. It can be deleted once the restored portal is found to be right. */
export const BEFORE = 'before-restore';
/** Made from the database, so out of date once another database is in place. */
const DERIVED = ['cache'];

/**
 * Puts a complete restore in its place; does nothing when there is none. Files are moved by renaming, so after a power
 * cut the next start goes on where this one stopped.
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
