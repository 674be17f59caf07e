/** A number drawn pictures are made from, always the same for the same words. */
export function seedOf(words: string): number {
  let seed = 7;
  for (const sign of words) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 999_983;
  return seed + 1;
}
