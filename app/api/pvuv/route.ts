import { pageView } from '@/backend/contract/analytics/calls';
import { cookieOf } from '@/lib/platform/session/caller';
import { openSession, SESSION_COOKIE } from '@/lib/platform/session/session';
import { call } from '@/lib/platform/calls/read';

const MAX_BYTES = 8192;

/** Passes a page-view record on, with the member's number from the session. The answer never matters to the page. */
export async function POST(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > MAX_BYTES) return new Response(null, { status: 413 });
  const record = pageView.safeParse(parse(text));
  if (!record.success) return new Response(null, { status: 400 });
  const session = await openSession(cookieOf(request, SESSION_COOKIE));
  await call('pageView', { ...record.data, usid: String(session?.userId ?? '') });
  return new Response(null, { status: 204 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
