/** Preview addresses: their last part is a secret token. */
const SECRET = /^((?:https?:\/\/[^/]+)?(?:\/(?:zh-hant|en))?\/preview\/)[^?#]+/i;

/** An address that is safe to log: the token of a preview address is replaced by `…`. */
export const withoutSecret = (address: string): string => address.replace(SECRET, '$1…');
