/** Keys of a query that say where a reader came from, and nothing about what the address shows. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|yclid|spm)$/i;

/** Keys by which WordPress shows an item, an archive or an author at the root of its site. */
const OLD_KEYS = ['p', 'page_id', 'cat', 'author'] as const;
/** Further keys of that kind, which are looked up only where no page of ours can be meant. */
const FURTHER_KEYS = ['attachment_id', 'tag', 'm'];

/** An address with more characters is not looked up. */
export const MAX_ADDRESS = 600;

/** An address in the one form in which addresses of old sites are compared. */
export interface OldAddress {
  /** Without `www.` and port; empty for a path. */
  host: string;
  /**
   * Path and query: decoded, in lower case, without `index.php`, repeated slashes, a slash at the end, a fragment, and
   * keys that only say where a reader came from; the other keys sorted.
   */
  key: string;
  /** The same in the letter case of the address. */
  cased: string;
}

/** The host of a `Host` header or an address as it is compared; empty for none. */
export function hostKey(host: string): string {
  const text = `http://${host.trim()}`;
  return URL.canParse(text) ? new URL(text).hostname.replace(/^www\./, '').replace(/\.$/, '') : '';
}

/** Whether a host can be that of a site: exports made on somebody's own computer name no such host. */
export const isPublicHost = (host: string): boolean =>
  /\.[a-z][a-z0-9-]*$/.test(host) && !host.endsWith('.localhost');

/** Reads a path or an http address; null for anything else, and for an address that is too long. */
export function readOldAddress(written: string): OldAddress | null {
  const text = written.trim();
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#\\\s]+)?(.*)$/is.exec(text) ?? [];
  if (text.length > MAX_ADDRESS * 9 || (origin === '' && !text.startsWith('/'))) return null;
  const host = origin === '' ? '' : hostKey(origin.replace(/^https?:\/\//i, ''));
  if (origin !== '' && host === '') return null;
  const [target = ''] = rest.split('#');
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const cased = pathKey(path) + queryKey(at < 0 ? '' : target.slice(at + 1));
  return cased.length > MAX_ADDRESS ? null : { host, cased, key: cased.toLowerCase() };
}

/** The address without its query; with only this pair of it, when one is named. */
export function withQuery(address: OldAddress, query: string): OldAddress {
  const cased = (address.cased.split('?')[0] ?? '') + query;
  return { ...address, cased, key: cased.toLowerCase() };
}

/** The queries by which an address may be written down, its own first: parts of it that show something by themselves. */
export function queriesOf({ cased }: OldAddress): string[] {
  const [path = '', query = ''] = cased.split('?');
  if (query === '') return [''];
  const names: readonly string[] = [...OLD_KEYS, ...FURTHER_KEYS];
  const single = query.split('&').filter((pair) => names.includes(pair.split('=')[0]?.toLowerCase() ?? ''));
  const all = [`?${query}`, ...single.map((pair) => `?${pair}`), ...(path === '/' ? [] : [''])];
  return [...new Set(all)];
}

/** Whether the query of an address has a key by which an old site showed something at its root. */
export function hasOldKey(query: string): boolean {
  return new RegExp(`(?:^|[?&])(?:${OLD_KEYS.join('|')})=`, 'i').test(query);
}

/** The pairs of a query that only say where a reader came from, with a question mark before them; empty for none. */
export function trackingOf(query: string): string {
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => TRACKING.test(pair.split('=')[0] ?? ''));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function pathKey(path: string): string {
  const decoded = decode(`/${path}`)
    .replace(/\/index\.(?:php|html?)(?=\/|$)/gi, '/')
    .replace(/\/{2,}/g, '/');
  return decoded.replace(/\/+$/, '') || '/';
}

function queryKey(query: string): string {
  const pairs = query
    .split(/&(?:amp;)?/)
    .map((pair) => decode(pair.replaceAll('+', '%20')))
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''));
  return pairs.length === 0 ? '' : `?${pairs.sort().join('&')}`;
}

/** Decodes what is UTF-8; characters that divide an address, and bytes of other encodings, stay as they are. */
function decode(text: string): string {
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURI(run);
    } catch {
      return run;
    }
  });
  return decoded
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC');
}
