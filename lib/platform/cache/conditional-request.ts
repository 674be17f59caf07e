/** What a client says about the version it has, as the headers of its request. */
export interface RequestedVersion {
  ifNoneMatch: string | null | undefined;
  ifModifiedSince: string | null | undefined;
}

const TAG = /(?:W\/)?"[^"]*"/g;
/** The three forms of a date in HTTP (RFC 9110): today's, and two obsolete ones. The last has no zone. */
const DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2,5}day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
];
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * Whether a client that reads has the current version already (RFC 9110). If it names tags, they alone decide: one of
 * them is the current one, weak or not, or it is `*`. Otherwise its date does, if it is one.
 * @param etag the current tag; anything but text for none
 * @param lastModified the current header `Last-Modified`; anything but text for none
 */
export function isUnchanged(
  { ifNoneMatch, ifModifiedSince }: RequestedVersion,
  etag: unknown,
  lastModified: unknown,
): boolean {
  if (typeof ifNoneMatch === 'string') {
    if (ifNoneMatch.trim() === '*') return true;
    if (typeof etag !== 'string') return false;
    return (ifNoneMatch.match(TAG) ?? []).some((tag) => bare(tag) === bare(etag));
  }
  if (typeof ifModifiedSince !== 'string' || typeof lastModified !== 'string') return false;
  return Date.parse(lastModified) <= parseHttpDate(ifModifiedSince);
}

const bare = (tag: string): string => tag.replace(/^W\//, '');

/** Milliseconds since 1970; not a number for what is no date of HTTP. */
function parseHttpDate(text: string): number {
  if (ASCTIME.test(text)) return Date.parse(`${text} GMT`);
  return DATES.some((form) => form.test(text)) ? Date.parse(text) : NaN;
}
