import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { tags } from '@/backend/contract/tags';
import { type ExternalScript, moveScripts } from '@/lib/platform/security/inline-scripts';
import { requestContext } from '@/lib/platform/calls/request-context';
import { isRenderedPage, type RenderedValue } from '@/lib/platform/next/rendered-value';
import { takeSharedEntry } from './take-shared-entry';
import { buildMark } from './build-id';
import { canHaveScript, SCRIPT_HASH_LENGTH, scriptKey, writeScriptAddress } from './script-address';
import type { Stores } from './stores';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** When a page was made, and what it depends on. */
interface Making {
  /** Milliseconds since 1970. */
  bornAt: number;
  /** The position in the log of tags when rendering began. */
  since: number;
  tags: string[];
  /** The backend's last known change at that time; null for none. */
  change: number | null;
  /** The address the page is made for; undefined for one page that serves many addresses. */
  page: string | undefined;
}

/**
 * Moves the data that the framework writes into a page for its own scripts, a copy of everything shown, into a separate
 * file: the page becomes half as large, and clients without scripts never load the rest. When a page changes, its
 * script stays for readers who still have the old page open; when nobody may see the page any more, the script is
 * deleted, too.
 */
export async function storePageScripts(
  { entries, shared }: Stores,
  value: RenderedValue,
  { bornAt, since, tags: pageSources, change, page }: Making,
): Promise<void> {
  const { nonce } = requestContext().getStore() ?? {};
  if (!isRenderedPage(value) || value.postponed) return;
  if (!nonce || page === undefined || !canHaveScript(page)) return;
  const moved = moveScripts(value.html, nonce, (code) => externalScript(code, page));
  if (!moved) return;
  value.html = moved.html;
  const key = scriptKey(moved.script.hash);
  const closings = pageSources.map(tags.closed);
  const entry = { value: moved.script.code, bornAt, since, tags: closings, cacheControl: null };
  if (change !== null) void shared?.put(key, entry, change);
  await entries.set(key, entry);
}

/**
 * The code of a cached page's script, compressed (gzip) or plain, and the tags the page depends on. It is compressed when
 * a browser first loads it, as crawlers load none, and stored so. Null when no portal has it, or when nobody may see the
 * page any more.
 */
export async function readPageScript(
  stores: Stores,
  hash: string,
  isCompressed: boolean,
): Promise<{ code: Uint8Array; tags: string[] } | null> {
  const key = scriptKey(hash);
  const localEntry = await stores.entries.get(key);
  if (localEntry && stores.log.isOutdated(localEntry.tags, localEntry.since)) {
    await stores.entries.delete(key);
    return null;
  }
  const entry = localEntry ?? (await takeSharedEntry(stores, key));
  if (!entry) return null;
  const { value } = entry;
  const tagsOfPage = entry.tags.map((tag) => tag.slice(tags.closed('').length));
  if (typeof value === 'string') {
    if (!isCompressed) return { code: Buffer.from(value), tags: tagsOfPage };
    const code = await compress(value);
    void stores.entries.set(key, { ...entry, value: code }).catch(() => undefined);
    return { code, tags: tagsOfPage };
  }
  if (!(value instanceof Uint8Array)) return null;
  return { code: isCompressed ? value : await expand(value), tags: tagsOfPage };
}

/** Stores a script under a second hash, for another page that shows the same. */
export async function copyPageScript(
  { entries, log, shared }: Stores,
  from: string,
  to: string,
): Promise<void> {
  const entry = await entries.get(scriptKey(from));
  if (!entry) return;
  if (log.lastChange !== null) void shared?.put(scriptKey(to), entry, log.lastChange);
  await entries.set(scriptKey(to), entry);
}

/** Named by its build and its code: the script of another build does not fit a page. */
function externalScript(code: string, page: string): ExternalScript {
  const hash = (buildMark() + createHash('sha256').update(code).digest('hex')).slice(0, SCRIPT_HASH_LENGTH);
  return { code, hash, address: writeScriptAddress({ hash, page }) };
}
