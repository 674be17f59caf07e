import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isGateCall, isGatePhoneCall } from '@/lib/platform/calls/proxies/gate';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';

/** Calls of the gate. A phone that was taken off says nothing about the session of its browser. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isGateCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  const forward = forwardCall(name);
  const handle: ProxyHandler = isGatePhoneCall(name)
    ? async (caller, input) => ({ ...(await forward({ ...caller, token: null }, input)), cookies: [] })
    : forward;
  return proxyRequest(request, handle, call.maxBytes);
}
