import type { CallName } from '@/backend/contract/calls';
import { isMemberCall } from '@/lib/platform/calls/proxies/members';
import { logOutEverywhere, forwardCall } from '@/lib/accounts/session-actions';
import { proxyRequest } from '@/lib/platform/session/proxy';

/** Forwards calls of a member's pages; the backend checks who may make them. */
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
