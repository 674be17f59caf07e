import { z } from 'zod';

/**
 * Ports that `fetch` refuses (the list of bad ports in the WHATWG Fetch standard): neither the other program nor a
 * browser could reach a program that listens on one.
 */
const BAD_PORTS: readonly number[] = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** A port to listen on. */
export const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65535)
  .refine((value) => !BAD_PORTS.includes(value), { error: 'is a port that browsers refuse to open' });

/** The address of a service; slashes at its end are removed. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The address of a whole host, without a path, because the portal's paths are fixed. */
export const siteUrl = httpUrl.refine(
  (url) => {
    const { pathname, search, hash, username } = new URL(url);
    return pathname === '/' && search === '' && hash === '' && username === '';
  },
  { error: 'names more than a host; the portal answers at the root of one, as in https://news.example.org' },
);

export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
