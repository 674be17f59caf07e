import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isDeskCall } from '@/lib/platform/calls/proxies';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Calls of the desk; the backend decides who may. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isDeskCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, forwardCall(name), call.maxBytes);
}
