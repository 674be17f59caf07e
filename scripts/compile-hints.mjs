import { readFileSync, writeFileSync } from 'node:fs';
import { BUILD_MANIFEST, startScriptsIn } from '../lib/platform/next/build-folder.mjs';

/** https://v8.dev/blog/explicit-compile-hints; browsers that do not support it see only a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts every page starts with, so that browsers compile their functions while loading, outside the main
 * thread. Otherwise most of them are compiled at their first call, in one long task that delays taps.
 */
export function hintStartScripts() {
  for (const path of startScriptsIn(readFileSync(BUILD_MANIFEST, 'utf8'))) {
    const code = readFileSync(path, 'utf8');
    if (!code.startsWith(HINT)) writeFileSync(path, HINT + code);
  }
}
