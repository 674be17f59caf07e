/** Addresses whose last part opens what they name. */
const SECRET = /^((?:https?:\/\/[^/]+)?(?:\/(?:zh-hant|en))?\/preview\/)[^?#]+/i;

/** An address as it may be written down: whoever reads logs or records opens nothing with it. */
export const withoutSecret = (address: string): string => address.replace(SECRET, '$1…');
