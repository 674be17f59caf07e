/**
 * Says of an answer that it may be kept, and until when of what it was made. The server takes it off. With a page it is
 * kept; a file made for each request says `AS_READ`: what the backend was asked for meanwhile.
 */
export const PAGE_TAGS_HEADER = 'x-lx-page-tags';
export const AS_READ = 'as-read';

/** What an answer was made of, and when the request that made it began. */
export interface PageTags {
  /** Milliseconds since 1970. */
  bornAt: number;
  /** Position in the log of tags. */
  since: number;
  tags: string[];
  /** When it is to be made anew, even if nothing was said to change; left out, the answer's own caching says it. */
  until?: number;
}

/** As the value of the header. */
export function writePageTags({ bornAt, since, tags }: PageTags): string {
  return `${bornAt} ${since} ${tags.join(',')}`;
}

/** Null for an answer that was made for one request alone, and for one made `AS_READ`. */
export function readPageTags(header: unknown): PageTags | null {
  const found = /^(\d+) (\d+) (.*)$/.exec(typeof header === 'string' ? header : '');
  if (!found) return null;
  const [, bornAt, since, tags = ''] = found;
  return { bornAt: Number(bornAt), since: Number(since), tags: tags.split(',').filter(Boolean) };
}
