import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { isListCall, localizeTitles } from '@/lib/desk/localize';
import { type DeskCall, isDeskCall } from '@/lib/platform/calls/proxies/desk';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';

/** Forwards calls of the desk; the backend checks who may make them. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isDeskCall(name)) return new Response(null, { status: 404 });
  const call: Call = calls[name];
  return proxyRequest(request, isListCall(name) ? inScript(name) : forwardCall(name), call.maxBytes);
}

/** Forwards a list call and converts its titles to the script of the caller's language. */
const inScript =
  (name: DeskCall): ProxyHandler =>
  async (caller, input) => {
    const { envelope, ...answer } = await forwardCall(name)(caller, input);
    return { ...answer, envelope: { ...envelope, data: localizeTitles(envelope.data, caller.locale) } };
  };
