/**
 * Code for the worker of ticket pages: returns the address without a key under which the page of a link in a letter is
 * stored. The address must equal the one that `moveKeyToCookie` and `linkName` make.
 */
export const KEYLESS_PAGE = `
async function elsewhere(url) {
  const [, prefix, path] = /^(\\/en|\\/zh-hant)?\\/ac_ticket(?:\\/key\\/([^/]+))?$/.exec(url.pathname) ?? [];
  const key = path === undefined ? url.searchParams.get('key') : decodeURIComponent(path);
  if (!key) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash))).replace(/\\+/g, '-').replace(/\\//g, '_');
  return (prefix ?? '') + '/ac_ticket/held/' + text.slice(0, 16);
}
`;
