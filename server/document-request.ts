import type { IncomingMessage } from 'node:http';
import { ACTION_HEADER, RSC_HEADER } from '@/lib/platform/next/headers';

/** Addresses that the middleware leaves alone, so that no error document can be rendered under them. */
const FILES_AND_CALLS =
  /^\/((_next|api|uploads|privateUploads|covers|share|sitemaps|exports|stripe|page-scripts|readme)\/|sitemap)/;

/** Whether a request is for a page, not for a file or a call. */
export function isDocument({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !FILES_AND_CALLS.test(url);
}

/** Whether a request comes from the framework's script, which follows a link or calls an action. */
export const isSoftNavigation = ({ headers }: IncomingMessage): boolean =>
  headers[RSC_HEADER] !== undefined || headers[ACTION_HEADER] !== undefined;
