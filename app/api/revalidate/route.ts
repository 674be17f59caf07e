import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { isBackend } from '@/lib/platform/config/backend-secret';

const body = z.object({ tags: z.array(z.string().min(1).max(100)).max(500) });

/** The backend says what changed; the next request for a page made of it waits and is new. */
export async function POST(request: Request): Promise<Response> {
  if (!isBackend(request)) return new Response(null, { status: 404 });
  const input = body.safeParse(await request.json().catch(() => null));
  if (!input.success) return new Response(null, { status: 400 });
  for (const tag of input.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: input.data.tags.length });
}
