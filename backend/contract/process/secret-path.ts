/** Addresses whose last part opens what they name. */
const SECRET = /^((?:https?:\/\/[^/]+)?(?:\/(?:zh-hant|en))?\/preview\/)[^?#]+/i;

/** An address as it may be written down: nothing can be opened with it by reading logs or records. */
export const withoutSecret = (address: string): string => address.replace(SECRET, '$1…');
