import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD = '.next';
/** https://v8.dev/blog/explicit-compile-hints; a comment to browsers that do not know it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts every page starts with, so that browsers compile their functions while they load and beside the main
 * thread. Otherwise most of them are compiled at their first call, in one task that holds up taps.
 */
export function hintStartScripts() {
  const { rootMainFiles } = JSON.parse(readFileSync(join(BUILD, 'build-manifest.json'), 'utf8'));
  for (const file of rootMainFiles) {
    const path = join(BUILD, file);
    const code = readFileSync(path, 'utf8');
    if (!code.startsWith(HINT)) writeFileSync(path, HINT + code);
  }
}
