import type { IncomingMessage } from 'node:http';
import { isUnreadablePath } from './unreadable-path';

const READING = ['GET', 'HEAD'];
/** What takes other methods: the calls of pages, and what a payment provider tells. */
const WRITABLE = /^\/(?:api\/|stripe\/webhook$)/;

/** The answer to a request that is refused before Next sees it. */
export interface Refusal {
  status: 400 | 404 | 405;
  headers: Record<string, string>;
}

/**
 * Reads the first line of a request. The whole address, as proxies may send it, becomes a path; what is no path is
 * refused, and so is every method but GET and HEAD outside what takes others. Null when the request may go on.
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
 * Whether a path has a segment `.` or `..`. Clients remove them before they ask. One that is left would mean one
 * address to code that looks at its beginning and another to the code that renders it.
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
