import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@/backend/contract/search/calls';

interface Source {
  from: SQL;
  /** SQL for the time of a row; with null, the time in the index stays. */
  time: SQL;
  /** SQL for the original language of a row; null when that is not known. */
  lang: SQL;
}

const content = { time: sql`release_time`, lang: sql`lang` };
const undated = { time: sql`null`, lang: sql`null` };

/** The rows that belong in the search index, by kind. */
export const SOURCES: Record<SearchKind, Source> = {
  author: { ...undated, from: sql`authors source where true` },
  topic: { ...undated, from: sql`topics source where true` },
  event: {
    ...undated,
    from: sql`events source where status in ('published', 'cancelled')`,
    time: sql`start_time`,
  },
  article: { ...content, from: sql`contents source where kind = 'article' and status = 'approved'` },
  flash: { ...content, from: sql`contents source where kind = 'flash' and status = 'approved'` },
};
