/**
 * The address of a page with single slashes and one at its end, where the requested one has several in a row. The
 * middleware redirects it to the page's address; Next would first redirect to the one with the slash at its end. Null
 * for an address without repeated slashes, for the root, and for a file.
 */
export function withSingleSlashes(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  if (!/[\\/]{2}|\\/.test(path)) return null;
  const single = path.replace(/[\\/]+/g, '/').replace(/\/$/, '');
  if (single === '' || single.slice(single.lastIndexOf('/')).includes('.')) return null;
  return [`${single}/`, ...query].join('?');
}
