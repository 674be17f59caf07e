import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code';

/** Error codes of file systems that have no links. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/**
 * Writes a new file so that it is complete or not there, also after a power cut. A file that is there already stays,
 * except on file systems without links, where it is replaced.
 * @param text what the file holds; only its owner may read it
 * @throws Error when the disk does not take it; nothing is left behind
 */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  try {
    const handle = openSync(temporary, 'wx', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    place(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dirname(file));
}

/** A link, unlike a rename, replaces nothing; not every file system has links. */
function place(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (!WITHOUT_LINKS.includes(code)) throw error;
    renameSync(temporary, file);
  }
}

/** Writes the entries of a folder to disk, so that they survive a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
