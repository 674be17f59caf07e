import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isHostingCall } from '@/lib/platform/calls/proxies/hosting';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Calls of those who hold events; the backend decides who may. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isHostingCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, forwardCall(name), call.maxBytes);
}
