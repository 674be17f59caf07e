import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { ApiError } from '@/backend/kernel/errors';
import { pageUrl } from '@/backend/kernel/page-url';
import type { LetterKey } from '@/backend/outbox/write-letter';
import { queueLetter } from '@/backend/outbox/mail';
import { queueSms } from '@/backend/outbox/sms';
import { requesterOf } from './requesters';
import { countLetter, countText } from './requests';
import { mailAddress, makeCode, smsAddress } from './make';
import { findByEmail, findById, findByPhone } from '@/backend/modules/accounts/queries/users';
import { CODE_MINUTES, RESEND_SECONDS } from '@/backend/contract/accounts/limits';

/**
 * Which letter an address gets, by whether an account belongs to it. In every case a row is stored, a letter sent and
 * an answer given, so that neither the answer nor its time reveals whether there is an account.
 */
const LETTERS: Record<CodePurpose, { known: LetterKey; unknown: LetterKey }> = {
  register: { known: 'alreadyRegistered', unknown: 'code' },
  bind: { known: 'alreadyRegistered', unknown: 'code' },
  change: { known: 'alreadyRegistered', unknown: 'code' },
  login: { known: 'code', unknown: 'noAccount' },
  reset: { known: 'code', unknown: 'noAccount' },
  confirm: { known: 'code', unknown: 'noAccount' },
};

/**
 * Sends a code by e-mail.
 * @throws ApiError invalidInput, emailMissing, signInRequired, sessionExpired, tooManyRequests
 */
export async function sendMailCode(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'sendMailCode'>,
): Promise<CallOutput<'sendMailCode'>> {
  const { purpose, locale } = input;
  const requester = requesterOf(context, caller, purpose);
  const email = purpose === 'confirm' ? (await findById(context, requester.askedBy))?.email : input.email;
  if (!email) throw purpose === 'confirm' ? new ApiError('emailMissing') : missing('email');
  const address = mailAddress(email);
  await countLetter(context, caller, { purpose, address, ...requester });
  const isKnown = (await findByEmail(context, email)) !== null;
  const key = LETTERS[purpose][isKnown ? 'known' : 'unknown'];
  await inTransaction(context, async (inner) => {
    const code = await makeCode(inner, { purpose, address, ...requester });
    const values = { code, minutes: String(CODE_MINUTES), link: pageUrl(context.config, locale, '/signUp') };
    await queueLetter(inner, email, { key, locale, values, expires: expiry(context) });
  });
  return { resend_after: RESEND_SECONDS };
}

/** Sends a code by text message. @throws ApiError invalidInput, signInRequired, sessionExpired, tooManyRequests */
export async function sendSms(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'sendSms'>,
): Promise<CallOutput<'sendSms'>> {
  const { purpose, locale } = input;
  const requester = requesterOf(context, caller, purpose);
  const account = purpose === 'confirm' ? await findById(context, requester.askedBy) : null;
  const phone = account ? account.mobile : input.phone;
  const phoneCode = account?.phoneCode ?? input.phone_code;
  if (!phone) throw missing('phone');
  const address = smsAddress(phoneCode, phone);
  await countText(context, caller, { purpose, address, ...requester });
  const isKnown = (await findByPhone(context, phoneCode, phone)) !== null;
  const key = LETTERS[purpose][isKnown ? 'known' : 'unknown'];
  await inTransaction(context, async (inner) => {
    const code = await makeCode(inner, { purpose, address, ...requester });
    const values = { code, minutes: String(CODE_MINUTES) };
    const to = key === 'noAccount' ? null : { phoneCode, phone };
    await queueSms(inner, to, { key, locale, values, expires: expiry(context) });
  });
  return { resend_after: RESEND_SECONDS };
}

const missing = (field: string) => new ApiError('invalidInput', { [field]: 'required' });

const expiry = (context: Context) => new Date(context.now().getTime() + CODE_MINUTES * 60_000);
