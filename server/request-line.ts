import type { IncomingMessage } from 'node:http';
import { isUnreadablePath } from './unreadable-path';

const READING = ['GET', 'HEAD'];
/**
 * Paths that accept other methods: calls of pages, the webhook of the payment provider, the Model Context Protocol, inboxes of the Fediverse,
 * and the link in a letter to which mail services post on behalf of their readers (RFC 8058).
 */
const WRITABLE =
  /^\/(?:api\/|stripe\/webhook$|mcp(?:\?|$)|ap\/(?:actors\/[^/?#]+\/)?inbox(?:\?|$)|letters\/unsubscribe\/[^/?#]+$)/;

/** The answer to a request that is refused before Next sees it. */
export interface Refusal {
  status: 400 | 404 | 405;
  headers: Record<string, string>;
}

/**
 * Checks the method and address of a request. An absolute address, as proxies may send it, is reduced to its path on
 * the request. Refuses an address that is no path, and methods other than GET and HEAD where they are not accepted.
 * Null when the request may continue.
 */
export function refuseLine(request: IncomingMessage): Refusal | null {
  const { method = '', url = '' } = request;
  const path = pathOf(url);
  if (!path.startsWith('/') || hasDotSegment(path)) return { status: 400, headers: {} };
  request.url = path;
  if (isUnreadablePath(path)) return { status: 404, headers: {} };
  const isCall = WRITABLE.test(path) && method !== 'TRACE';
  return isCall || READING.includes(method) ? null : { status: 405, headers: { allow: READING.join(', ') } };
}

/**
 * Whether a path has a segment `.` or `..`. Clients resolve them before they send it. If one were left, the code that
 * checks the prefix and the code that renders could read different addresses.
 */
function hasDotSegment(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return path.split(/[/\\]/).some((segment) => /^\.{1,2}$/.test(segment.replace(/%2e/gi, '.')));
}

function pathOf(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
