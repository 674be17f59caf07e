import { isIP } from 'node:net';
import type { Config } from '@/backend/kernel/config';
import { ApiError } from '@/backend/kernel/errors';

/**
 * What passkeys are bound to: the host and origin of `SITE_URL`.
 * @throws ApiError unavailable when the host is an IP address, for which browsers make no passkeys
 */
export function relyingParty({ siteUrl, siteName }: Config): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new ApiError('unavailable');
  return { name: siteName, id: hostname, origin };
}
