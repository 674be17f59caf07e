import type { DraftText } from '@/backend/contract/writing/draft';

/** Whether two versions have the same titles, summaries and bodies, in the same languages. */
export function isSameTexts(first: readonly DraftText[], other: readonly DraftText[]): boolean {
  const words = (texts: readonly DraftText[]) =>
    JSON.stringify(texts.map(({ lang, title, summary, body }) => [lang, title, summary, body]).sort());
  return words(first) === words(other);
}
