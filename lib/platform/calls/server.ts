import 'server-only';
import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import type { Envelope } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { getConfig } from '@/lib/platform/config/config';
import { requestContext } from './request-context';
import { envelopeSchema } from './envelope-schema';
import { nameRefusal } from './name-refusal';

const UPLOAD_TIMEOUT_MS = 100_000;
/** Sent with every call, as the interface asks; they change nothing. */
const FIXED_HEADERS = { language: 'cn', os: 'ios' };

/** An answer as it came, with its HTTP status. */
export interface WireAnswer {
  status: number;
  envelope: Envelope;
}

/**
 * Sends one call. Its answer is checked for the form of the envelope only, not for the call's own data.
 * @throws Error when there is no answer or not one of the contract's form
 */
export async function send(
  name: CallName,
  input: unknown,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<WireAnswer> {
  const definition: Call = calls[name];
  // Nothing is left of the time this request may take: it would be given up before it is sent.
  if (timeoutMs <= 0) throw new DOMException('no time left', 'TimeoutError');
  const isGet = definition.methods[0] === 'GET';
  const query = isGet ? `?${new URLSearchParams(toQuery(Object(input)))}` : '';
  const answer = await fetch(`${getConfig().backendUrl}${definition.path}${query}`, {
    method: isGet ? 'GET' : 'POST',
    headers: { ...FIXED_HEADERS, ...requestHeaders(), 'content-type': 'application/json', ...headers },
    body: isGet ? undefined : JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
  });
  return { status: answer.status, envelope: await readEnvelope(answer) };
}

/**
 * Hands a form of the browser on to `/uploadData` as it comes in; nothing of it is held here.
 * @throws Error when there is no answer or not one of the contract's form
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
  return { status: answer.status, envelope: await readEnvelope(answer) };
}

async function readEnvelope(answer: Response): Promise<Envelope> {
  return nameRefusal(envelopeSchema.parse(await answer.json()) as Envelope);
}

/** Headers of a stored picture that are passed on. */
const PICTURE_HEADERS = ['content-type', 'content-length', 'cache-control', 'content-security-policy'];

/**
 * A stored picture as the backend serves it. The status is 404 when the backend refuses it, 502 when the backend fails.
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
  if (!answer.ok) return new Response(null, { status: answer.status < 500 ? 404 : 502 });
  const kept = PICTURE_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(answer.body, { headers: kept });
}

/** Headers of an answer that is handed on as it is. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/**
 * Hands a request on to a path of the backend that is no call, and its answer back: what Stripe tells, a file that is
 * fetched. The answer passes as a stream.
 * @param path checked by the caller
 * @param options.headers what of the request the backend is to see
 * @param options.body as it was received
 * @throws Error when there is no answer
 */
export async function passOn(
  request: Request,
  path: string,
  { headers = {}, body = null }: { headers?: Record<string, string>; body?: string | null } = {},
): Promise<Response> {
  const answer = await fetch(`${getConfig().backendUrl}${path}`, {
    method: request.method,
    headers: { ...requestHeaders(), ...headers },
    body,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
    cache: 'no-store',
  });
  const kept = PASSED_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(answer.body, { status: answer.status, headers: kept });
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
