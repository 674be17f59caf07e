import type { Locale } from '@/backend/contract/locale';
import type { Correction } from '@/backend/contract/writing/correction';
import { corrections } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

/**
 * The correction shown to readers, trimmed; null for a small fix. A sentence in one Chinese script is enough for both.
 * @throws ApiError invalidInput when the sentence is missing in one of the languages
 */
export function readCorrection(
  correction: Correction | null | undefined,
  langs: readonly Locale[],
): Correction | null {
  const sentences: Correction = {};
  for (const [lang, sentence] of Object.entries(correction ?? {}) as [Locale, string | undefined][])
    if (sentence?.trim()) sentences[lang] = sentence.trim();
  if (Object.keys(sentences).length === 0) return null;
  const isWritten = (lang: Locale) =>
    lang === 'en'
      ? sentences.en !== undefined
      : sentences['zh-Hans'] !== undefined || sentences['zh-Hant'] !== undefined;
  if (!langs.every(isWritten)) throw new ApiError('invalidInput', { correction: 'required' });
  return sentences;
}

/** Stores a correction of a story, with the current time. */
export async function storeCorrection(
  { db, now }: Context,
  contentId: number,
  text: Correction,
  version: number,
): Promise<void> {
  await db.insert(corrections).values({ contentId, text, version, createdAt: now() });
}
