import 'server-only';
import { MAX_BODY_BYTES } from '@/backend/contract/call';
import type { Envelope } from '@/backend/contract/envelope';
import type { ErrorKey } from '@/backend/contract/errors';
import { ERRORS } from '@/backend/contract/errors';
import { refusal, type Caller } from '@/lib/platform/calls/member-call';
import type { WireAnswer } from '@/lib/platform/calls/server';
import { getConfig } from '@/lib/platform/config/config';
import { readBody } from '@/backend/contract/process/bounded-body';
import { callerOf } from './caller';
import { noSessionCookies } from './cookies';
import { isDeeperThan } from './json-depth';

/** Far more levels than any call of the contract needs; much deeper input would make `JSON.stringify` fail. */
const MAX_DEPTH = 64;
/** Refusals that mean the token is invalid: the cookies are cleared. */
const ENDED: readonly (ErrorKey | undefined)[] = ['sessionExpired'];

/** What a proxy route does with an accepted request; it returns the answer, and cookies to set. */
export type ProxyHandler = (caller: Caller, input: unknown) => Promise<WireAnswer & { cookies?: string[] }>;

/**
 * Handles a browser's request if it comes from a page of this site and its JSON is within the limits; otherwise answers
 * with a refusal in the envelope.
 * @param maxBytes the size limit of the body, if it differs from the default
 */
export async function proxyRequest(
  request: Request,
  handle: ProxyHandler,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Response> {
  const caller = await callerOf(request);
  const refuse = (key: ErrorKey) =>
    toResponse({ status: ERRORS[key].status, envelope: refusal(key, caller.locale) });
  if (!isOwnOrigin(request)) return refuse('forbidden');
  if (!isJson(request)) return refuse('wrongContentType');
  const text = await readBody(request, maxBytes);
  if (text === null) return closing(refuse('bodyTooLarge'));
  const input = parse(text);
  if (input === undefined) return refuse('invalidInput');
  return toMember(caller, await handle(caller, input));
}

/** The HTTP answer to a caller. Clears the session's cookies when the backend refuses the session. */
export function toMember(caller: Caller, answer: WireAnswer & { cookies?: string[] }): Response {
  const isEnded = caller.token !== null && ENDED.includes(answer.envelope.messageKey);
  return toResponse({ ...answer, cookies: answer.cookies ?? (isEnded ? noSessionCookies() : []) });
}

export function toResponse({
  status,
  envelope,
  cookies = [],
}: WireAnswer & { cookies?: string[] }): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (envelope.retryAfter) headers.set('retry-after', String(envelope.retryAfter));
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return Response.json(envelope satisfies Envelope, { status, headers });
}

/**
 * Whether a request comes from a page of this site: browsers send `Origin` with every POST; it is compared with the
 * site's address, not with `Host`, which the client writes. On loopback names only protocol and port must be equal.
 */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const siteUrl = new URL(getConfig().siteUrl);
  const asking = new URL(origin);
  if (!LOOPBACK.test(siteUrl.hostname) || !LOOPBACK.test(asking.hostname)) return origin === siteUrl.origin;
  return asking.protocol === siteUrl.protocol && asking.port === siteUrl.port;
}

/** Loopback names, under which no page of another machine can be loaded. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function isJson(request: Request): boolean {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  return type?.trim().toLowerCase() === 'application/json';
}

/** Closes the connection after the answer, so that the rest of a body that is too large is not read. */
function closing(response: Response): Response {
  response.headers.set('connection', 'close');
  return response;
}

function parse(text: string): unknown {
  if (isDeeperThan(text, MAX_DEPTH)) return undefined;
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
