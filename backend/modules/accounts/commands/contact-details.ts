import type { CallerAt } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { User } from '@/backend/contract/accounts/user';
import { ApiError } from '@/backend/kernel/errors';
import { queueLetter } from '@/backend/outbox/mail';
import { notify } from '@/backend/modules/members/commands/messages';
import { tryCode } from './codes/tries';
import { mailAddress, smsAddress, spendCode } from './codes/make';
import { checkOwnership } from './passwords/proofs';
import { changeAccount, findById, isTaken, type UserRow } from '@/backend/modules/accounts/queries/users';
import { readUser } from '@/backend/modules/accounts/queries/read-user';

/** @throws ApiError codeWrong, ownershipRequired, credentialsWrong, addressTaken, tooManyRequests */
export async function changeEmail(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'changeEmail'>,
): Promise<User> {
  const member = caller.member;
  const { email } = form;
  const subject = { purpose: 'change', address: mailAddress(email), askedBy: member.id, place: '' } as const;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const codeId = await tryCode(context, caller, subject, form.code);
  const before = await findById(context, member.id);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    await spendCode(inner, codeId);
    await setAddress(inner, member.id, { email });
    await notify(inner, member.id, { kind: 'security', key: 'emailChanged', link: '/my/Individual' });
    if (before?.email) await notifyEmailChanged(inner, before, email);
  });
  return readUser(context, member);
}

/** @throws ApiError codeWrong, ownershipRequired, credentialsWrong, addressTaken, tooManyRequests */
export async function changeMobile(
  context: Context,
  caller: CallerAt<'user'>,
  form: CallParsedInput<'changeMobile'>,
): Promise<User> {
  const member = caller.member;
  const { mobile, phone_code: phoneCode } = form;
  const subject = {
    purpose: 'change',
    address: smsAddress(phoneCode, mobile),
    askedBy: member.id,
    place: '',
  } as const;
  const proveOwnership = await checkOwnership(context, caller, member, form);
  const account = await findById(context, member.id);
  const codeId = await tryCode(context, caller, subject, form.code);
  await inTransaction(context, async (inner) => {
    await proveOwnership(inner);
    await spendCode(inner, codeId);
    await setAddress(inner, member.id, { mobile, phoneCode });
    await notify(inner, member.id, { kind: 'security', key: 'mobileChanged', link: '/my/Individual' });
    if (account?.email)
      await queueLetter(inner, account.email, { key: 'mobileChanged', locale: account.locale });
  });
  return readUser(context, member);
}

/**
 * Second step of an upgrade; may be repeated with another address.
 * @throws ApiError codeWrong, addressTaken, tooManyRequests
 */
export async function bindEmail(
  context: Context,
  caller: CallerAt<'upgrade'>,
  form: CallParsedInput<'bindEmail'>,
): Promise<void> {
  const { id } = caller.upgrade;
  const subject = { purpose: 'bind', address: mailAddress(form.email), askedBy: id, place: '' } as const;
  const codeId = await tryCode(context, caller, subject, form.code);
  const before = await findById(context, id);
  await inTransaction(context, async (inner) => {
    await spendCode(inner, codeId);
    await setAddress(inner, id, { email: form.email });
    if (before?.email && before.email !== form.email) await notifyEmailChanged(inner, before, form.email);
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

/** Notifies the previous address of the account. */
async function notifyEmailChanged(context: Context, { email, locale }: UserRow, to: string): Promise<void> {
  await queueLetter(context, email ?? '', {
    key: 'emailChanged',
    locale,
    values: { address: maskEmail(to) },
  });
}

/** `someone@example.org` → `s***@example.org` */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}
