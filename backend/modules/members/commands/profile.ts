import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { User } from '@/backend/contract/accounts/user';
import { authors } from '@/backend/db/schema/people';
import { ApiError } from '@/backend/kernel/errors';
import { refuseSiteName } from '@/backend/kernel/site-name';
import { toWireTime } from '@/backend/kernel/text/time';
import { readUser } from '@/backend/modules/accounts/queries/read-user';
import { changeAccount } from '@/backend/modules/accounts/queries/users';
import { countSessions } from '@/backend/modules/accounts/commands/sessions';
import { users } from '@/backend/db/schema/users';
import { verificationRequests } from '@/backend/db/schema/members';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

/** A member's own page in numbers. @throws ApiError sessionExpired, userInfoUnavailable */
export async function readOverview(context: Context, member: Member): Promise<CallOutput<'userOverview'>> {
  const { id } = member;
  const [row] = await readRows(
    context.db,
    sql`select
      (select count(*)::int from collections k join contents c on c.id = k.content_id
        where k.user_id = ${id} and c.status = 'approved') as collections,
      (select count(*)::int from follows where user_id = ${id})
        + (select count(*)::int from member_follows where user_id = ${id} and kind <> 'author') as follows,
      (select count(*)::int from likes where user_id = ${id}) as likes,
      (select count(*)::int from contents where owner_id = ${id}) as articles`,
    { collections: integer, follows: integer, likes: integer, articles: integer },
  );
  return {
    user: await readUser(context, member),
    ...(row ?? { collections: 0, follows: 0, likes: 0, articles: 0 }),
    sessions: await countSessions(context, id),
  };
}

/** A member as others see them. @throws ApiError notFound */
export async function readPublicUser(context: Context, id: number): Promise<CallOutput<'publicUser'>> {
  const [row] = await context.db
    .select({ user: users, authorId: authors.id, verified: verificationRequests.id })
    .from(users)
    .leftJoin(authors, and(eq(authors.userId, users.id), isNotNull(authors.lastPublishedAt)))
    .leftJoin(
      verificationRequests,
      and(eq(verificationRequests.userId, users.id), eq(verificationRequests.status, 'verified')),
    )
    .where(and(eq(users.id, id), eq(users.status, 'active')))
    .limit(1);
  if (!row) throw new ApiError('notFound');
  return {
    id,
    nickname: row.user.nickname,
    avatar_img: row.user.avatarImg,
    bio: row.user.bio,
    is_verified: row.verified !== null,
    author_id: row.authorId,
    created_time: toWireTime(row.user.createdAt),
  };
}

/** Changes name, picture and introduction of a member. @throws ApiError sessionExpired, userInfoUnavailable, invalidInput for the name of this site */
export async function editUser(
  context: Context,
  member: Member,
  form: CallParsedInput<'editUser'>,
): Promise<User> {
  const { nickname, avatar_img: avatarImg, bio } = form;
  if (nickname !== undefined)
    await refuseSiteName(context, member, {
      field: 'nickname',
      name: nickname,
      before: (await readUser(context, member)).nickname,
    });
  await changeAccount(context, member.id, { nickname, avatarImg, bio });
  return readUser(context, member);
}
