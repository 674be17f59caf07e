import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isListCall, localizeTitles } from '@/lib/desk/localize';
import { type DeskCall, isDeskCall } from '@/lib/platform/calls/proxies/desk';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';

/** Calls of the desk; the backend decides who may. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isDeskCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, isListCall(name) ? inScript(name) : forwardCall(name), call.maxBytes);
}

/** A list with its titles in the script of the caller's language. */
const inScript =
  (name: DeskCall): ProxyHandler =>
  async (caller, input) => {
    const { envelope, ...answer } = await forwardCall(name)(caller, input);
    return { ...answer, envelope: { ...envelope, data: localizeTitles(envelope.data, caller.locale) } };
  };
