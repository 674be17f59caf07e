import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { SearchKind } from '@/backend/contract/search/calls';
import { searchDocs } from '@/backend/db/schema/search';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import {
  documentVector,
  latinWords,
  type SearchText,
  titleVector,
} from '@/backend/modules/search/queries/document-words';
import { addKnownWords } from '@/backend/modules/search/queries/known-words';
import { keyOf } from '@/backend/modules/search/queries/split-text';

export interface SearchDocument {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
  /** All its languages, written one first. */
  texts: SearchText[];
}

/** Longer than any search; longer titles are no names. */
const MAX_NAME = 120;

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
        words: sql<string>`${documentVector(texts)}::tsvector`,
        titleWords: sql<string>`${titleVector(texts)}::tsvector`,
        names: [...new Set(texts.map(({ title }) => keyOf(title)))].filter(isName),
        title: texts[0]?.title ?? '',
        titleKey: foldCharacters(texts[0]?.title ?? '').slice(0, MAX_NAME),
      })),
    )
    .onConflictDoUpdate({
      target: [searchDocs.kind, searchDocs.refId],
      set: {
        releaseTime: sql`excluded.release_time`,
        words: sql`excluded.words`,
        titleWords: sql`excluded.title_words`,
        names: sql`excluded.names`,
        title: sql`excluded.title`,
        titleKey: sql`excluded.title_key`,
      },
    });
  // Words come after documents wherever both are written, so that no two transactions wait for each other.
  await addKnownWords(context, [...new Set(documents.flatMap(({ texts }) => latinWords(texts)))]);
}

const isName = (name: string) => name !== '' && name.length <= MAX_NAME;

/** Makes documents findable no more, in the caller's transaction. */
export async function removeDocuments(
  context: Context,
  refs: { kind: SearchKind; refId: number }[],
): Promise<void> {
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = refs.filter((ref) => ref.kind === kind).map((ref) => ref.refId);
    await context.db.delete(searchDocs).where(and(eq(searchDocs.kind, kind), inArray(searchDocs.refId, ids)));
  }
}
