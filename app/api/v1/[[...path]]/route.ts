import { answerApiRequest } from '@/lib/api/answer-request';

/** Other sites' scripts may call the interface: it knows keys only, which no browser sends by itself. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, deprecation, link',
};
const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
  'access-control-max-age': '86400',
};

interface Props {
  params: Promise<{ path?: string[] }>;
}

async function answer(request: Request, { params }: Props): Promise<Response> {
  const { path = [] } = await params;
  const response = await answerApiRequest(request, `/${path.join('/')}`);
  for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.headers.set(name, value);
  return response;
}

export { answer as GET, answer as POST, answer as PATCH, answer as PUT, answer as DELETE };

export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}
