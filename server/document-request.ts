import type { IncomingMessage } from 'node:http';
import { ACTION_HEADER, RSC_HEADER } from '@/lib/platform/next/headers';
import { FILE_OR_CALL } from '@/lib/platform/routing/file-addresses';

/** Whether a request is for a page, not for a file or a call. */
export function isDocument({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !FILE_OR_CALL.test(url);
}

/** Whether a request comes from the framework's script, which follows a link or calls an action. */
export const isSoftNavigation = ({ headers }: IncomingMessage): boolean =>
  headers[RSC_HEADER] !== undefined || headers[ACTION_HEADER] !== undefined;
