import { z } from 'zod';
import { onOff, port } from './setting-fields';

const ADDRESS = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** `desk@example.org` or `Desk <desk@example.org>`. */
export const sender = z
  .string()
  .max(200)
  .refine(
    (text) => {
      const [, inBrackets, bare] = ADDRESS.exec(text.trim()) ?? [];
      return z.email().safeParse(inBrackets ?? bare).success;
    },
    { error: 'not an address such as "Desk <desk@example.org>"' },
  );

/** An error message when the two programs of one machine would use the same port; else null. */
export function portClash(settings: { PORT: number; BACKEND_PORT: number }): string | null {
  return settings.PORT === settings.BACKEND_PORT
    ? `BACKEND_PORT: portal and backend cannot both listen on port ${settings.PORT}. Set PORT or BACKEND_PORT to another.`
    : null;
}

/** The authority name in the ids of feed entries and calendar events; without it, the one recorded at the first start. */
export const feedAuthority = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/)
  .optional();

/** The edge caches: one on this machine, or several anywhere. */
export const frontSettings = {
  FRONT_PORT: port.optional(),
  FRONT_PROXY_PORT: port.optional(),
  FRONT_MEMORY: z
    .string()
    .regex(/^[1-9]\d{0,5}[kmg]$/i, { error: 'not a size such as 256m' })
    .optional(),
  FRONT_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
};

/** The addresses at which the edge caches are told what changed; empty without an edge cache. */
export function frontUrls(values: { FRONT_PORT?: number; FRONT_URLS?: string[] }): string[] {
  if (values.FRONT_URLS) return values.FRONT_URLS;
  return values.FRONT_PORT === undefined ? [] : [`http://127.0.0.1:${values.FRONT_PORT}`];
}

/** Whether servers of the Fediverse can follow this newsroom. */
export const federationSettings = { FEDERATION: onOff.default(false) };

/** An error message when other servers could not find what follows from `SITE_URL`: they ask by TLS only. Else null. */
export function federationClash(settings: { FEDERATION: boolean; SITE_URL?: string }): string | null {
  return settings.FEDERATION && !settings.SITE_URL?.startsWith('https://')
    ? 'FEDERATION=on needs a SITE_URL that begins with https://, because servers of the Fediverse ask no other. Set SITE_URL, or FEDERATION=off.'
    : null;
}

/** A Redis beside the database: for the counters of limits, and for pages that several portals share. */
export const redisSettings = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .regex(/^\w+:\/\/[^/?#]+(\/\d*)?$/, { error: 'not an address such as redis://:password@host:6379/0' })
    .optional(),
};

const UNITS = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** A number of bytes such as `256m`. */
export const byteCount = z
  .string()
  .regex(/^\d{1,6}[kmg]$/i, { error: 'not a size such as 256m' })
  .transform((text) => Number.parseInt(text, 10) * UNITS[unitOf(text)]);

const unitOf = (text: string) => (/k$/i.test(text) ? 'k' : /m$/i.test(text) ? 'm' : 'g');
