import 'server-only';
import { getTranslations } from 'next-intl/server';
import { HEADERS } from '@/backend/contract/headers';
import { MAX_BODY_BYTES, type Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { SUCCESS_CODE, type Envelope } from '@/backend/contract/envelope';
import { readFormerNames } from '@/backend/contract/renamed-fields';
import { readBody } from '@/backend/contract/process/bounded-body';
import { headersOf } from '@/lib/platform/calls/member-call';
import { send, sendForm } from '@/lib/platform/calls/server';
import { timeLeft } from '@/lib/platform/calls/time-left';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';
import type { Locale } from '@/lib/platform/language/locales';
import { type Action, MAX_ONCE, MIN_ONCE, ONCE_HEADER } from './actions';
import type { ApiRequest } from './api-request';
import { explainFields } from './explain-fields';
import { repeatedParameters } from './parameters';
import { problem, problemOf, problemOfFields } from './problem';
import { unknownFields } from './unknown-fields';

const TIMEOUT_MS = 15_000;

/** Makes a call as the member who made the key; the backend checks key, scope, and the member's rights. */
export async function act(from: ApiRequest, action: Action, inBraces: string): Promise<Response> {
  const { request, url, caller, key, locale, language } = from;
  if (key === null) return problemOf('keyRequired', language);
  const wrong = wrongParameters(action, url);
  if (Object.keys(wrong).length > 0)
    return problemOfFields('invalidInput', { place: action, language }, wrong);
  const { maxBytes = MAX_BODY_BYTES, body }: Call = calls[action.call];
  if (body === 'multipart') return upload(from, action);
  const input = action.method === 'GET' ? parametersOf(url) : await jsonOf(request, maxBytes);
  if (input === null) return problemOf('bodyTooLarge', language);
  if (input === undefined)
    return problemOfFields('invalidInput', { place: action, language }, { body: 'notJson' });
  const unknown = unknownTo(action, input);
  if (unknown.length > 0)
    return problemOfFields('invalidInput', { place: action, language }, notKnown(unknown));
  const once = request.headers.get(ONCE_HEADER);
  if (action.onceField && once !== null && (once.length < MIN_ONCE || once.length > MAX_ONCE))
    return problemOfFields('invalidInput', { place: action, language }, { [ONCE_HEADER]: 'notAllowed' });
  const whole = {
    ...input,
    ...action.fixed,
    ...(action.idField && { [action.idField]: action.idField === 'id' ? Number(inBraces) : inBraces }),
    ...(action.onceField && once && { [action.onceField]: once }),
  };
  try {
    const headers = { ...headersOf(caller), [HEADERS.apiKey]: key };
    const { status, envelope } = await send(action.call, whole, headers, timeLeft(TIMEOUT_MS));
    const data = localizeAnswer(action.call, envelope.data, locale);
    return await answerOf(
      status,
      { ...envelope, data, fields: asSent(envelope.fields, action) },
      { place: action, language },
    );
  } catch {
    return problemOf('unavailable', language);
  }
}

/** The parameters of an address but `lang`, the language of answers, which every path takes. */
function parametersOf({ searchParams }: URL): Record<string, string> {
  const { lang: _, ...parameters } = Object.fromEntries(searchParams);
  return parameters;
}

/** Parameters that the address of what writes cannot have, and those that are given twice. */
function wrongParameters({ method }: Action, { searchParams }: URL): Record<string, string> {
  const others = method === 'GET' ? [] : [...searchParams.keys()].filter((name) => name !== 'lang');
  return { ...notKnown(others), ...repeatedParameters(searchParams) };
}

const notKnown = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'notKnown']));

/** The names in an input that the description of the action does not have: with a slip in one, its value would be lost. */
function unknownTo({ call, idField, onceField, fixed = {} }: Action, input: object): string[] {
  const form = calls[call].input;
  const taken = Object.keys(input).filter((name) => name === idField || name === onceField || name in fixed);
  return [...taken, ...unknownFields(form, readFormerNames(form, input))];
}

/** The reasons of a refusal, each at what the program sent: the field that a header became is named as the header. */
function asSent(fields: Envelope['fields'], { onceField }: Action): Envelope['fields'] {
  if (!fields || !onceField || !(onceField in fields)) return fields;
  const { [onceField]: reason = '', ...others } = fields;
  return { ...others, [ONCE_HEADER]: reason };
}

/** The body as an object; null when it is too large, undefined when it is none. */
async function jsonOf(request: Request, maxBytes: number): Promise<object | null | undefined> {
  const text = await readBody(request, maxBytes);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a picture: a form with `image` and `purpose`. */
async function upload({ request, caller, key, language }: ApiRequest, action: Action): Promise<Response> {
  if (key === null) return problemOf('keyRequired', language);
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return problemOf('wrongContentType', language);
  try {
    const { status, envelope } = await sendForm(request, { ...headersOf(caller), [HEADERS.apiKey]: key });
    return await answerOf(status, envelope, { place: action, language });
  } catch {
    return problemOf('unavailable', language);
  }
}

async function answerOf(
  status: number,
  envelope: Envelope,
  { place, language }: { place: Action; language: Locale },
): Promise<Response> {
  if (envelope.code === SUCCESS_CODE)
    return Response.json(envelope, { headers: { 'cache-control': 'no-store' } });
  return problem(status, envelope, language, await detailOf(envelope, place, language));
}

/** What a refusal is about: the fields, or the scope that the key lacks. */
async function detailOf({ fields, messageKey }: Envelope, place: Action, locale: Locale) {
  if (fields) return explainFields(fields, place, locale);
  const { scope }: Call = calls[place.call];
  if (messageKey !== 'scopeMissing' || !scope) return undefined;
  return (await getTranslations({ locale, namespace: 'developers' }))('scopeNeeded', { scope });
}
