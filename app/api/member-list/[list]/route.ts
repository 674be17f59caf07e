import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import { MEMBER_LISTS, type MemberListName } from '@/lib/members/member-rows';
import { callerOf } from '@/lib/platform/session/caller';
import { toMember } from '@/lib/platform/session/proxy';
import { listCollected, listFollowed } from '@/lib/members/read-lists';

const READERS = { collection: listCollected, following: listFollowed } satisfies Record<
  MemberListName,
  typeof listCollected
>;

const query = z.object({
  list: z.enum(MEMBER_LISTS),
  locale: localeSchema,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** A member's own list in the language of the page. Chinese is converted here, because the browser cannot. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ list: string }> },
): Promise<Response> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const input = query.safeParse({ ...search, ...(await params) });
  if (!input.success) return new Response(null, { status: 404 });
  const { list, locale, page } = input.data;
  const caller = { ...(await callerOf(request)), locale };
  return toMember(caller, await READERS[list](caller, page));
}
