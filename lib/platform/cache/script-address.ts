/**
 * The address at which the scripts of cached pages are served: by the hash of their build and code, then the address of
 * their page.
 */
const FOLDER = '/page-scripts';
const ADDRESS = /^\/page-scripts\/([0-9a-f]{32})(?!\/page-scripts\/)(\/[\w/%.~-]{0,299})$/;
/** The page addresses that can be part of a script's address. */
const PAGE_ADDRESS = /^\/[\w/%.~-]{0,299}$/;
/** The place in a page's HTML that names its script. */
const SOURCE = /<script src="(\/page-scripts\/[^"]+)"/;

/** The number of characters of the hash of a script. */
export const SCRIPT_HASH_LENGTH = 32;

/** The hash of a script's build and code, and the page it belongs to. */
export interface ScriptAddress {
  hash: string;
  page: string;
}

/** Null for any other address. */
export function readScriptAddress(url: string): ScriptAddress | null {
  const [, hash, page] = ADDRESS.exec(url) ?? [];
  return hash !== undefined && page !== undefined ? { hash, page } : null;
}

export const writeScriptAddress = ({ hash, page }: ScriptAddress): string => `${FOLDER}/${hash}${page}`;

export const canHaveScript = (page: string): boolean => PAGE_ADDRESS.test(page);

/** The address of a page's script, by its HTML; null when it has none. */
export function scriptAddressIn(html: string): ScriptAddress | null {
  const [, source = ''] = SOURCE.exec(html) ?? [];
  return readScriptAddress(source);
}

/** The key of a script in the page cache. */
export const scriptKey = (hash: string): string => `script ${hash}`;
