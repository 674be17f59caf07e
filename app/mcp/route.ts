import { answerMcp } from '@/lib/api/mcp/answer-mcp';

export { answerMcp as POST };

/** There are no sessions, so that nothing can be listened to or ended. */
function refuse(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST, OPTIONS' } });
}

export { refuse as GET, refuse as HEAD, refuse as DELETE, refuse as PUT, refuse as PATCH };

export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } });
}
