import type { CallOutput } from '@/backend/contract/calls';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { partsOf } from '@/lib/writing/saving/changes';

/**
 * Saves a document as a new article, one language after the other.
 * @returns its id; null when a language could not be saved, in which case those saved before it remain
 */
export async function copyAsNew(document: DraftDocument, locale: Locale): Promise<number | null> {
  const { texts, ...settings } = document;
  const parts = partsOf({ langs: new Set(texts.map(({ lang }) => lang)), settings }, document);
  const article: { id?: number; version?: number } = {};
  for (const part of parts) {
    const reply: Reply<CallOutput<'saveDraft'>> = await postCall(
      'saveDraft',
      { ...article, kind: 'article', ...part.settings, ...part.text },
      locale,
    );
    if (!reply.ok) return null;
    Object.assign(article, { id: reply.data.id, version: reply.data.version });
  }
  return article.id ?? null;
}
