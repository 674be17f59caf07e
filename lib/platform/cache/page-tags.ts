/**
 * A header of a response the server may cache: the tags it depends on. The server removes the header before it sends
 * the response. Pages are stored with it. The value `AS_READ`, on a response made for each request, stands for the tags
 * of the data that was read.
 */
export const PAGE_TAGS_HEADER = 'x-lx-page-tags';
export const AS_READ = 'as-read';

/** The tags an answer depends on, and when the request that made it began. */
export interface PageTags {
  /** Milliseconds since 1970. */
  bornAt: number;
  /** The position in the log of tags at that time. */
  since: number;
  tags: string[];
  /** When it expires although nothing changed, in milliseconds since 1970. */
  until: number;
}

/** Writes the facts as the value of the header. */
export function writePageTags({ bornAt, since, until, tags }: PageTags): string {
  return `${bornAt} ${since} ${until} ${tags.join(',')}`;
}

/** Reads the header; null when it is missing or malformed, and for `AS_READ`. */
export function readPageTags(header: unknown): PageTags | null {
  const match = /^(\d+) (\d+) (\d+) (.*)$/.exec(typeof header === 'string' ? header : '');
  if (!match) return null;
  const [, bornAt, since, until, tags = ''] = match;
  return {
    bornAt: Number(bornAt),
    since: Number(since),
    until: Number(until),
    tags: tags.split(',').filter(Boolean),
  };
}
