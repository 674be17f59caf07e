/**
 * A header on a response the server may cache, with the tags it depends on. The server removes it before it answers.
 * Pages are stored with it. `AS_READ` in a response that is made for each request: its tags are those that were read.
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
  /** When it expires although nothing changed, in milliseconds since 1970; without it, `Cache-Control` decides. */
  until?: number;
}

/** As the value of the header. */
export function writePageTags({ bornAt, since, tags }: PageTags): string {
  return `${bornAt} ${since} ${tags.join(',')}`;
}

/** Reads the header; null when it is missing or malformed, and for `AS_READ`. */
export function readPageTags(header: unknown): PageTags | null {
  const found = /^(\d+) (\d+) (.*)$/.exec(typeof header === 'string' ? header : '');
  if (!found) return null;
  const [, bornAt, since, tags = ''] = found;
  return { bornAt: Number(bornAt), since: Number(since), tags: tags.split(',').filter(Boolean) };
}
