import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@/backend/contract/search/calls';

interface Source {
  from: SQL;
  /** When it is from; what has no time of its own keeps that of its document. */
  time: SQL;
  /** The language it was written in, where that is known. */
  lang: SQL;
}

const content = { time: sql`release_time`, lang: sql`lang` };
const undated = { time: sql`null`, lang: sql`null` };

/** Everything that can be found, by kind. */
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
