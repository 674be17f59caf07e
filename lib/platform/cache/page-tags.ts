/**
 * Says of an answer that it may be kept, and until when of what it was made. The server takes it off. With a page it is
 * kept; a file made for each request says `AS_READ`: what the backend was asked for meanwhile.
 */
export const PAGE_TAGS_HEADER = 'x-lx-page-tags';
export const AS_READ = 'as-read';

/** What an answer was made of, and when the request that made it began (milliseconds since 1970). */
export interface PageTags {
  bornAt: number;
  tags: string[];
  /** When it is to be made anew, even if nothing was said to change; left out, the answer's own caching says it. */
  until?: number;
}

/** As the value of the header. */
export function writePageTags({ bornAt, tags }: PageTags): string {
  return `${bornAt} ${tags.join(',')}`;
}

/** Null for an answer that was made for one request alone, and for one made `AS_READ`. */
export function readPageTags(header: unknown): PageTags | null {
  const [, bornAt, tags = ''] = /^(\d+) (.*)$/.exec(typeof header === 'string' ? header : '') ?? [];
  return bornAt === undefined ? null : { bornAt: Number(bornAt), tags: tags.split(',').filter(Boolean) };
}
