import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Caller, type Member, memberOf, upgradeOf } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { User } from '@/backend/contract/accounts/user';
import { verificationRequests } from '@/backend/db/schema/accounts';
import { authors, users } from '@/backend/db/schema/people';
import { ApiError } from '@/backend/kernel/errors';
import { queueMail } from '@/backend/outbox/mail';
import { describeError } from '@/backend/kernel/describe-error';
import { toWireTime } from '@/backend/kernel/text/time';
import { notify } from '@/backend/modules/members/commands/messages';
import { mailAddress, smsAddress, tryCode, spendCode } from './codes';
import { checkOwnership } from './proofs';
import {
  changeAccount,
  findById,
  isTaken,
  readOwnUser,
  type UserRow,
} from '@/backend/modules/accounts/queries/users';
import { countSessions } from './sessions';

/** @throws ApiError sessionExpired when the account is gone, userInfoUnavailable when it cannot be read */
export async function readUser(context: Context, member: Pick<Member, 'id'>): Promise<User> {
  const user = await readOwnUser(context, member.id).catch((error: unknown) => {
    context.log.error({ error: describeError(error) }, 'a member could not be read');
    throw new ApiError('userInfoUnavailable');
  });
  if (!user) throw new ApiError('sessionExpired');
  return user;
}

export async function readOverview(context: Context, member: Member): Promise<CallOutput<'userOverview'>> {
  const { id } = member;
  const [row] = await context.db.execute<{
    collections: number;
    follows: number;
    likes: number;
    articles: number;
  }>(sql`select
      (select count(*)::int from collections where user_id = ${id}) as collections,
      (select count(*)::int from follows where user_id = ${id}) as follows,
      (select count(*)::int from likes where user_id = ${id}) as likes,
      (select count(*)::int from contents where owner_id = ${id}) as articles`);
  return {
    user: await readUser(context, member),
    ...(row ?? { collections: 0, follows: 0, likes: 0, articles: 0 }),
    sessions: await countSessions(context, id),
  };
}

/** @throws ApiError notFound */
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

export async function editUser(
  context: Context,
  member: Member,
  form: CallParsedInput<'editUser'>,
): Promise<User> {
  const { nickname, avatar_img: avatarImg, bio } = form;
  await changeAccount(context, member.id, { nickname, avatarImg, bio });
  return readUser(context, member);
}

/** @throws ApiError codeWrong, ownershipRequired, credentialsWrong, addressTaken, tooManyRequests */
export async function changeEmail(
  context: Context,
  caller: Caller,
  form: CallParsedInput<'changeEmail'>,
): Promise<User> {
  const member = memberOf(caller);
  const { email } = form;
  const subject = { purpose: 'change', address: mailAddress(email), askedBy: member.id } as const;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const codeId = await tryCode(context, caller, subject, form.code);
  const before = await findById(context, member.id);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    await spendCode(inner, codeId);
    await setAddress(inner, member.id, { email });
    await notify(inner, member.id, { kind: 'security', key: 'emailChanged', link: '/my/Individual' });
    if (before?.email) await tellEmailChanged(inner, before, email);
  });
  return readUser(context, member);
}

/** @throws ApiError codeWrong, ownershipRequired, credentialsWrong, addressTaken, tooManyRequests */
export async function changeMobile(
  context: Context,
  caller: Caller,
  form: CallParsedInput<'changeMobile'>,
): Promise<User> {
  const member = memberOf(caller);
  const { mobile, phone_code: phoneCode } = form;
  const subject = { purpose: 'change', address: smsAddress(phoneCode, mobile), askedBy: member.id } as const;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const account = await findById(context, member.id);
  const codeId = await tryCode(context, caller, subject, form.code);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    await spendCode(inner, codeId);
    await setAddress(inner, member.id, { mobile, phoneCode });
    await notify(inner, member.id, { kind: 'security', key: 'mobileChanged', link: '/my/Individual' });
    if (account?.email)
      await queueMail(inner, account.email, { key: 'mobileChanged', locale: account.locale });
  });
  return readUser(context, member);
}

/** Second step of an upgrade; may be done again with another address. */
export async function bindEmail(
  context: Context,
  caller: Caller,
  form: CallParsedInput<'bindEmail'>,
): Promise<void> {
  const { id } = upgradeOf(caller);
  const subject = { purpose: 'bind', address: mailAddress(form.email), askedBy: id } as const;
  const codeId = await tryCode(context, caller, subject, form.code);
  const before = await findById(context, id);
  await inTransaction(context, async (inner) => {
    await spendCode(inner, codeId);
    await setAddress(inner, id, { email: form.email });
    if (before?.email && before.email !== form.email) await tellEmailChanged(inner, before, form.email);
  });
}

async function setAddress(
  context: Context,
  id: number,
  values: { email: string } | { mobile: string; phoneCode: string },
): Promise<void> {
  try {
    await changeAccount(context, id, values);
  } catch (error) {
    throw isTaken(error) ? new ApiError('addressTaken') : error;
  }
}

/** To the address the account had before. */
function tellEmailChanged(context: Context, { email, locale }: UserRow, to: string): Promise<void> {
  return queueMail(context, email ?? '', {
    key: 'emailChanged',
    locale,
    values: { address: maskEmail(to) },
  });
}

/** `someone@example.org` → `s***@example.org` */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}
