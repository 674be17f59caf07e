import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that `scripts/browser-scripts.mjs` bundles for browsers. */
export type BrowserScript =
  | 'document-start'
  | 'start-scripts'
  | 'embed'
  | 'embed-frame'
  | 'reader-worker'
  | 'gate-worker'
  | 'ticket-worker'
  | 'alert-worker';

const scripts = new Map<BrowserScript, string>();

/**
 * The code of a program for browsers, minified, as a page contains it and a route answers it. It stays the same while
 * this process runs, because policies name the hash of it.
 * @throws Error when it has not been built
 */
export function builtScript(name: BrowserScript): string {
  const code = scripts.get(name) ?? readScript(name);
  scripts.set(name, code);
  return code;
}

function readScript(name: BrowserScript): string {
  return readFileSync(join(process.cwd(), '.build/browser', `${name}.js`), 'utf8').trimEnd();
}
