import { calls } from '@/backend/contract/calls';
import { call } from '@/lib/platform/calls/read';

/** The signature a page needs for WeChat's share menu. 404 when it is not configured. */
export async function GET(request: Request): Promise<Response> {
  const input = calls.shareSignature.input.safeParse({ url: new URL(request.url).searchParams.get('url') });
  if (!input.success) return new Response(null, { status: 400 });
  const signed = await call('shareSignature', input.data);
  const headers = { 'cache-control': 'no-store' };
  if (signed.ok) return Response.json(signed.data, { headers });
  const isOurs = signed.reason === 'refused' && signed.key === 'invalidInput';
  const isOff = signed.reason === 'refused' && signed.key === 'shareUnavailable';
  return new Response(null, { status: isOurs ? 400 : isOff ? 404 : 503, headers });
}
