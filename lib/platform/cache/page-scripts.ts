import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ExternalScript, moveScripts } from '@/lib/platform/security/inline-scripts';
import { requestContext } from '@/lib/platform/calls/request-context';
import { adoptEntry } from './adopt-entry';
import { buildMark } from './build-id';
import { canHaveScript, scriptKey, writeScriptAddress } from './script-address';
import type { RenderedValue } from './seal-value';
import type { Stores } from './stores';

const HASH_LENGTH = 32;

/**
 * Moves the data the framework writes into a page for its own scripts, a copy of everything shown, into a separate
 * file: the page has half the bytes, and clients without scripts never load the rest.
 */
export async function keepPageScripts({ entries, shared }: Stores, value: RenderedValue): Promise<void> {
  const { nonce, page } = requestContext().getStore() ?? {};
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.postponed) return;
  if (!nonce || page === undefined || !canHaveScript(page)) return;
  const moved = moveScripts(value.html, nonce, (code) => externalScript(code, page));
  if (!moved) return;
  value.html = moved.html;
  const key = scriptKey(moved.script.hash);
  const entry = {
    value: gzipSync(moved.script.code),
    bornAt: Date.now(),
    since: 0,
    tags: [],
    cacheControl: null,
  };
  void shared?.put(key, entry, 0);
  await entries.set(key, entry);
}

/** The code of a cached page's script, compressed (gzip) or plain. Null when no portal has it. */
export async function readPageScript(
  stores: Stores,
  hash: string,
  isCompressed: boolean,
): Promise<Uint8Array | null> {
  const key = scriptKey(hash);
  const { value } = (await stores.entries.get(key)) ?? (await adoptEntry(stores, key)) ?? {};
  if (!(value instanceof Uint8Array)) return null;
  return isCompressed ? value : gunzipSync(value);
}

/** Named by its build and its code: the script of another build does not fit a page. */
function externalScript(code: string, page: string): ExternalScript {
  const hash = (buildMark() + createHash('sha256').update(code).digest('hex')).slice(0, HASH_LENGTH);
  return { code, hash, address: writeScriptAddress({ hash, page }) };
}
