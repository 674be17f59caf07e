/**
 * Beginnings of paths that end in a bearer key, as the portal, the backend and the edge cache serve them. Whoever knows
 * the key has access, so it must not be logged. The key is the rest of the path, up to the query.
 */
export const SECRET_PATHS = [
  '/preview/',
  '/ac_ticket/key/',
  '/exports/',
  '/ac_ticket/take/',
  '/letters/unsubscribe/',
  '/letters/confirm/',
  '/letters/preferences/',
  '/api/letters/unsubscribe/',
  '/api/letters/confirm/',
  '/api/letters/preferences/',
] as const;

/** Names of query fields that hold a bearer key, such as that of a ticket in a letter, or of an offered seat. */
const SECRET_FIELDS = ['key', 'token', 'decline'] as const;

const beginnings = SECRET_PATHS.map((path) => path.slice(1, -1)).join('|');

/**
 * A regular expression, valid in JavaScript and in the edge cache (PCRE), with two groups: the path up to the key, and
 * the key. To be used ignoring case.
 */
export const SECRET_PATTERN = `^((?:https?://[^/?#]+)?(?:/(?:zh-hant|en))?/+(?:${beginnings})/)([^?#]+)`;

const IN_PATH = new RegExp(SECRET_PATTERN, 'i');
const IN_QUERY = new RegExp(`([?&](?:${SECRET_FIELDS.join('|')})=)[^&#]+`, 'gi');

/** Escaped characters that need no escaping: `/%70review/` is read as `/preview/`. */
const NEEDLESS = /%[2-7][0-9a-f]/gi;

/** An address that is safe to log: bearer keys are replaced by `…`, even if some of its characters are escaped. */
export const withoutSecret = (address: string): string => {
  const plain = address.replace(NEEDLESS, (escape) => decodeURIComponent(escape));
  return hide(hide(plain) !== plain ? plain : address);
};

const hide = (address: string): string => address.replace(IN_PATH, '$1…').replace(IN_QUERY, '$1…');
