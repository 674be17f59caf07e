import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingError } from './setting-error';
import { writeAtomically } from './write-atomically';

/** The size of the test file: with less free space neither the database nor the page cache can work. */
const PROBE_BYTES = 1024 * 1024;
/** Access for the owner only, because the folder holds personal data of members. */
const OWNER_ALONE = 0o700;

/**
 * Creates the data folder if it is missing, accessible only to its owner, and tests whether it is writable.
 * @returns its real path
 * @throws SettingError when it is not a folder or not writable, or its disk is full
 */
export function usableFolder(path: string): string {
  // On some versions of Node, creating folders there never returns.
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

/** Writes a file and removes it. @throws Error when the folder is not writable */
function probe(folder: string, bytes = PROBE_BYTES): void {
  const file = join(folder, `.probe.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    writeAtomically(file, '.'.repeat(bytes));
  } finally {
    rmSync(file, { force: true });
  }
}
