import type { PieceText } from '@/backend/contract/writing/piece';

/** Whether two versions have the same titles, summaries and bodies, in the same languages. */
export function isSameTexts(one: readonly PieceText[], other: readonly PieceText[]): boolean {
  const words = (texts: readonly PieceText[]) =>
    JSON.stringify(texts.map(({ lang, title, summary, body }) => [lang, title, summary, body]).sort());
  return words(one) === words(other);
}
