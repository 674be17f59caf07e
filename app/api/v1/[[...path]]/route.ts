import { answerApiRequest } from '@/lib/api/answer-request';
import { PREFLIGHT, withCrossOrigin } from '@/lib/api/cross-origin';

interface Props {
  params: Promise<{ path?: string[] }>;
}

async function answer(request: Request, { params }: Props): Promise<Response> {
  const { path = [] } = await params;
  return withCrossOrigin(await answerApiRequest(request, `/${path.join('/')}`));
}

export { answer as GET, answer as POST, answer as PATCH, answer as PUT, answer as DELETE };

export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}
