import 'server-only';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import type { Locale } from '@/lib/platform/language/locales';
import { act } from './act';
import { admit } from './admit';
import { type ApiRequest, readApiRequest } from './api-request';
import { cacheable } from './cacheable';
import { deprecationHeaders } from './deprecation';
import { matchPath } from './match-path';
import { places } from './places';
import { repeatedParameters } from './parameters';
import { problemOf, problemOfFields } from './problem';
import { readResource } from './read-resource';
import type { Resource } from './resource';

/** Answers a request to `/api/v1`; refusals are problem documents. @param path below `/api/v1`, beginning with `/` */
export async function answerApiRequest(request: Request, path: string): Promise<Response> {
  const from = await readApiRequest(request, path);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const here = places.flatMap((place) => {
    const inBraces = matchPath(place.path, path);
    return inBraces === null ? [] : [{ place, inBraces }];
  });
  const match = here.find(({ place }) => place.method === method);
  if (!match)
    return here.length === 0
      ? problemOf('notFound', from.language)
      : notAllowed(
          from.language,
          here.map(({ place }) => place.method),
        );
  const { place, inBraces } = match;
  if (!('read' in place) && from.key === null && !from.isKeyMalformed)
    return problemOf('keyRequired', from.language);
  const { headers, refusal } = await admit(from);
  const answer =
    refusal ?? (await ('read' in place ? read(from, place, inBraces) : act(from, place, inBraces)));
  for (const [name, value] of Object.entries({ ...headers, ...deprecationHeaders(place.deprecation) }))
    answer.headers.set(name, value);
  if (isPublic(answer.headers)) answer.headers.delete(STATE_OF_LIMIT);
  return answer;
}

/** The header that says what is left of a limit. */
const STATE_OF_LIMIT = 'ratelimit';

/** Whether caches on the way may answer others with it: what is left of one network's limit is nothing to them. */
const isPublic = (headers: Headers): boolean => headers.get('cache-control')?.startsWith('public') ?? false;

function notAllowed(language: Locale, methods: string[]): Response {
  const answer = problemOf('methodNotAllowed', language);
  const all = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  answer.headers.set('allow', [...new Set([...all, 'OPTIONS'])].join(', '));
  return answer;
}

async function read(
  { request, url, key, locale, language }: ApiRequest,
  resource: Resource,
  inBraces: string,
): Promise<Response> {
  const repeated = repeatedParameters(url.searchParams);
  const to = { place: resource, language };
  if (Object.keys(repeated).length > 0) return problemOfFields('invalidInput', to, repeated);
  const parameters = Object.fromEntries(url.searchParams);
  const result = await readResource(resource, parameters, locale, inBraces);
  if (result.error !== null) return problemOfFields(result.error, to, result.fields);
  const { data, next } = result.answer;
  const body = { code: SUCCESS_CODE, message: 'ok', data, ...(resource.isList && { next }) };
  return cacheable(request, JSON.stringify(body), key === null);
}
