import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { loginCall } from '@/lib/accounts/login-calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { localizeTitles } from '@/lib/desk/localize';
import { isBrowserCall } from '@/lib/platform/calls/browser-call';
import { inLanguage } from '@/lib/platform/session/in-language';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';
import { localizeTickets } from '@/lib/tickets/localize';

/**
 * The calls that a browser may make, each as its contract says (`browser`). They are forwarded; the backend checks who
 * may make them.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isBrowserCall(name)) return new Response(null, { status: 404 });
  const { browser, converted, maxBytes }: Call = calls[name];
  if (browser === 'login') return loginCall(name, request);
  const forward = inScript(converted, forwardCall(name));
  if (browser === 'gate') return proxyRequest(request, withoutSession(forward), maxBytes);
  return proxyRequest(request, browser === 'page' ? inLanguage(forward) : forward, maxBytes);
}

const CONVERSIONS = { tickets: localizeTickets, titles: localizeTitles };

/** The answer with its texts in the script of the page. */
function inScript(converted: Call['converted'], forward: ProxyHandler): ProxyHandler {
  if (!converted) return forward;
  return async (caller, input) => {
    const { envelope, ...answer } = await forward(caller, input);
    const data = CONVERSIONS[converted](envelope.data, caller.locale);
    return { ...answer, envelope: { ...envelope, data } };
  };
}

/** Leaves the session alone: a revoked phone at the gate does not end the session of its browser. */
const withoutSession =
  (forward: ProxyHandler): ProxyHandler =>
  async (caller, input) => ({ ...(await forward({ ...caller, token: null }, input)), cookies: [] });
