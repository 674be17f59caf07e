import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { isChineseCommon, isSiteWord } from './guessable-words';
import { ApiError } from '@/backend/kernel/errors';
import { newToken } from '@/backend/kernel/tokens';
import { brandedConfig } from '@/backend/kernel/site-brand';
import type { FieldReason } from '@/backend/contract/form-text';

const common = new Set(dictionary['passwords-common']);
/** Shorter parts of an address may occur in a password by chance. */
const MIN_TELLING_PART = 5;
const SHORT_PART = 4;

/** Argon2id, with the configured cost. Unicode forms of one password give one hash (NFKC). */
export function hashPassword({ config }: Context, password: string): Promise<string> {
  return hash(password.normalize('NFKC'), { ...config.password, parallelism: 1 });
}

/** A hash of a random password at the configured cost. */
const standIns = new WeakMap<Config, Promise<string>>();

/**
 * Whether a password is right. Without an account, or for one without a password (`known` is null), the same work is
 * done for a random hash, so that the time does not reveal it.
 */
export async function isPassword(
  context: Context,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const standIn = standIns.get(context.config) ?? hashPassword(context, newToken());
  standIns.set(context.config, standIn);
  const isRight = await verify(passwordHash ?? (await standIn), password.normalize('NFKC')).catch(
    () => false,
  );
  return isRight && passwordHash !== null;
}

/** Makes the random hash at start, so that the first try takes no longer than others. */
export async function warmUpPasswords(context: Context): Promise<void> {
  await isPassword(context, '', null);
}

/**
 * Refuses a new password that many people use or that is made from the member's own address.
 * @throws ApiError passwordRefused, with the reason at `field`
 */
export async function checkNewPassword(
  context: Context,
  password: string,
  addresses: readonly string[],
  field: string,
): Promise<void> {
  const reason = refusal(await brandedConfig(context), password.normalize('NFKC').toLowerCase(), addresses);
  if (reason) throw new ApiError('passwordRefused', { [field]: reason });
}

function refusal(config: Config, password: string, addresses: readonly string[]): FieldReason | null {
  if (common.has(password) || isMonotonous(password) || isRepetition(password)) return 'tooCommon';
  if (isChineseCommon(password) || isSiteWord(config, password)) return 'tooCommon';
  const parts = addresses
    .flatMap((address) => [address, address.split('@')[0] ?? ''])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_TELLING_PART);
  return parts.some((part) => password.includes(part)) ? 'containsAddress' : null;
}

/**
 * A password with few different characters, or in which each character is the neighbour of the one before: aaaaaaaa,
 * 12121212, 34567890, hgfedcba.
 */
function isMonotonous(password: string): boolean {
  const points = [...password].map((char) => char.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  return new Set(points).size <= 2 || (steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1);
}

/** A few characters repeated, or a common password repeated. */
function isRepetition(password: string): boolean {
  const part = /^(.+?)\1+$/s.exec(password)?.[1];
  return part !== undefined && (part.length <= SHORT_PART || common.has(part));
}
