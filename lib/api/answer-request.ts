import 'server-only';
import { createHash } from 'node:crypto';
import { HEADERS } from '@/backend/contract/headers';
import { MAX_BODY_BYTES, type Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { SUCCESS_CODE, type Envelope } from '@/backend/contract/envelope';
import { LOCALES } from '@/backend/contract/locale';
import { readBody } from '@/backend/contract/process/bounded-body';
import { isApiKey } from '@/backend/contract/api/scopes';
import { callFor, headersOf, type Caller } from '@/lib/platform/calls/member-call';
import { send, sendForm } from '@/lib/platform/calls/server';
import { timeLeft } from '@/lib/platform/calls/time-left';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import { callerOf } from '@/lib/platform/session/caller';
import { type Action, actions, UPLOADS_PATH } from './actions';
import { matchPath } from './match-path';
import { problem, problemOf } from './problem';
import type { Resource } from './resource';
import { resources } from './resources/resources';

const TIMEOUT_MS = 15_000;
const PUBLIC_SECONDS = 30;

/** A request to `/api/v1`: who makes it, in which language, and with which key. */
interface ApiRequest {
  request: Request;
  url: URL;
  /** Below `/api/v1`, such as `/content/7`. */
  path: string;
  caller: Caller;
  key: string | null;
  locale: Locale;
}

/** Answers a request to `/api/v1`; refusals are problem documents. @param path below `/api/v1`, beginning with `/` */
export async function answerApiRequest(request: Request, path: string): Promise<Response> {
  const url = new URL(request.url);
  const locale = LOCALES.find((each) => each === url.searchParams.get('lang')) ?? 'zh-Hans';
  const bearer =
    /^bearer\s+(\S{1,200})$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
  // The interface knows keys only: neither a cookie nor the token of a session counts here.
  const caller = { ...(await callerOf(request)), token: null, device: '', locale };
  if (request.headers.has('authorization') && (bearer === null || !isApiKey(bearer)))
    return problemOf('keyRefused', locale);
  return answerKnown({ request, url, path, caller, key: bearer, locale });
}

async function answerKnown(from: ApiRequest): Promise<Response> {
  const { request, path, locale } = from;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (path === UPLOADS_PATH) return method === 'POST' ? upload(from) : notAllowed(locale, ['POST']);
  const places = [...resources.map((resource) => ({ method: 'GET', ...resource })), ...actions];
  const here = places.flatMap((place) => {
    const inBraces = matchPath(place.path, path);
    return inBraces === null ? [] : [{ place, inBraces }];
  });
  const match = here.find(({ place }) => place.method === method);
  if (match)
    return 'read' in match.place
      ? read(from, match.place, match.inBraces)
      : act(from, match.place, match.inBraces);
  return here.length === 0
    ? problemOf('notFound', locale)
    : notAllowed(
        locale,
        here.map(({ place }) => place.method),
      );
}

function notAllowed(locale: Locale, methods: string[]): Response {
  const answer = problemOf('methodNotAllowed', locale);
  answer.headers.set('allow', [...new Set([...methods, 'OPTIONS'])].join(', '));
  return answer;
}

/** Reads a resource: within the limits for everybody, or with the key's. */
async function read(
  { request, url, caller, key, locale }: ApiRequest,
  resource: Resource,
  id: string,
): Promise<Response> {
  const counted = await callFor(caller, 'countApiUse', { key });
  if (counted.envelope.code !== SUCCESS_CODE) return problem(counted.status, counted.envelope);
  const query = resource.query.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) {
    const reasons = query.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => [name, 'notKnown'])
        : [[issue.path.join('.'), 'notAllowed']],
    );
    return problemOf('invalidInput', locale, Object.fromEntries(reasons));
  }
  const outcome = await resource.read(query.data as never, readerLanguage(locale), id);
  if (!outcome.ok)
    return outcome.reason === 'refused'
      ? problemOf(outcome.key ?? 'invalidInput', locale, outcome.fields)
      : problemOf('unavailable', locale);
  if (outcome.data.data === null) return problemOf('notFound', locale);
  const { data, next } = outcome.data;
  const names = typeof query.data.fields === 'string' ? query.data.fields.split(',') : null;
  const unknown = names?.filter((name) => !(name in resource.item.shape)) ?? [];
  if (unknown.length > 0)
    return problemOf(
      'invalidInput',
      locale,
      Object.fromEntries(unknown.map((name) => [`fields.${name}`, 'notKnown'])),
    );
  const shown = names ? pick(data, names) : data;
  const body = JSON.stringify({
    code: SUCCESS_CODE,
    message: 'ok',
    data: shown,
    ...(resource.isList && { next }),
  });
  return cacheable(request, body, key === null);
}

function pick(data: unknown, names: string[]): unknown {
  if (Array.isArray(data)) return data.map((item) => pick(item, names));
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => names.includes(name)));
}

/** The answer with its ETag, or 304 when the client has it. */
function cacheable(request: Request, body: string, isPublic: boolean): Response {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isPublic ? `public, max-age=${PUBLIC_SECONDS}` : 'private, no-cache',
    vary: 'authorization',
    etag,
  };
  const etags = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  const isKnown = etags.some((each) => each === '*' || each.replace(/^W\//, '') === etag.slice(2));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

/** Makes a call as the member who made the key; the backend checks key, scope, and the member's rights. */
async function act(from: ApiRequest, action: Action, inBraces: string): Promise<Response> {
  const { request, url, caller, key, locale } = from;
  if (key === null) return problemOf('keyRequired', locale);
  const { maxBytes = MAX_BODY_BYTES }: Call = calls[action.call];
  const input =
    action.method === 'GET' ? Object.fromEntries(url.searchParams) : await jsonOf(request, maxBytes);
  if (input === null) return problemOf('bodyTooLarge', locale);
  if (input === undefined) return problemOf('invalidInput', locale, { body: 'notJson' });
  const once = request.headers.get('idempotency-key');
  const whole = {
    ...input,
    ...action.fixed,
    ...(action.idField && { [action.idField]: action.idField === 'id' ? Number(inBraces) : inBraces }),
    ...(action.onceField && once && { [action.onceField]: once }),
  };
  try {
    const headers = { ...headersOf(caller), [HEADERS.apiKey]: key };
    const { status, envelope } = await send(action.call, whole, headers, timeLeft(TIMEOUT_MS));
    return answerOf(status, { ...envelope, data: localizeAnswer(action.call, envelope.data, locale) });
  } catch {
    return problemOf('unavailable', locale);
  }
}

/** The body as an object; an empty body is an empty object; null when it is too large, undefined when it is none. */
async function jsonOf(request: Request, maxBytes: number): Promise<object | null | undefined> {
  const text = await readBody(request, maxBytes);
  if (text === null) return null;
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a picture: a form with `image` and `purpose`. */
async function upload({ request, caller, key, locale }: ApiRequest): Promise<Response> {
  if (key === null) return problemOf('keyRequired', locale);
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return problemOf('wrongContentType', locale);
  try {
    const { status, envelope } = await sendForm(request, { ...headersOf(caller), [HEADERS.apiKey]: key });
    return answerOf(status, envelope);
  } catch {
    return problemOf('unavailable', locale);
  }
}

function answerOf(status: number, envelope: Envelope): Response {
  if (envelope.code !== SUCCESS_CODE) return problem(status, envelope);
  return Response.json(envelope, { headers: { 'cache-control': 'no-store' } });
}
