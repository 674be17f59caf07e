/** Other sites' scripts may call the interface: it knows keys only, which no browser sends by itself. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, retry-after, ratelimit, ratelimit-policy, deprecation, sunset, link',
};

/** The answer to a browser that asks what it may send. */
export const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
  'access-control-max-age': '86400',
};

/** Adds the headers with which scripts of other sites may read an answer. */
export function withCrossOrigin(response: Response): Response {
  for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.headers.set(name, value);
  return response;
}
