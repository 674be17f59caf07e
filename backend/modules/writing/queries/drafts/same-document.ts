import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';

/** Whether two values are equal, whatever the order of their keys; a missing key equals undefined. */
export function isSame(value: unknown, other: unknown): boolean {
  return stable(value) === stable(other);
}

/** Whether two versions are the same in every setting and text. */
export function isSameDocument(document: DraftDocument, other: DraftDocument): boolean {
  return isSame(document, other);
}

/**
 * Whether readers would see the same of two versions. Empty texts, the order of labels and topics, and fields that only
 * writers see are ignored.
 */
export function isSameForReaders(document: DraftDocument, other: DraftDocument): boolean {
  return isSame(forReaders(document), forReaders(other));
}

function forReaders({ texts, label_ids, topic_ids, figure_rule, search_titles, ...settings }: DraftDocument) {
  const written = texts.filter((text) => WORDS.some((field) => text[field] !== ''));
  const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  return {
    ...settings,
    // The release time has no meaning once the story is published.
    release_time: null,
    figure_rule: figure_rule ?? null,
    search_titles: search_titles ?? {},
    label_ids: ascending(label_ids),
    topic_ids: ascending(topic_ids),
    texts: Object.fromEntries(written.map((text) => [text.lang, WORDS.map((field) => text[field])])),
  };
}

/** Whether two texts read the same. */
export function isSameText(text: DraftText, other: DraftText | undefined): boolean {
  return other !== undefined && WORDS.every((field) => text[field] === other[field]);
}

/** The fields of a text that readers see. */
export const WORDS = ['title', 'summary', 'body'] as const;

const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
