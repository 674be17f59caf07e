import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_ID_FILE } from '@/lib/platform/next/build-folder.mjs';

/** The number of characters of a build's mark. */
export const MARK_LENGTH = 8;

/** The build this portal runs. There is none in development. */
export function buildId(): string {
  try {
    return readFileSync(join(process.cwd(), BUILD_ID_FILE), 'utf8');
  } catch {
    return 'development';
  }
}

let mark = '';

/** What the names of the scripts of this build's pages begin with: eight hexadecimal digits. */
export function buildMark(): string {
  mark ||= createHash('sha256').update(buildId()).digest('hex').slice(0, MARK_LENGTH);
  return mark;
}
