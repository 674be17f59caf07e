import 'server-only';
import { unstable_cache } from 'next/cache';
import { forbidden, notFound } from 'next/navigation';
import type { Call } from '@/backend/contract/call';
import { calls, type CallInput, type CallName, type CallOutput } from '@/backend/contract/calls';
import { type Envelope, SUCCESS_CODE } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { tags } from '@/backend/contract/tags';
import { getConfig } from '@/lib/platform/config/config';
import { BackendUnavailable, type Outcome } from './outcome';
import { envelopeSchema } from './envelope-schema';

/** How long a page waits for the backend while it renders. */
const RENDER_TIMEOUT_MS = 5000;
const UPLOAD_TIMEOUT_MS = 100_000;
/** Fixed by the spec (§7); they mean nothing. */
const FIXED_HEADERS = { language: 'cn', os: 'ios' };

interface CacheRule {
  /** What the answer is made of; see `backend/contract/tags.ts`. */
  tags: string[];
  /** Seconds after which it is asked again in the background even if nothing was said to change. */
  revalidate: number;
}

/**
 * Calls the backend while a page renders. Good answers are kept under their tags and shared by all pages that ask the
 * same; refusals and failures never are.
 * @returns data or a refusal; never throws
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  cache?: CacheRule,
): Promise<Outcome<CallOutput<Name>>> {
  try {
    const ask = () => fetchData(name, input);
    const kept =
      cache &&
      unstable_cache(ask, [name, JSON.stringify(input)], { ...cache, tags: [...cache.tags, tags.all] });
    return { ok: true, data: await (kept ?? ask)() };
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    return {
      ok: false,
      reason: 'unavailable',
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

/**
 * Data for a page that cannot stand without it. What does not exist ends in the 404 page, what was withdrawn in the
 * 410 page (`forbidden` is how a page says so; `server/error-documents.ts` gives it its status).
 * @throws BackendUnavailable when the backend is down, slow, or answers something else: the 503 page
 */
export async function need<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  cache?: CacheRule,
): Promise<CallOutput<Name>> {
  const outcome = await call(name, input, cache);
  if (outcome.ok) return outcome.data;
  if (outcome.reason === 'refused' && outcome.key === 'notFound') notFound();
  if (outcome.reason === 'refused' && outcome.key === 'gone') forbidden();
  throw new BackendUnavailable(`${name}: ${outcome.message}`);
}

type Refused = Extract<Outcome<never>, { reason: 'refused' }>;

/** Carries a refusal past the cache, which keeps whatever is returned. */
class Refusal extends Error {
  constructor(readonly outcome: Refused) {
    super(outcome.message);
  }
}

/** @throws Refusal, or Error when there is no answer or not one of the contract's form */
async function fetchData<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const definition: Call = calls[name];
  const { envelope } = await send(name, input, {}, RENDER_TIMEOUT_MS);
  const { code, message, data, messageKey, fields = {} } = envelope;
  if (code === SUCCESS_CODE) return definition.output.parse(data) as CallOutput<Name>;
  if (code >= 500 && code < 600) throw new Error(message);
  throw new Refusal({ ok: false, reason: 'refused', code, message, key: toKey(messageKey), fields });
}

/** An answer as it came, with its HTTP status. */
export interface WireAnswer {
  status: number;
  envelope: Envelope;
}

/**
 * Sends one call and hands its answer on unread, for whoever passes it to the browser.
 * @throws Error when there is no answer or not one of the contract's form
 */
export async function send(
  name: CallName,
  input: unknown,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<WireAnswer> {
  const definition: Call = calls[name];
  const isGet = definition.methods[0] === 'GET';
  const query = isGet ? `?${new URLSearchParams(toQuery(Object(input)))}` : '';
  const answer = await fetch(`${getConfig().backendUrl}${definition.path}${query}`, {
    method: isGet ? 'GET' : 'POST',
    headers: { ...FIXED_HEADERS, 'content-type': 'application/json', ...headers },
    body: isGet ? undefined : JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
  });
  return { status: answer.status, envelope: envelopeSchema.parse(await answer.json()) as Envelope };
}

/**
 * Hands a form of the browser on to `/uploadData` as it comes in; nothing of it is held here.
 * @throws Error when there is no answer or not one of the contract's form
 */
export async function sendForm(request: Request, headers: Record<string, string>): Promise<WireAnswer> {
  const answer = await fetch(`${getConfig().backendUrl}${calls.upload.path}`, {
    method: 'POST',
    headers: { ...FIXED_HEADERS, 'content-type': request.headers.get('content-type') ?? '', ...headers },
    body: request.body,
    // What the platform asks of a body that is still coming in; its types do not know it.
    ...{ duplex: 'half' },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)]),
    cache: 'no-store',
  });
  return { status: answer.status, envelope: envelopeSchema.parse(await answer.json()) as Envelope };
}

/** Headers of a stored picture that its reader is to hear. */
const PICTURE_HEADERS = ['content-type', 'content-length', 'cache-control', 'content-security-policy'];

/**
 * A stored picture as the backend serves it.
 * @param path checked by the caller
 * @throws Error when there is no answer
 */
export async function readPicture(
  path: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`${getConfig().backendUrl}${path}`, { signal, headers, cache: 'no-store' });
  if (!answer.ok) return new Response(null, { status: answer.status < 500 ? 404 : 502 });
  const kept = PICTURE_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(answer.body, { headers: kept });
}

function toKey(key: string | undefined): ErrorKey | null {
  return key !== undefined && Object.hasOwn(ERRORS, key) ? (key as ErrorKey) : null;
}

function toQuery(input: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
}
