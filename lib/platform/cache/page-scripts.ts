import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ExternalScript, moveScripts } from '@/lib/platform/security/inline-scripts';
import { requestContext } from '@/lib/platform/calls/request-context';
import type { EntryStore } from './entry-store';
import type { RenderedValue } from './seal-value';

/** Where the scripts of kept pages are served: by the hash of their code, then the address of their page. */
const FOLDER = '/page-scripts';
const ADDRESS = /^\/page-scripts\/([0-9a-f]{32})(?!\/page-scripts\/)(\/[\w/%.~-]{0,299})$/;
/** The page addresses that can be part of a script's address. */
const PAGE_ADDRESS = /^\/[\w/%.~-]{0,299}$/;

/** The hash of the code, and the page it belongs to. Null for any other address. */
export function readScriptAddress(url: string): { hash: string; page: string } | null {
  const [, hash, page] = ADDRESS.exec(url) ?? [];
  return hash !== undefined && page !== undefined ? { hash, page } : null;
}

/**
 * Moves the data the framework writes into a page for its own scripts, a copy of everything shown, into a separate
 * file: the page has half the bytes, and clients without scripts never load the rest.
 */
export async function keepPageScripts(entries: EntryStore, value: RenderedValue): Promise<void> {
  const { nonce, page } = requestContext().getStore() ?? {};
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.postponed) return;
  if (!nonce || page === undefined || !PAGE_ADDRESS.test(page)) return;
  const moved = moveScripts(value.html, nonce, (code) => externalScript(code, page));
  if (!moved) return;
  value.html = moved.html;
  await entries.set(keyOf(moved.script.hash), {
    value: gzipSync(moved.script.code),
    bornAt: Date.now(),
    since: 0,
    tags: [],
    cacheControl: null,
  });
}

/** The code of a cached page's script, compressed (gzip) or plain. Null when it is not cached. */
export async function readPageScript(
  entries: EntryStore,
  hash: string,
  isCompressed: boolean,
): Promise<Uint8Array | null> {
  const value = (await entries.get(keyOf(hash)))?.value;
  if (!(value instanceof Uint8Array)) return null;
  return isCompressed ? value : gunzipSync(value);
}

const keyOf = (hash: string) => `script ${hash}`;

function externalScript(code: string, page: string): ExternalScript {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 32);
  return { code, hash, address: `${FOLDER}/${hash}${page}` };
}
