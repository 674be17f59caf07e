import type { CallName } from '@/backend/contract/calls';
import { isMemberCall } from '@/lib/account/member-calls';
import { passOn } from '@/lib/auth/actions';
import { openDoor } from '@/lib/auth/door';

/** Calls of a signed-in reader's pages; the backend decides who may. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  return isMemberCall(name)
    ? openDoor(request, passOn(name satisfies CallName))
    : new Response(null, { status: 404 });
}
