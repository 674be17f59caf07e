const LINK = /^(\/en|\/zh-hant)?\/ac_ticket(?:\/key\/([^/]+))?$/;

/**
 * The address without a key under which the page of a link in a letter is stored; null for an address without a
 * key. It equals the one that `moveKeyToCookie` and `linkName` make.
 */
export async function keylessAddress(url: URL): Promise<string | null> {
  const [, prefix = '', path] = LINK.exec(url.pathname) ?? [];
  const key = path === undefined ? url.searchParams.get('key') : decodeURIComponent(path);
  if (!key) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  return `${prefix}/ac_ticket/held/${text.slice(0, 16)}`;
}
