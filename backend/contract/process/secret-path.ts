/**
 * Addresses that end in a bearer key, as the portal, the backend and the cache in front serve them: whoever knows the
 * key is let in, so it stands in no log. What follows the beginning, up to the query, is the key.
 */
export const SECRET_PATHS = [
  '/preview/',
  '/ac_ticket/key/',
  '/exports/',
  '/ac_ticket/take/',
  '/letters/unsubscribe/',
  '/api/letters/unsubscribe/',
] as const;

/** Names of query fields that hold a bearer key, such as that of the ticket in a letter, or of an offered seat. */
const SECRET_FIELDS = ['key', 'token', 'decline'] as const;

const beginnings = SECRET_PATHS.map((path) => path.slice(1, -1)).join('|');

/**
 * The path of an address up to its key and the key, as two groups of a regular expression that JavaScript and the cache
 * in front (PCRE) read alike; without regard to case.
 */
export const SECRET_PATTERN = `^((?:https?://[^/?#]+)?(?:/(?:zh-hant|en))?/+(?:${beginnings})/)([^?#]+)`;

const IN_PATH = new RegExp(SECRET_PATTERN, 'i');
const IN_QUERY = new RegExp(`([?&](?:${SECRET_FIELDS.join('|')})=)[^&#]+`, 'gi');

/** Escapes of characters that need none: `/%70review/` is read as `/preview/`. */
const NEEDLESS = /%[2-7][0-9a-f]/gi;

/**
 * An address that is safe to log: bearer keys in it are replaced by `…`, whether or not some of its characters are
 * escaped.
 */
export const withoutSecret = (address: string): string => {
  const plain = address.replace(NEEDLESS, (escape) => decodeURIComponent(escape));
  return hide(hide(plain) !== plain ? plain : address);
};

const hide = (address: string): string => address.replace(IN_PATH, '$1…').replace(IN_QUERY, '$1…');
