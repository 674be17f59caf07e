import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isGateCall, isGatePhoneCall } from '@/lib/platform/calls/proxies/gate';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';

/**
 * Forwards calls of the gate. Those of a gate phone are made without the session and leave its cookies alone, so that
 * a revoked phone does not end the session of its browser.
 */
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
