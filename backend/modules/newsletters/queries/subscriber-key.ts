import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { openSealedText, sealText } from '@/backend/kernel/sealed-text';
import { isSame, keyedHash } from '@/backend/kernel/tokens';

const PURPOSE = 'newsletter-address';
const SIGNATURE_LENGTH = 40;

const signatureOf = (secret: string, id: string) =>
  keyedHash(secret, `newsletter-key:${id}`).slice(0, SIGNATURE_LENGTH);

/**
 * The key of a subscriber: it confirms, opens the preferences and leaves. It is computed and not stored, so that a
 * stolen database unsubscribes nobody; ids are never used again.
 */
export function subscriberKey({ config }: Pick<Context, 'config'>, id: number): string {
  const name = id.toString(36);
  return `${name}-${signatureOf(config.secret, name)}`;
}

/** The id that a key names. @throws ApiError notFound for a key that was not made here */
export function idOfKey({ config }: Pick<Context, 'config'>, key: string): number {
  const [name = '', signature = ''] = key.split('-');
  if (!isSame(signature, signatureOf(config.secret, name))) throw new ApiError('notFound');
  return Number.parseInt(name, 36);
}

/** What an address is looked up by. @param address normalised, as the contract does it */
export const addressHash = ({ config }: Pick<Context, 'config'>, address: string): string =>
  keyedHash(config.secret, `${PURPOSE}:${address.toLowerCase()}`);

/** The form in which an address is stored. */
export const sealAddress = ({ config }: Pick<Context, 'config'>, address: string): string =>
  sealText(config.secret, PURPOSE, address);

/** The address of a stored one; null when only its hash is left. */
export const openAddress = ({ config }: Pick<Context, 'config'>, sealed: string | null): string | null =>
  sealed === null ? null : openSealedText(config.secret, PURPOSE, sealed);

/** `li***@example.org`: enough for its owner to recognise it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address.slice(0, at)].slice(0, 2).join('')}***${address.slice(at)}`;
}
