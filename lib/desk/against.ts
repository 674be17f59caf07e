import type { CallOutput } from '@/backend/contract/calls';

/** The version a submitted draft is compared with: the one that was sent back last, or the live story. */
export type Against = 'returned' | 'live';

type Piece = Pick<CallOutput<'reviewPiece'>, 'returned_document' | 'live'>;

/** The versions a draft can be compared with, the most useful first. */
export function choicesOf(piece: Piece): Against[] {
  return [
    ...(piece.returned_document ? (['returned'] as const) : []),
    ...(piece.live ? (['live'] as const) : []),
  ];
}

/**
 * The version a draft is compared with.
 * @param chosen the editor's choice; null for the most useful one
 */
export function shownAgainst(piece: Piece, chosen: Against | null): Against | null {
  const choices = choicesOf(piece);
  return choices.find((one) => one === chosen) ?? choices[0] ?? null;
}

/** The choice after the current one; after the last, the first again. */
export function nextAgainst(piece: Piece | undefined, chosen: Against | null): Against | null {
  if (!piece) return chosen;
  const choices = choicesOf(piece);
  const shown = shownAgainst(piece, chosen);
  return (shown && choices[(choices.indexOf(shown) + 1) % choices.length]) ?? null;
}
