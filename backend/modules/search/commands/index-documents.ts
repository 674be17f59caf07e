import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { SearchKind } from '@/backend/contract/search/calls';
import { searchDocs } from '@/backend/db/schema/system';
import { fold } from '@/backend/kernel/text/fold';
import { vectorOf } from '@/backend/modules/search/queries/tokens';

export interface SearchDocument {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
  /** All its languages, written one first. */
  texts: { title: string; body: string }[];
}

const MAX_TITLE_KEY = 120;

/** Makes documents findable, or findable anew, in the caller's transaction. */
export async function indexDocuments(context: Context, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await context.db
    .insert(searchDocs)
    .values(
      documents.map(({ kind, refId, releaseTime, texts }) => ({
        kind,
        refId,
        releaseTime,
        words: sql<string>`${vectorOf(texts)}::tsvector`,
        title: texts[0]?.title ?? '',
        titleKey: fold(texts[0]?.title ?? '').slice(0, MAX_TITLE_KEY),
      })),
    )
    .onConflictDoUpdate({
      target: [searchDocs.kind, searchDocs.refId],
      set: {
        releaseTime: sql`excluded.release_time`,
        words: sql`excluded.words`,
        title: sql`excluded.title`,
        titleKey: sql`excluded.title_key`,
      },
    });
}

export async function removeDocuments(
  context: Context,
  refs: { kind: SearchKind; refId: number }[],
): Promise<void> {
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = refs.filter((ref) => ref.kind === kind).map((ref) => ref.refId);
    await context.db.delete(searchDocs).where(and(eq(searchDocs.kind, kind), inArray(searchDocs.refId, ids)));
  }
}
