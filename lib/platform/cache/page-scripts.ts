import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { tags } from '@/backend/contract/tags';
import { type ExternalScript, moveScripts } from '@/lib/platform/security/inline-scripts';
import { requestContext } from '@/lib/platform/calls/request-context';
import { takeSharedEntry } from './take-shared-entry';
import { buildMark } from './build-id';
import { canHaveScript, scriptKey, writeScriptAddress } from './script-address';
import type { RenderedValue } from './prepare-for-cache';
import type { Stores } from './stores';

const HASH_LENGTH = 32;

/** When and of what a page was made. */
interface Making {
  /** Milliseconds since 1970. */
  bornAt: number;
  /** The position of the log of changes at which it was begun. */
  since: number;
  tags: string[];
  /** The backend's last change that was known then; null for none. */
  change: number | null;
  /** The address the page is made for; undefined when it is one page for many addresses. */
  page: string | undefined;
}

/**
 * Moves the data the framework writes into a page for its own scripts, a copy of everything shown, into a separate
 * file: the page has half the bytes, and clients without scripts never load the rest. A
 * changed page leaves its script to those who still show it; of what nobody may see any more the script goes, too.
 */
export async function storePageScripts(
  { entries, shared }: Stores,
  value: RenderedValue,
  { bornAt, since, tags: pageSources, change, page }: Making,
): Promise<void> {
  const { nonce } = requestContext().getStore() ?? {};
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.postponed) return;
  if (!nonce || page === undefined || !canHaveScript(page)) return;
  const moved = moveScripts(value.html, nonce, (code) => externalScript(code, page));
  if (!moved) return;
  value.html = moved.html;
  const key = scriptKey(moved.script.hash);
  const closings = pageSources.map(tags.closed);
  const entry = { value: gzipSync(moved.script.code), bornAt, since, tags: closings, cacheControl: null };
  if (change !== null) void shared?.put(key, entry, change);
  await entries.set(key, entry);
}

/**
 * The code of a cached page's script, compressed (gzip) or plain, and the tags its page was made of. Null when no portal has
 * it, and when it shows what nobody may see any more.
 */
export async function readPageScript(
  stores: Stores,
  hash: string,
  isCompressed: boolean,
): Promise<{ code: Uint8Array; tags: string[] } | null> {
  const key = scriptKey(hash);
  const own = await stores.entries.get(key);
  if (own && stores.log.isOutdated(own.tags, own.since)) {
    await stores.entries.delete(key);
    return null;
  }
  const { value, tags: closings = [] } = own ?? (await takeSharedEntry(stores, key)) ?? {};
  if (!(value instanceof Uint8Array)) return null;
  const code = isCompressed ? value : gunzipSync(value);
  return { code, tags: closings.map((tag) => tag.slice(tags.closed('').length)) };
}

/** Named by its build and its code: the script of another build does not fit a page. */
function externalScript(code: string, page: string): ExternalScript {
  const hash = (buildMark() + createHash('sha256').update(code).digest('hex')).slice(0, HASH_LENGTH);
  return { code, hash, address: writeScriptAddress({ hash, page }) };
}
