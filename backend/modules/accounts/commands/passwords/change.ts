import type { Caller, CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import { ApiError } from '@/backend/kernel/errors';
import { queueLetter } from '@/backend/outbox/mail';
import { notify } from '@/backend/modules/members/commands/messages';
import { tryCode } from '@/backend/modules/accounts/commands/codes/tries';
import { anyone, mailAddress, smsAddress, spendCode } from '@/backend/modules/accounts/commands/codes/make';
import { clearDevices } from '@/backend/modules/accounts/commands/known-devices';
import { clearAllPasswordTries } from './tries';
import { checkNewPassword, hashPassword } from './hash';
import { checkOwnPassword, spendProof } from './proofs';
import {
  changeAccount,
  findByEmail,
  findById,
  findByPhone,
  type UserRow,
} from '@/backend/modules/accounts/queries/users';
import { endAllSessions } from '@/backend/modules/accounts/commands/sessions';

const FIELD = 'new_password1';

/**
 * Sets a new password with a code of purpose `reset` and ends every session.
 * @throws ApiError codeWrong, passwordRefused, tooManyRequests
 */
export async function resetByCode(
  context: Context,
  caller: Caller,
  form: CallParsedInput<'forgotPassword'>,
): Promise<void> {
  const { isPhone, phone_code: phoneCode, address: rawAddress, new_password1: password } = form;
  await checkNewPassword(context, password, [rawAddress], FIELD);
  const address = isPhone ? smsAddress(phoneCode, rawAddress) : mailAddress(rawAddress);
  const codeId = await tryCode(
    context,
    caller,
    { purpose: 'reset', address, ...anyone(context, caller) },
    form.code,
  );
  const account = isPhone
    ? await findByPhone(context, phoneCode, rawAddress)
    : await findByEmail(context, rawAddress);
  if (!account) throw new ApiError('codeWrong');
  await store(context, account, password, undefined, (inner) => spendCode(inner, codeId));
  await clearAllPasswordTries(context, caller, account);
}

/**
 * Changes the password of a member who knows the old one.
 * @returns how many other sessions ended
 * @throws ApiError passwordRefused, credentialsWrong, tooManyRequests, sessionExpired
 */
export async function changeByOldPassword(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'changePassword'>,
): Promise<number> {
  const member = caller.member;
  const account = await accountOf(context, member.id);
  await checkNewPassword(context, form.new_password1, addressesOf(account), FIELD);
  await checkOwnPassword(context, caller, member, form.old_password);
  return store(context, account, form.new_password1, member.sessionId);
}

/**
 * Sets a password; a proof shows that the caller is the member.
 * @returns how many other sessions ended
 * @throws ApiError passwordRefused, ownershipRequired, sessionExpired
 */
export async function setByProof(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'setPassword'>,
): Promise<number> {
  const member = caller.member;
  const account = await accountOf(context, member.id);
  await checkNewPassword(context, form.new_password1, addressesOf(account), FIELD);
  const revoked = await store(context, account, form.new_password1, member.sessionId, (inner) =>
    spendProof(inner, member.id, form.proof),
  );
  await clearAllPasswordTries(context, caller, account);
  return revoked;
}

/** Third step of an upgrade; ends it. @throws ApiError emailMissing, passwordRefused, sessionExpired */
export async function setInUpgrade(
  context: Context,
  caller: CallerAt<'upgrade'>,
  form: CallParsedInput<'setNewPassword'>,
): Promise<void> {
  const account = await accountOf(context, caller.upgrade.id);
  if (account.email === null) throw new ApiError('emailMissing');
  await checkNewPassword(context, form.new_password1, addressesOf(account), FIELD);
  await store(context, account, form.new_password1);
}

async function accountOf(context: Context, id: number): Promise<UserRow> {
  const account = await findById(context, id);
  if (!account) throw new ApiError('sessionExpired');
  return account;
}

function addressesOf(account: UserRow): string[] {
  return [account.email, account.mobile].filter((address) => address !== null);
}

/** Stores a new password, ends the other sessions and notifies the member, in one transaction. */
async function store(
  context: Context,
  account: UserRow,
  password: string,
  exceptSessionId?: number,
  spend: (inner: Context) => Promise<void> = async () => undefined,
): Promise<number> {
  const passwordHash = await hashPassword(context, password);
  return inTransaction(context, async (inner) => {
    await spend(inner);
    await changeAccount(inner, account.id, { passwordHash });
    const revoked = await endAllSessions(inner, account.id, exceptSessionId);
    await clearDevices(inner, account.id);
    await notify(inner, account.id, { kind: 'security', key: 'passwordChanged', link: '/my/Individual' });
    if (account.email)
      await queueLetter(inner, account.email, { key: 'passwordChanged', locale: account.locale });
    return revoked;
  });
}
