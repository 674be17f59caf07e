/** The seed of a drawn picture: a positive number, always the same for the same text. */
export function seedOf(words: string): number {
  let seed = 7;
  for (const sign of words) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 999_983;
  return seed + 1;
}
