import type { CallName } from '@/backend/contract/calls';
import { isMemberCall } from '@/lib/platform/calls/proxies/members';
import { logOutEverywhere, forwardCall } from '@/lib/accounts/session-actions';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Calls of a signed-in reader's pages; the backend decides who may. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isMemberCall(name)) return new Response(null, { status: 404 });
  return proxyRequest(
    request,
    name === 'logOutEverywhere' ? logOutEverywhere : forwardCall(name satisfies CallName),
  );
}
