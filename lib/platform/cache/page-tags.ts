/**
 * Marks an answer the server may keep and says what it was made of. The server removes the header before it answers.
 * Pages are stored with it. A file made for each request says `AS_READ`: it is made of what was read meanwhile.
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
  /** When it is made anew although nothing changed, in milliseconds since 1970; without it, `Cache-Control` decides. */
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
