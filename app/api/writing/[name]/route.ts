import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isWritingCall } from '@/lib/platform/calls/proxies/writing';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Forwards calls of the writers' pages; the backend checks who may make them. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isWritingCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, forwardCall(name), call.maxBytes);
}
