import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { changeHint } from '@/lib/platform/cache/change-hint';
import { tooLarge } from '@/lib/platform/calls/too-large';
import { isBackend } from '@/lib/platform/config/backend-secret';

const MAX_BYTES = 1024;

/** Called by the backend when something changed. Reads the changes from the backend, then answers. */
export async function POST(request: Request): Promise<Response> {
  if (!isBackend(request)) return new Response(null, { status: 404 });
  if ((await readJsonBody(request, MAX_BYTES)) === undefined) return tooLarge();
  await changeHint().look?.();
  return new Response(null, { status: 204 });
}
