import { forwardCall } from '@/lib/accounts/session-actions';
import { isTicketCall } from '@/lib/platform/calls/proxies/tickets';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Forwards calls of the ticket picker, of orders and of tickets; the backend checks who may make them. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isTicketCall(name)) return new Response(null, { status: 404 });
  return proxyRequest(request, forwardCall(name));
}
