import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { ApiError } from '@/backend/kernel/errors';
import { tryCode } from './tries';
import { type CodeSubject, mailAddress, smsAddress, spendCode } from './make';
import { makeProof } from '@/backend/modules/accounts/commands/passwords/proofs';
import { findById } from '@/backend/modules/accounts/queries/users';
import { requesterOf } from './requesters';

type Requester = Pick<CodeSubject, 'askedBy' | 'place'>;
type Verified = CallOutput<'verifySms'>;

/**
 * Checks a code sent by e-mail.
 * @throws ApiError codeWrong, invalidInput, signInRequired, sessionExpired, tooManyRequests
 */
export async function verifyMailCode(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'verifyMailCode'>,
): Promise<Verified> {
  const requester = requesterOf(context, caller, input.purpose);
  const email =
    input.purpose === 'confirm' ? (await findById(context, requester.askedBy))?.email : input.email;
  if (!email) throw new ApiError('invalidInput', { email: 'required' });
  return verify(context, caller, { ...input, requester, address: mailAddress(email) });
}

/**
 * Checks a code sent by text message.
 * @throws ApiError codeWrong, invalidInput, signInRequired, sessionExpired, tooManyRequests
 */
export async function verifySms(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'verifySms'>,
): Promise<Verified> {
  const requester = requesterOf(context, caller, input.purpose);
  const account = input.purpose === 'confirm' ? await findById(context, requester.askedBy) : null;
  const phone = account ? account.mobile : input.phone;
  if (!phone) throw new ApiError('invalidInput', { phone: 'required' });
  return verify(context, caller, {
    ...input,
    requester,
    address: smsAddress(account?.phoneCode ?? input.phone_code, phone),
  });
}

/**
 * Checks a code. Only `confirm` uses it up; for every other purpose the code is sent again with the command it is for.
 */
async function verify(
  context: Context,
  caller: Caller,
  {
    purpose,
    code,
    requester,
    address,
  }: { purpose: CodePurpose; code: string; requester: Requester; address: string },
): Promise<Verified> {
  const codeId = await tryCode(context, caller, { purpose, address, ...requester }, code);
  if (purpose !== 'confirm') return { verified: true, proof: '' };
  const proof = await inTransaction(context, async (inner) => {
    await spendCode(inner, codeId);
    return makeProof(inner, requester.askedBy);
  });
  return { verified: true, proof };
}
