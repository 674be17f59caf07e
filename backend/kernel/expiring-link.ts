import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame, keyedHash } from '@/backend/kernel/tokens';

/** A signed token for an address that shows one thing until an expiry time; the token is not stored. */
export function makeExpiringLink({ config }: Context, purpose: string, id: number, until: Date): string {
  const claim = `${id.toString(36)}.${Math.floor(until.getTime() / 1000).toString(36)}`;
  return `${claim}.${keyedHash(config.secret, `${purpose}:${claim}`)}`;
}

/** The id in a link, not yet checked; 0 for none. */
export function namedByLink(token: string): number {
  const id = Number.parseInt(token.split('.')[0] ?? '', 36);
  return Number.isSafeInteger(id) ? id : 0;
}

/** Checks a link. @throws ApiError notFound for a wrong signature or purpose, gone for an expired link */
export function readExpiringLink({ config, now }: Context, purpose: string, token: string): void {
  const [id = '', until = '', signature = ''] = token.split('.');
  if (!isSame(signature, keyedHash(config.secret, `${purpose}:${id}.${until}`)))
    throw new ApiError('notFound');
  if (Number.parseInt(until, 36) * 1000 < now().getTime()) throw new ApiError('gone');
}
