import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { codes } from '@/backend/db/schema/accounts';
import { ApiError } from '@/backend/kernel/errors';
import { networkOf } from '@/backend/contract/process/networks';
import { keyedHash, newCode } from '@/backend/kernel/tokens';
import { CODE_MINUTES } from '@/backend/contract/accounts/limits';

/**
 * What a code is valid for: its purpose, its address, and who requested it (`askedBy`): the id of a member, or 0 when the
 * purpose requires none.
 */
export interface CodeSubject extends Pick<typeof codes.$inferSelect, 'askedBy'> {
  purpose: CodePurpose;
  address: string;
  /**
   * Hash of the browser or network that requested the code, when nobody is signed in: the code is valid only there.
   * Empty for members.
   */
  place: string;
}

export const mailAddress = (email: string) => `mail:${email}`;
export const smsAddress = (phoneCode: string, phone: string) => `sms:${phoneCode}:${phone}`;

/**
 * Identifies somebody who is not signed in by their browser, or else by their network. Codes are stored per browser or
 * network, so that others who request or guess codes for the same address cannot use up these.
 */
export function anyone(
  { config }: Context,
  { address, device }: Pick<Caller, 'address' | 'device'>,
): Pick<CodeSubject, 'askedBy' | 'place'> {
  const place = device === '' ? `network:${networkOf(address)}` : `device:${device}`;
  return { askedBy: 0, place: keyedHash(config.secret, `place:${place}`) };
}

/** Makes a code and stores its hash; it replaces an earlier one of the same subject. */
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
 * Uses a code up: of several attempts at once, exactly one succeeds.
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

/** The hash that is stored of a code. */
export function hashOf(
  { config }: Context,
  { purpose, address, askedBy: requestedBy }: CodeSubject,
  code: string,
): string {
  return keyedHash(config.secret, `code:${purpose}:${address}:${requestedBy}:${code}`);
}
