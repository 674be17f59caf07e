/**
 * The access to a ticket or an offer of a person who opened the link in a letter: its key, or the name of the page when
 * the key is in a cookie that scripts cannot read.
 */
export type Bearer = { key: string } | { link: string };

/** The key for a call; where a cookie holds it, the portal fills it in. */
export const keyOf = (bearer: Bearer): string => ('key' in bearer ? bearer.key : '');

/** The page whose cookie holds the key; undefined if the key is known here. */
export const linkOf = (bearer: object): string | undefined =>
  'link' in bearer && typeof bearer.link === 'string' ? bearer.link : undefined;
