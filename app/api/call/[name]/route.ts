import type { Call } from '@/backend/contract/call';
import { type BrowserCall, calls } from '@/backend/contract/calls';
import { loginCall } from '@/lib/accounts/login-calls';
import { forwardCall } from '@/lib/accounts/session-actions';
import { browserCallOf } from '@/lib/platform/calls/browser-call';
import { localizeAnswer } from '@/lib/platform/language/localize-answer';
import { inLanguage } from '@/lib/platform/session/in-language';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';

/**
 * The calls that a browser may make, each as its contract says (`browser`). They are forwarded; the backend checks who
 * may make them.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const name = browserCallOf((await params).name);
  if (name === null) return new Response(null, { status: 404 });
  const { browser, maxBytes }: Call = calls[name];
  if (browser === 'login') return loginCall(name, request);
  const forward = inScript(name, forwardCall(name));
  if (browser === 'gate') return proxyRequest(request, withoutSession(forward), maxBytes);
  return proxyRequest(request, browser === 'page' ? inLanguage(forward) : forward, maxBytes);
}

/** The answer with its texts in the script of the page. */
function inScript(name: BrowserCall, forward: ProxyHandler): ProxyHandler {
  return async (caller, input) => {
    const { envelope, ...answer } = await forward(caller, input);
    const data = localizeAnswer(name, envelope.data, caller.locale);
    return { ...answer, envelope: { ...envelope, data } };
  };
}

/** Leaves the session alone: a revoked phone at the gate does not end the session of its browser. */
const withoutSession =
  (forward: ProxyHandler): ProxyHandler =>
  async (caller, input) => ({ ...(await forward({ ...caller, token: null }, input)), cookies: [] });
