import 'server-only';
import { Agent, request } from 'undici';
import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import type { Envelope } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { getConfig } from '@/lib/platform/config/config';
import { requestContext } from './request-context';
import { envelopeSchema } from './envelope-schema';
import { nameRefusal } from './name-refusal';

const UPLOAD_TIMEOUT_MS = 100_000;
/** Sent with every call because the interface requires them; the values have no effect. */
const FIXED_HEADERS = { language: 'cn', os: 'ios' };

/** An answer of the backend, with its HTTP status. */
export interface WireAnswer {
  status: number;
  envelope: Envelope;
}

/** Connections to the backend are kept for the next call. */
const connections = new Agent({ keepAliveTimeout: 30_000, pipelining: 1 });

/**
 * Sends one call. Only the envelope of its answer is checked, not the call's own data.
 * @returns the answer and the length of its body in bytes
 * @throws Error when there is no answer, no time left, or no valid envelope
 */
export async function send(
  name: CallName,
  input: unknown,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<WireAnswer & { bytes: number }> {
  const definition: Call = calls[name];
  // The request's time budget is used up: the call would be aborted before it is sent.
  if (timeoutMs <= 0) throw new DOMException('no time left', 'TimeoutError');
  const isGet = definition.methods[0] === 'GET';
  const query = isGet ? `?${new URLSearchParams(toQuery(Object(input)))}` : '';
  // Not `fetch`, which Next replaces: a page with an answer that Next does not store would be made for each request.
  const answer = await request(`${getConfig().backendUrl}${definition.path}${query}`, {
    dispatcher: connections,
    method: isGet ? 'GET' : 'POST',
    headers: { ...FIXED_HEADERS, ...requestHeaders(), 'content-type': 'application/json', ...headers },
    body: isGet ? undefined : JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.body.text();
  return {
    status: answer.statusCode,
    envelope: toEnvelope(JSON.parse(text)),
    bytes: Buffer.byteLength(text),
  };
}

/**
 * Forwards a form of the browser to the backend's upload call as a stream, without storing it.
 * @throws Error when there is no answer or no valid envelope
 */
export async function sendForm(request: Request, headers: Record<string, string>): Promise<WireAnswer> {
  const answer = await fetch(`${getConfig().backendUrl}${calls.upload.path}`, {
    method: 'POST',
    headers: {
      ...FIXED_HEADERS,
      ...requestHeaders(),
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    body: request.body,
    // Required by `fetch` for a body that is a stream; the types do not know it.
    ...{ duplex: 'half' },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
    cache: 'no-store',
  });
  return { status: answer.status, envelope: toEnvelope(await answer.json()) };
}

function toEnvelope(answer: unknown): Envelope {
  return nameRefusal(envelopeSchema.parse(answer) as Envelope);
}

/** Headers of a stored picture that are passed on. */
const PICTURE_HEADERS = ['content-type', 'content-length', 'cache-control', 'content-security-policy'];

/**
 * A stored picture as the backend serves it. The status is 410 when the picture was removed, 404 when the backend
 * refuses it otherwise, 502 when the backend fails.
 * @param path checked by the caller
 * @throws Error when there is no answer
 */
export async function readPicture(
  path: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`${getConfig().backendUrl}${path}`, {
    signal,
    headers: { ...requestHeaders(), ...headers },
    cache: 'no-store',
  });
  if (!answer.ok) {
    const status = answer.status === 410 ? 410 : answer.status < 500 ? 404 : 502;
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  }
  const stored = PICTURE_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(answer.body, { headers: stored });
}

/** Headers of a forwarded answer that are passed on. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

interface Forwarding {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | null;
  passed?: readonly string[];
}

/**
 * Forwards a request to a path of the backend that is not a call, such as the webhook of Stripe or a file, and returns
 * the answer as a stream.
 * @param path checked by the caller
 * @param options.headers the headers to send; none of the request are sent by themselves
 * @param options.body the body as it was received
 * @param options.passed the headers of the answer to pass on; redirects are not followed
 * @throws Error when there is no answer
 */
export async function forwardRequest(
  request: Request,
  path: string,
  { headers = {}, body = null, passed = PASSED_HEADERS }: Forwarding = {},
): Promise<Response> {
  const answer = await fetch(`${getConfig().backendUrl}${path}`, {
    method: request.method,
    headers: { ...requestHeaders(), ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
    cache: 'no-store',
  });
  const stored = passed.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(answer.body, { status: answer.status, headers: stored });
}

/** The backend logs the same id as the portal. */
function requestHeaders(): Record<string, string> {
  const facts = requestContext().getStore();
  if (!facts) return {};
  const { requestId, traceparent, change } = facts;
  return {
    [HEADERS.requestId]: requestId,
    ...(traceparent && { [HEADERS.traceparent]: traceparent }),
    ...(typeof change === 'number' && { [HEADERS.knownChange]: String(change) }),
  };
}

function toQuery(input: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
}
