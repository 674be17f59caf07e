export const SUPPLY_MILLIONS = 21;

/** How full each of the 21 squares is (0..1), given the coins mined in millions. */
export function supplySquares(minedMillions: number): number[] {
  const mined = Number.isFinite(minedMillions) ? minedMillions : 0;
  return Array.from({ length: SUPPLY_MILLIONS }, (_, million) => Math.max(0, Math.min(1, mined - million)));
}
