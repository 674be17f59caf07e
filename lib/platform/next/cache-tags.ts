/** The header of a rendered page or handler in which Next 16.4.6 hands its tags to the cache, separated by commas. */
const TAGS_HEADER = 'x-next-cache-tags';
/** Beginning of the tags that Next gives each page for its folders and its path. */
const IMPLICIT_TAG = '_N_T_';

/** The tags that Next gives a rendered value, by the headers stored with it. */
export function tagsOfFramework(headers: Record<string, unknown> | undefined): string[] {
  const header = headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * Matches Next's cache keys and tags of the pages whose internal path begins so.
 * @param path a regular expression without the first slash
 */
export const keysAndTagsOf = (path: string): RegExp => new RegExp(`^(?:${IMPLICIT_TAG})?/?${path}`);
