/** Addresses the middleware does not see; pages have an error document for theirs. */
const WITHOUT_MIDDLEWARE = /^\/(?:_next|api|uploads|privateUploads|covers|share)\//;

/** Whether the percent signs of such an address cannot be decoded: Next would answer with 500. */
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
