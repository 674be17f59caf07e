import type { CallOutput } from '@/backend/contract/calls';

/** The version a waiting piece is compared with: the one that was sent back last, or the live one. */
export type Against = 'returned' | 'live';

type Piece = Pick<CallOutput<'reviewPiece'>, 'returned_document' | 'live'>;

/** The versions a piece can be compared with, what tells most first. */
export function choicesOf(piece: Piece): Against[] {
  return [
    ...(piece.returned_document ? (['returned'] as const) : []),
    ...(piece.live ? (['live'] as const) : []),
  ];
}

/** The version a piece is compared with. @param chosen null for the one that tells most */
export function shownAgainst(piece: Piece, chosen: Against | null): Against | null {
  const choices = choicesOf(piece);
  return choices.find((one) => one === chosen) ?? choices[0] ?? null;
}

/** The choice after the present one, back to the first after the last. */
export function nextAgainst(piece: Piece | undefined, chosen: Against | null): Against | null {
  if (!piece) return chosen;
  const choices = choicesOf(piece);
  const shown = shownAgainst(piece, chosen);
  return (shown && choices[(choices.indexOf(shown) + 1) % choices.length]) ?? null;
}
