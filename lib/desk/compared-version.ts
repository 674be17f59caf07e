import type { CallOutput } from '@/backend/contract/calls';

/** The version a submitted draft is compared with: the one that was sent back last, or the live story. */
export type ComparedVersion = 'returned' | 'live';

type Draft = Pick<CallOutput<'reviewDraft'>, 'returned_document' | 'live'>;

/** The versions a draft can be compared with, the most useful first. */
export function choicesOf(draft: Draft): ComparedVersion[] {
  return [
    ...(draft.returned_document ? (['returned'] as const) : []),
    ...(draft.live ? (['live'] as const) : []),
  ];
}

/**
 * The version a draft is compared with.
 * @param chosen the editor's choice; null for the most useful one
 */
export function comparedVersion(draft: Draft, chosen: ComparedVersion | null): ComparedVersion | null {
  const choices = choicesOf(draft);
  return choices.find((choice) => choice === chosen) ?? choices[0] ?? null;
}

/** The choice after the current one; after the last, the first again. */
export function nextComparedVersion(
  draft: Draft | undefined,
  chosen: ComparedVersion | null,
): ComparedVersion | null {
  if (!draft) return chosen;
  const choices = choicesOf(draft);
  const shown = comparedVersion(draft, chosen);
  return (shown && choices[(choices.indexOf(shown) + 1) % choices.length]) ?? null;
}
