import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK_BYTES = 512;

/** The limits of a folder: bytes on disk, counted in whole blocks, and number of files. */
export interface FolderBounds {
  bytes: number;
  files: number;
}

/**
 * When a folder exceeds a limit, deletes its oldest files until it is a tenth below the limit. File operations are
 * asynchronous, so that requests are served meanwhile.
 * @returns what the folder holds now
 */
export async function sweepFolder(folder: string, bounds: FolderBounds): Promise<FolderBounds> {
  const fileList: { path: string; bytes: number; time: number }[] = [];
  let bytes = 0;
  for await (const file of await opendir(folder, { recursive: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    // The file may have been replaced or deleted in the meantime.
    const facts = await stat(path).catch(() => null);
    if (!facts) continue;
    fileList.push({ path, bytes: facts.blocks * BLOCK_BYTES, time: facts.mtimeMs });
    bytes += facts.blocks * BLOCK_BYTES;
  }
  let files = fileList.length;
  if (bytes <= bounds.bytes && files <= bounds.files) return { bytes, files };
  fileList.sort((a, b) => a.time - b.time);
  for (const file of fileList) {
    if (bytes <= bounds.bytes * 0.9 && files <= bounds.files * 0.9) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    files -= 1;
  }
  return { bytes, files };
}
