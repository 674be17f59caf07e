import { FILE_OR_CALL } from '@/lib/platform/routing/file-addresses';

/**
 * Whether an address of a file or call has invalid percent-encoding: Next would answer with 500. Unreadable addresses of
 * pages get an error document.
 */
export function isUnreadablePath(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  if (!FILE_OR_CALL.test(path)) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
