import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses begin with one slash: a page of this site. */
const stored = z.array(z.string().regex(/^\/(?!\/)/));

/** Stores which pages were requested last, so that the next start, perhaps of another build, makes them first. */
export function storeRequestedPages(dataDir: string, addresses: readonly string[]): void {
  const file = fileIn(dataDir);
  try {
    writeFileSync(`${file}.part`, JSON.stringify(addresses));
    renameSync(`${file}.part`, file);
  } catch {
    // The next start makes pages when they are requested.
  }
}

/** The pages that were requested last before the portal stopped; none when that is not known. */
export function readRequestedPages(dataDir: string): string[] {
  try {
    return stored.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return [];
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'requested-pages.json');
