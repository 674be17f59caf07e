import type { PieceDocument, PieceText } from '@/backend/contract/writing/piece';

/** Whether two values are equal, whatever the order of their keys; a missing key equals undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

/** Whether two versions are the same in every setting and text. */
export function isSameDocument(one: PieceDocument, other: PieceDocument): boolean {
  return isSame(one, other);
}

/** Whether two texts read the same. */
export function isSameText(one: PieceText, other: PieceText | undefined): boolean {
  return other !== undefined && WORDS.every((field) => one[field] === other[field]);
}

/** The fields of a text that readers see. */
export const WORDS = ['title', 'summary', 'body'] as const;

const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
