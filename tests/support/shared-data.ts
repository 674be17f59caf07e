import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DATA = resolve(__dirname, '../../../shared/data');

/** The path of a file in the folder with real and hostile input beside the working copy; the folder may be missing. */
export function dataPath(name: string): string {
  return join(DATA, name);
}

/**
 * A suite over the shared data. Without the folder it is skipped with the reason in its name, and `suite` is not
 * called, because it reads files.
 */
export function describeWithData(name: string, suite: () => void): void {
  if (existsSync(DATA)) describe(name, suite);
  else it.skip(`${name} (skipped: ../shared/data is not on this machine)`, () => undefined);
}
