/** Addresses the middleware does not handle; unreadable addresses of pages get an error document. */
const WITHOUT_MIDDLEWARE = /^\/(?:_next|api|uploads|privateUploads|covers|share)\//;

/** Whether such an address has invalid percent-encoding: Next would answer with 500. */
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
