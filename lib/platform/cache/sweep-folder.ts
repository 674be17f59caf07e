import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK_BYTES = 512;

/** What a folder may hold: bytes as the disk gives them out, in whole blocks, and files. */
export interface FolderBounds {
  bytes: number;
  files: number;
}

/**
 * Drops the longest unwritten files when a folder has grown too large, until a tenth of it is free. It waits for the disk
 * file by file, so that requests go on meanwhile.
 */
export async function sweepFolder(folder: string, bounds: FolderBounds): Promise<void> {
  const found: { path: string; bytes: number; time: number }[] = [];
  let bytes = 0;
  for await (const file of await opendir(folder, { recursive: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    // Another write may have replaced it meanwhile.
    const facts = await stat(path).catch(() => null);
    if (!facts) continue;
    found.push({ path, bytes: facts.blocks * BLOCK_BYTES, time: facts.mtimeMs });
    bytes += facts.blocks * BLOCK_BYTES;
  }
  if (bytes <= bounds.bytes && found.length <= bounds.files) return;
  found.sort((a, b) => a.time - b.time);
  let files = found.length;
  for (const file of found) {
    if (bytes <= bounds.bytes * 0.9 && files <= bounds.files * 0.9) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
    files -= 1;
  }
}
