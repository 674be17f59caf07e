import { pageView } from '@/backend/contract/analytics/calls';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { call } from '@/lib/platform/calls/read';
import { tooLarge } from '@/lib/platform/calls/too-large';

const MAX_BYTES = 8192;

/** Passes a page-view record on. The answer never matters to the page. */
export async function POST(request: Request): Promise<Response> {
  const body = await readJsonBody(request, MAX_BYTES);
  if (body === undefined) return tooLarge();
  const record = pageView.safeParse(body);
  if (!record.success) return new Response(null, { status: 400 });
  await call('pageView', record.data);
  return new Response(null, { status: 204 });
}
