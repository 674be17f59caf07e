import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { tooLarge } from '@/lib/platform/calls/too-large';
import { isBackend } from '@/lib/platform/config/backend-secret';

const MAX_BYTES = 64 * 1024;

const body = z.object({ tags: z.array(z.string().min(1).max(100)).max(500) });

/** The backend says what changed; the next request for a page made of it waits and is new. */
export async function POST(request: Request): Promise<Response> {
  if (!isBackend(request)) return new Response(null, { status: 404 });
  const given = await readJsonBody(request, MAX_BYTES);
  if (given === undefined) return tooLarge();
  const input = body.safeParse(given);
  if (!input.success) return new Response(null, { status: 400 });
  for (const tag of input.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: input.data.tags.length });
}
