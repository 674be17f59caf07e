import { and, eq } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import type { Provider, SignedIn } from '@/backend/contract/accounts/user';
import { identities } from '@/backend/db/schema/accounts';
import { hasSiteName } from '@/backend/kernel/site-name';
import { ApiError } from '@/backend/kernel/errors';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { queueLetter } from '@/backend/outbox/mail';
import { notify } from '@/backend/modules/members/commands/messages';
import { storeRemotePicture } from '@/backend/modules/uploads/commands/store-picture';
import { changeAccount, findByEmail, type UserRow } from '@/backend/modules/accounts/queries/users';
import { createUser, signedIn } from '@/backend/modules/accounts/commands/sign-in';
import { NICKNAME_MAX_LENGTH } from '@/backend/contract/members/limits';
import { users } from '@/backend/db/schema/users';

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', twitter: 'X' };

/** A person's profile, as the backend fetched it from the provider. */
export interface ProviderProfile {
  provider: Provider;
  /** The provider's own id of the person (openid). */
  subject: string;
  /** Null unless the provider has verified the address. */
  verifiedEmail: string | null;
  nickname: string;
  avatarUrl: string;
}

/**
 * Signs in with an account of another provider: as the member it is linked to; else as the member with the same
 * verified e-mail address, who is linked and notified; else as a new member.
 * @throws ApiError accountClosed, addressTaken, providerFailed when the member is linked to another account of this
 * provider
 */
export async function signInByProvider(
  context: Context,
  caller: Caller,
  profile: ProviderProfile,
  locale: Locale,
): Promise<SignedIn> {
  const find = () => inTransaction(context, (inner) => findOrMake(inner, profile, locale));
  const { account, isNew } = await find().catch((error: unknown) => {
    if (error instanceof LinkedMeanwhile) return find();
    throw error;
  });
  if (isNew && profile.avatarUrl) await storeAvatar(context, account.id, profile.avatarUrl);
  return signedIn(context, caller, account, 'provider');
}

/**
 * Thrown when another call linked the same account at the same time: this transaction is rolled back and tried again.
 */
class LinkedMeanwhile extends Error {}

async function findOrMake(context: Context, profile: ProviderProfile, locale: Locale) {
  const linked = await findLinked(context, profile);
  if (linked) return { account: linked, isNew: false };
  const { verifiedEmail: email } = profile;
  const existingAccount = email ? await findByEmail(context, email) : null;
  if (existingAccount && existingAccount.status !== 'active') throw new ApiError('accountClosed');
  const nickname = [...profile.nickname.replace(/\p{Cc}/gu, ' ').trim()]
    .slice(0, NICKNAME_MAX_LENGTH)
    .join('');
  const account =
    existingAccount ??
    (await createUser(context, {
      // The sign-in form is not shown again, so a nickname that contains this site's name is dropped instead of
      // refused.
      nickname: (await hasSiteName(context, nickname)) ? undefined : nickname,
      email,
      locale,
    }));
  const newIdentities = await context.db
    .insert(identities)
    .values({
      provider: profile.provider,
      subject: profile.subject,
      userId: account.id,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (newIdentities.length === 0)
    throw (await findLinked(context, profile)) ? new LinkedMeanwhile() : new ApiError('providerFailed');
  if (existingAccount) await notifyLinked(context, existingAccount, profile.provider);
  return { account, isNew: !existingAccount };
}

async function findLinked({ db }: Context, { provider, subject }: ProviderProfile): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.user ?? null;
}

async function notifyLinked(context: Context, account: UserRow, provider: Provider): Promise<void> {
  const values = { provider: PROVIDER_NAMES[provider] };
  await notify(context, account.id, {
    kind: 'security',
    key: 'providerLinked',
    params: values,
    link: '/my/Individual',
  });
  if (account.email)
    await queueLetter(context, account.email, { key: 'providerLinked', locale: account.locale, values });
}

/** Stores a copy of the picture, by the upload rules. A failure is logged and ignored. */
async function storeAvatar(context: Context, userId: number, url: string): Promise<void> {
  try {
    const path = await storeRemotePicture(context, url);
    await inTransaction(context, async (inner) => {
      await checkPicturesOpen(inner, { roles: [] }, { path });
      await changeAccount(inner, userId, { avatarImg: path });
    });
  } catch (error) {
    context.log.info({ error: String(error) }, 'no avatar from the provider');
  }
}
