import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { SEARCH_WINDOW } from '@/backend/contract/search/calls';
import type { SearchKind } from '@/backend/contract/search/calls';

export interface Match {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
}

/**
 * The newest matches, best first: ranking every match of a common word would take seconds, so the newest
 * `SEARCH_WINDOW` are ranked, title words above the rest.
 */
export async function findMatches(
  context: Context,
  query: string,
  filter: { kind?: SearchKind; since?: Date },
): Promise<{ matches: Match[]; isMore: boolean }> {
  const kind = filter.kind ? sql`and kind = ${filter.kind}` : sql``;
  const since = filter.since ? sql`and release_time >= ${filter.since.toISOString()}` : sql``;
  const rows = await context.db.execute<{ kind: SearchKind; ref_id: string; release_time: string }>(sql`
    with newest as materialized (
      select kind, ref_id, release_time, words from search_docs
      where words @@ ${query}::tsquery ${kind} ${since}
      order by release_time desc, id desc limit ${SEARCH_WINDOW + 1}
    )
    select kind, ref_id, release_time from newest
    order by ts_rank('{0.1, 0.2, 0.4, 1.0}', words, ${query}::tsquery) desc, release_time desc, ref_id desc`);
  return {
    matches: rows.slice(0, SEARCH_WINDOW).map((row) => ({
      kind: row.kind,
      refId: Number(row.ref_id),
      releaseTime: new Date(row.release_time),
    })),
    isMore: rows.length > SEARCH_WINDOW,
  };
}
