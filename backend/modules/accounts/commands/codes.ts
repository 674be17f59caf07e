import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { codes } from '@/backend/db/schema/accounts';
import { ApiError } from '@/backend/kernel/errors';
import { networkOf } from '@/backend/contract/process/networks';
import { keyedHash, newCode } from '@/backend/kernel/tokens';
import { CODE_MINUTES } from '@/backend/contract/accounts/limits';

/** What a code belongs to. */
export interface CodeSubject {
  purpose: CodePurpose;
  address: string;
  /** The member who asked, where the purpose is one for members; 0 otherwise. */
  askedBy: number;
  /** Where it was asked for, when nobody is signed in: a code opens nothing elsewhere. Empty for members. */
  place: string;
}

export const mailAddress = (email: string) => `mail:${email}`;
export const smsAddress = (phoneCode: string, phone: string) => `sms:${phoneCode}:${phone}`;

/**
 * Who asks without being signed in: the browser, or else the network. Asking or guessing from elsewhere has codes of
 * its own, and uses up none of these.
 */
export function anyone(
  { config }: Context,
  { address, device }: Pick<Caller, 'address' | 'device'>,
): Pick<CodeSubject, 'askedBy' | 'place'> {
  const place = device === '' ? `network:${networkOf(address)}` : `device:${device}`;
  return { askedBy: 0, place: keyedHash(config.secret, `place:${place}`) };
}

/** Makes a code, in the place of an earlier one for the same. */
export async function makeCode(context: Context, subject: CodeSubject): Promise<string> {
  const code = newCode();
  const values = {
    codeHash: hashOf(context, subject, code),
    tries: 0,
    expiresAt: new Date(context.now().getTime() + CODE_MINUTES * 60_000),
    usedAt: null,
  };
  await context.db
    .insert(codes)
    .values({ ...subject, ...values })
    .onConflictDoUpdate({ target: [codes.purpose, codes.address, codes.askedBy, codes.place], set: values });
  return code;
}

/**
 * Uses a code up: of any number of attempts at once, exactly one gets through.
 * @throws ApiError codeWrong when it was used a moment before
 */
export async function spendCode(context: Context, id: number): Promise<void> {
  const used = await context.db
    .update(codes)
    .set({ usedAt: context.now() })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (used.length === 0) throw new ApiError('codeWrong');
}

/** What is stored of a code. */
export function hashOf(
  { config }: Context,
  { purpose, address, askedBy }: CodeSubject,
  code: string,
): string {
  return keyedHash(config.secret, `code:${purpose}:${address}:${askedBy}:${code}`);
}
