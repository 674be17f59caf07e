import { forwardCall } from '@/lib/accounts/session-actions';
import { isTicketCall, type TicketCall } from '@/lib/platform/calls/proxies/tickets';
import { inLanguage } from '@/lib/platform/session/in-language';
import { type ProxyHandler, proxyRequest } from '@/lib/platform/session/proxy';
import { localizeTickets } from '@/lib/tickets/localize';

/** Forwards calls of the ticket picker, of orders and of tickets; the backend checks who may make them. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isTicketCall(name)) return new Response(null, { status: 404 });
  return proxyRequest(request, inLanguage(inScript(name)));
}

/** The answer with the organiser's texts converted to the script of the caller's language. */
const inScript =
  (name: TicketCall): ProxyHandler =>
  async (caller, input) => {
    const { envelope, ...answer } = await forwardCall(name)(caller, input);
    return { ...answer, envelope: { ...envelope, data: localizeTickets(envelope.data, caller.locale) } };
  };
