import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { getConfig } from '@/lib/platform/config/config';

/** Some 150 MB. */
const MAX_PICTURES = 4000;
const WRITES_BETWEEN_SWEEPS = 200;

let writes = 0;

const folder = () => join(getConfig().dataDir, 'share-pictures');

/** A picture drawn earlier; null when there is none, or it cannot be read. */
export async function readDrawnPicture(name: string): Promise<Uint8Array | null> {
  return readFile(join(folder(), name)).catch(() => null);
}

/**
 * Stores a picture; the oldest are deleted when there are too many. Errors are ignored: the picture is then drawn
 * again.
 */
export async function storePicture(name: string, file: Uint8Array): Promise<void> {
  const part = join(folder(), `${randomUUID()}.part`);
  try {
    await mkdir(folder(), { recursive: true });
    await writeFile(part, file);
    await rename(part, join(folder(), name));
    writes += 1;
    if (writes % WRITES_BETWEEN_SWEEPS === 0) await sweep();
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

async function sweep(): Promise<void> {
  const names = await readdir(folder());
  if (names.length <= MAX_PICTURES) return;
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder(), name))).mtimeMs })),
  );
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, names.length - MAX_PICTURES / 2);
  for (const { name } of oldest) await rm(join(folder(), name), { force: true });
}
