import { forwardRequest } from '@/lib/platform/calls/server';

const TOKEN = /^[\w.~-]{1,2000}$/;

/** A file an organiser exported. The signed link opens it without a session and expires after some minutes. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params;
  if (!TOKEN.test(token)) return new Response(null, { status: 404 });
  try {
    return await forwardRequest(request, `/exports/${token}`);
  } catch {
    return new Response(null, { status: 502 });
  }
}
