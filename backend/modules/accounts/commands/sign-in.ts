import { randomBytes } from 'node:crypto';
import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import { makeNickname } from '@/backend/contract/accounts/generated-nickname';
import { LOGIN_TYPES } from '@/backend/contract/accounts/sign-in';
import type { SignedIn } from '@/backend/contract/accounts/user';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { tryCode } from './codes/tries';
import { anyone, mailAddress, smsAddress, spendCode } from './codes/make';
import { rememberDevice } from './known-devices';
import { countPasswordTry, clearPasswordTries } from './passwords/tries';
import { checkNewPassword, hashPassword, isPassword } from './passwords/hash';
import {
  findByEmail,
  findByPhone,
  isTaken,
  readOwnUser,
  type UserRow,
} from '@/backend/modules/accounts/queries/users';
import { openSession } from './sessions';
import { users } from '@/backend/db/schema/users';

type LoginForm = CallParsedInput<'login'>;

/**
 * Signs in or registers (types 1 to 5). Neither the answer nor the work done for it shows whether an address has an
 * account.
 * @throws ApiError credentialsWrong, codeWrong, passwordRefused, addressTaken, accountClosed, tooManyRequests
 */
export async function login(context: Context, caller: Caller, form: LoginForm): Promise<SignedIn> {
  switch (form.type) {
    case LOGIN_TYPES.phonePassword:
    case LOGIN_TYPES.emailPassword:
      return signedIn(context, caller, await byPassword(context, caller, form));
    case LOGIN_TYPES.phoneCode:
    case LOGIN_TYPES.emailCode:
      return signedIn(context, caller, await byCode(context, caller, form));
    case LOGIN_TYPES.register:
      return signedIn(context, caller, await register(context, caller, form));
  }
}

const addressOf = (form: LoginForm) =>
  form.isPhone ? smsAddress(form.phone_code, form.mobile) : mailAddress(form.email);

const accountOf = (context: Context, form: LoginForm) =>
  form.isPhone ? findByPhone(context, form.phone_code, form.mobile) : findByEmail(context, form.email);

async function byPassword(context: Context, caller: Caller, form: LoginForm): Promise<UserRow> {
  const address = addressOf(form);
  await countPasswordTry(context, caller, address);
  const account = await accountOf(context, form);
  const isRight = await isPassword(context, form.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new ApiError('credentialsWrong');
  await clearPasswordTries(context, caller, address);
  return account;
}

async function byCode(context: Context, caller: Caller, form: LoginForm): Promise<UserRow> {
  const subject = { purpose: 'login', address: addressOf(form), ...anyone(context, caller) } as const;
  const codeId = await tryCode(context, caller, subject, form.code);
  const account = await accountOf(context, form);
  if (!account) throw new ApiError('codeWrong');
  await spendCode(context, codeId);
  return account;
}

/** An address that has an account never gets a code to register with; see `sendMailCode`. */
async function register(context: Context, caller: Caller, form: LoginForm): Promise<UserRow> {
  const { email, password } = form;
  await countTries(context, byNetwork('registerNetwork', caller.address));
  await checkNewPassword(context, password, [email], 'password');
  const subject = { purpose: 'register', address: mailAddress(email), ...anyone(context, caller) } as const;
  const codeId = await tryCode(context, caller, subject, form.code);
  const passwordHash = await hashPassword(context, password);
  return inTransaction(context, async (inner) => {
    await spendCode(inner, codeId);
    return createUser(inner, { email, passwordHash, locale: form.locale });
  });
}

/** Makes an account. @throws ApiError addressTaken when the address has one */
export async function createUser(
  context: Context,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const now = context.now();
  const nickname = values.nickname || makeNickname(randomBytes(3).toString('hex'));
  try {
    const [row] = await context.db
      .insert(users)
      .values({ createdAt: now, updatedAt: now, ...values, nickname })
      .returning();
    if (!row) throw new Error('no row was made');
    return row;
  } catch (error) {
    throw isTaken(error) ? new ApiError('addressTaken') : error;
  }
}

/**
 * Opens a session for somebody who is authenticated. A phone account without an e-mail address gets an upgrade instead,
 * unless its owner has signed in without a phone, by a passkey or another provider.
 * @throws ApiError accountClosed
 */
export async function signedIn(
  context: Context,
  caller: Caller,
  account: UserRow,
  by: 'form' | 'passkey' | 'provider' = 'form',
): Promise<SignedIn> {
  if (account.status !== 'active') throw new ApiError('accountClosed');
  const isUpgrade = by === 'form' && account.email === null && account.mobile !== null;
  const kind = isUpgrade ? 'upgrade' : 'session';
  const token = await openSession(context, account.id, kind, caller);
  await rememberDevice(context, account.id, caller.device);
  return { token, id: account.id, kind, user: isUpgrade ? null : await readOwnUser(context, account.id) };
}
