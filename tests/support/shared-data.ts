import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DATA = resolve(__dirname, '../../../shared/data');

/** A file of the real and hostile input that lies beside the working copy, where there is any. */
export function dataPath(name: string): string {
  return join(DATA, name);
}

/**
 * A suite over the shared data; where the folder is absent it is skipped, and its name says why. The suite itself is not
 * even collected then: collecting reads files.
 */
export function describeWithData(name: string, suite: () => void): void {
  if (existsSync(DATA)) describe(name, suite);
  else it.skip(`${name} (skipped: ../shared/data is not on this machine)`, () => undefined);
}
