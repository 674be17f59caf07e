/** Addresses the middleware does not see; pages have an error document for theirs. */
const WITHOUT_MIDDLEWARE = /^\/(?:_next|api|uploads|privateUploads|covers|share)\//;

/** Percent signs that mean no text: Next would take such an address for its own failure. */
export function isUnreadablePath(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  if (!WITHOUT_MIDDLEWARE.test(path)) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
