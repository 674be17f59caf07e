import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code';

/** Error codes of file systems without hard links. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/**
 * Writes a new file so that it is either complete or missing, even after a power cut. An existing file is not replaced,
 * except on file systems without hard links.
 * @param text the content; only the owner may read the file
 * @throws Error when the disk does not accept it; nothing is left behind
 */
export function writeAtomically(file: string, text: string): void {
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

/** Unlike a rename, a hard link never replaces a file; but some file systems have no hard links. */
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

/** Flushes the entries of a folder to disk, so that they survive a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
