import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertRows } from '@/backend/db/insert-rows';
import { wordWork } from '@/backend/contract/rich-text/text-work';
import type { Context } from '@/backend/kernel/context';
import { defineTextJob } from '@/backend/kernel/text/text-thread';
import type { SearchKind } from '@/backend/contract/search/calls';
import { searchDocs, searchTitles } from '@/backend/db/schema/search';
import {
  type DocumentWords,
  documentWords,
  type SearchText,
} from '@/backend/modules/search/queries/document-words';
import { addKnownWords } from '@/backend/modules/search/queries/known-words';

export interface SearchDocument {
  kind: SearchKind;
  refId: number;
  releaseTime: Date;
  /** The texts in all languages, the original one first. */
  texts: SearchText[];
}

/** The words of a document; for a long document they are extracted in the text thread. */
const extractWords = defineTextJob('documentWords', {
  work: (texts: SearchText[]) => texts.reduce((sum, { body }) => sum + wordWork(body), 0),
  compute: documentWords,
});

/** Adds documents to the search index or replaces them, in the caller's transaction. */
export async function indexDocuments(context: Context, documents: SearchDocument[]): Promise<void> {
  const prepared = documents.map(async ({ texts, ...document }) => ({
    ...document,
    words: await extractWords(texts),
  }));
  await indexPrepared(context, await Promise.all(prepared));
}

/** The same for documents whose words are already extracted. */
export async function indexPrepared(
  context: Context,
  documents: readonly (Omit<SearchDocument, 'texts'> & { words: DocumentWords })[],
): Promise<void> {
  if (documents.length === 0) return;
  await insertRows(
    context.db,
    searchDocs,
    documents.map(({ words: { latin: _, titles: __, ...words }, ...document }) => ({
      ...document,
      ...words,
    })),
    sql`on conflict (kind, ref_id) do update set release_time = excluded.release_time, words = excluded.words,
      title_words = excluded.title_words, names = excluded.names, title = excluded.title, title_key = excluded.title_key`,
  );
  await storeTitles(context, documents);
  // Every transaction writes words after documents, so that two cannot deadlock.
  await addKnownWords(context, [...new Set(documents.flatMap(({ words }) => words.latin))]);
}

/** Stores the titles of documents, which are stored already and so lock those of theirs for other transactions. */
async function storeTitles(
  context: Context,
  documents: readonly (Pick<SearchDocument, 'kind' | 'refId'> & { words: DocumentWords })[],
): Promise<void> {
  const titles = documents.flatMap(({ kind, refId, words }) =>
    words.titles.map((title) => ({ kind, refId, ...title })),
  );
  for (const kind of new Set(documents.map((document) => document.kind))) {
    const ids = documents.filter((document) => document.kind === kind).map(({ refId }) => refId);
    await context.db
      .delete(searchTitles)
      .where(and(eq(searchTitles.kind, kind), inArray(searchTitles.refId, ids)));
  }
  // Another backend may have stored the same titles since.
  await insertRows(
    context.db,
    searchTitles,
    titles,
    sql`on conflict (kind, ref_id, lang) do update set title_key = excluded.title_key, title = excluded.title`,
  );
}

/** Removes documents from the search index, in the caller's transaction. */
export async function removeDocuments(
  context: Context,
  refs: { kind: SearchKind; refId: number }[],
): Promise<void> {
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = refs.filter((ref) => ref.kind === kind).map((ref) => ref.refId);
    await context.db.delete(searchDocs).where(and(eq(searchDocs.kind, kind), inArray(searchDocs.refId, ids)));
  }
}
