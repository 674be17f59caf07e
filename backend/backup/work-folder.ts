import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder } from '@/backend/db/embedded/start';
import { withRemoved } from './end-whole';
import { PARTIAL } from './finish-restore';
import { COPY_FOLDER } from './snapshot';

/** Folders of a backup under way, beside the file that is to be. */
const WORK_FOLDER = '.backup-';

/**
 * Does work in a folder that is deleted in the end. Its lock says that it is in use; those that killed programs have left
 * are deleted before.
 */
export async function inWorkFolder<Result>(
  beside: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeLeft(beside);
  const folder = mkdtempSync(join(beside, WORK_FOLDER));
  return withRemoved(folder, async () => {
    const lock = await claimFolder(folder);
    try {
      return await work(folder);
    } finally {
      await lock.release();
    }
  });
}

/**
 * Deletes what a killed restore, or a backup made by a killed backend, has left in the data folder; nothing while another
 * process holds the folder.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const lock = await claimFolder(dataDir).catch(() => null);
  if (!lock) return;
  for (const name of readdirSync(dataDir))
    if (name === PARTIAL || name.startsWith(COPY_FOLDER))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  await lock.release();
}

async function removeLeft(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(WORK_FOLDER))) {
    const folder = join(parent, name);
    const lock = await claimFolder(folder).catch(() => null);
    if (!lock) continue;
    rmSync(folder, { recursive: true, force: true });
    await lock.release();
  }
}
