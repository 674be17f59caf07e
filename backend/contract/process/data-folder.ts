import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingError } from './setting-error';
import { writeWhole } from './write-whole';

/** How much is written as a trial: with less room neither the database nor the page cache can work. */
const PROBE_BYTES = 1024 * 1024;
/** It holds what members told the newsroom. */
const OWNER_ALONE = 0o700;

/**
 * Makes the data folder when it is not there, for its user alone, and tries to write in it.
 * @returns its real path
 * @throws SettingError when it is no folder, may not be written to, or its disk is full
 */
export function usableFolder(path: string): string {
  // Making folders there never ends on some versions of Node.
  if (/^\/(proc|sys)(\/|$)/.test(resolve(path)))
    throw new SettingError(`DATA_DIR: ${path} belongs to the system and keeps no files.`);
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ALONE });
    const folder = realpathSync(path);
    probe(folder);
    return folder;
  } catch (error) {
    throw new SettingError(
      `DATA_DIR: cannot write to the folder ${path} (${error instanceof Error ? error.message : error}).`,
    );
  }
}

/** Writes a file and removes it. @throws Error when the folder takes none */
function probe(folder: string, bytes = PROBE_BYTES): void {
  const file = join(folder, `.probe.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    writeWhole(file, '.'.repeat(bytes));
  } finally {
    rmSync(file, { force: true });
  }
}
