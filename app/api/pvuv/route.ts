import { pageView } from '@/backend/contract/analytics/calls';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { callFor } from '@/lib/platform/calls/member-call';
import { callerOf, cookieOf } from '@/lib/platform/session/caller';
import { openSession, SESSION_COOKIE } from '@/lib/platform/session/session';
import { isOwnOrigin } from '@/lib/platform/session/proxy';
import { tooLarge } from '@/lib/platform/calls/too-large';

const MAX_BYTES = 8192;

/** Forwards a page-view record with the member's id from the session. Answers 204 even when the backend refuses it. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return new Response(null, { status: 403 });
  const body = await readJsonBody(request, MAX_BYTES);
  if (body === undefined) return tooLarge();
  const record = pageView.safeParse(body);
  if (!record.success) return new Response(null, { status: 400 });
  const session = await openSession(cookieOf(request, SESSION_COOKIE));
  const usid = String(session?.userId ?? '');
  await callFor(await callerOf(request), 'pageView', { ...record.data, usid });
  return new Response(null, { status: 204 });
}
