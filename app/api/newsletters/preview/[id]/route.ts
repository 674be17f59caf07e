import { calls } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { callFor } from '@/lib/platform/calls/member-call';
import { callerOf } from '@/lib/platform/session/caller';

const HEADERS = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' };

/** A letter as it would be sent, for the frame in which an editor looks at it. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const input = {
    id: Number((await params).id),
    lang: query.get('lang') ?? 'zh-Hans',
    scheme: query.get('scheme') ?? 'auto',
  };
  const { status, envelope } = await callFor(await callerOf(request), 'previewLetterIssue', input);
  if (envelope.code !== SUCCESS_CODE) return new Response('', { status, headers: HEADERS });
  const { html, text } = calls.previewLetterIssue.output.parse(envelope.data);
  return new Response(query.get('form') === 'text' ? asPage(text) : html, { headers: HEADERS });
}

/** The plain form as a page, since only pages are shown in frames. */
function asPage(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<!doctype html><meta charset="utf-8"><pre style="margin:24px;font:13px/1.6 monospace;white-space:pre-wrap">${escaped}</pre>`;
}
