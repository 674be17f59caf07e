import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isHostingCall } from '@/lib/platform/calls/proxies/hosting';
import { inLanguage } from '@/lib/platform/session/in-language';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Forwards calls of the organisers' pages; the backend checks who may make them. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isHostingCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, inLanguage(forwardCall(name)), call.maxBytes);
}
