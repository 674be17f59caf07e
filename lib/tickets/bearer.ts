/**
 * What lets whoever opened the link in a letter at a ticket or an offer: its key, or the name of the page, whose key is in a
 * cookie that scripts cannot read.
 */
export type Bearer = { key: string } | { link: string };

/** The key for a call; where a cookie holds it, the portal fills it in. */
export const keyOf = (bearer: Bearer): string => ('key' in bearer ? bearer.key : '');

/** The page whose cookie holds the key; undefined for a key that is here. */
export const linkOf = (bearer: object): string | undefined =>
  'link' in bearer && typeof bearer.link === 'string' ? bearer.link : undefined;
