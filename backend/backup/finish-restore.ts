import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '@/backend/contract/process/write-atomically';

/**
 * The folder in which a restore collects its files. When it is complete, it is renamed to `COMPLETE`.
 */
export const PARTIAL = 'restore.part';
export const COMPLETE = 'restore.ready';
/** Holds what a restore replaced. It can be deleted once the restored portal is found to be right. */
export const BEFORE = 'before-restore';
/** Folders derived from the database, which have to be deleted after a restore. */
const DERIVED = ['cache'];

/**
 * Moves the files of a complete restore into the data folder; does nothing without one. Files are renamed, so after a power
 * cut the next start continues.
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
