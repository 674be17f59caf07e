import type { Context } from '@/backend/kernel/context';
import { isSame, keyedHash } from '@/backend/kernel/tokens';

const SIGNATURE_LENGTH = 40;

const signatureOf = (secret: string, name: string) =>
  keyedHash(secret, `follow-key:${name}`).slice(0, SIGNATURE_LENGTH);

/** The key in a member's letters about what they follow, which ends them; it is computed and not stored. */
export function followKey({ config }: Pick<Context, 'config'>, userId: number): string {
  const name = userId.toString(36);
  return `${name}-${signatureOf(config.secret, name)}`;
}

/** The member whose letters a key ends; null for a key that is not one of these. */
export function memberOfKey({ config }: Pick<Context, 'config'>, key: string): number | null {
  const [name = '', signature = ''] = key.split('-');
  return isSame(signature, signatureOf(config.secret, name)) ? Number.parseInt(name, 36) : null;
}

/** What the address for a returned letter carries beside its number, so that nobody can invent one. */
export const returnMark = ({ config }: Pick<Context, 'config'>, letterId: number): string =>
  keyedHash(config.secret, `follow-return:${letterId}`).slice(0, 16);
