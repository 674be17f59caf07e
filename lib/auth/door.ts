import 'server-only';
import type { Envelope } from '@/backend/contract/envelope';
import type { ErrorKey } from '@/backend/contract/errors';
import { ERRORS } from '@/backend/contract/errors';
import { refusal, type Caller } from '../backend/member';
import type { WireAnswer } from '../backend/server';
import { callerOf } from './caller';
import { noSessionCookies } from './cookies';

const MAX_BODY_BYTES = 256 * 1024;
/** The token is none any more: the cookie goes, too (spec §8). */
const ENDED: readonly (ErrorKey | undefined)[] = ['sessionExpired'];

/** What a door does with a request that may pass. */
export type Pass = (caller: Caller, input: unknown) => Promise<WireAnswer & { cookies?: string[] }>;

/**
 * Lets a request of the browser pass when it comes from a page of this site with JSON of decent size; answers in the
 * envelope whatever happens.
 */
export async function openDoor(request: Request, pass: Pass): Promise<Response> {
  const caller = await callerOf(request);
  const refuse = (key: ErrorKey) =>
    toResponse({ status: ERRORS[key].status, envelope: refusal(key, caller.locale) });
  if (!isOwnOrigin(request)) return refuse('forbidden');
  if (!request.headers.get('content-type')?.includes('application/json')) return refuse('wrongContentType');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return refuse('bodyTooLarge');
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) return refuse('bodyTooLarge');
  const input = parse(text);
  if (input === undefined) return refuse('invalidInput');
  const answer = await pass(caller, input);
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

/** Browsers send `Origin` with every POST; a page of another site cannot send ours. */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
