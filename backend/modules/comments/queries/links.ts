const SCHEME = /(?:https?|ftp):\/\/|\bwww\s?\./giu;
/** A name with a dot, or a Chinese full stop, and a top-level part; with blanks around the dot only frequent ones. */
const DOMAIN =
  /[a-z0-9-]{1,63}(?:[.。][a-z]{2,24}|\s[.。]\s(?:com|net|org|io|xyz|me|cn|hk|tw|top|vip|cc|app|info))(?![a-z])/giu;

/** How many links a text seems to contain, however their dots are written. */
export function countLinks(text: string): number {
  const plain = text.normalize('NFKC').replace(/\s?(?:\(dot\)|\[dot\]|[（(]点[）)])\s?/giu, '.');
  const domains = plain.match(DOMAIN)?.length ?? 0;
  return Math.max(domains, plain.match(SCHEME)?.length ?? 0);
}
