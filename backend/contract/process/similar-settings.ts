/** The most letters by which a mistyped name differs from the setting that was meant. */
const MAX_DISTANCE = 2;
const MIN_LENGTH = 6;

/**
 * Environment variables that are not settings but look like one, with a letter added, missing, wrong or swapped.
 * @returns pairs of the variable and the setting it resembles
 */
export function similarSettings(
  set: readonly string[],
  candidates: readonly string[],
): { name: string; known: string }[] {
  return set
    .filter((name) => name.length >= MIN_LENGTH && !candidates.includes(name))
    .flatMap((name) => {
      const meant = candidates.find(
        (candidate) =>
          candidate.length >= MIN_LENGTH &&
          Math.abs(candidate.length - name.length) <= MAX_DISTANCE &&
          distance(name, candidate) <= Math.min(MAX_DISTANCE, Math.floor(candidate.length / 4)),
      );
      return meant === undefined ? [] : [{ name, known: meant }];
    });
}

/**
 * The number of letters to add, drop, change or swap with the next to get from one word to the other (the distance of
 * Damerau and Levenshtein).
 */
function distance(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      const min = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      current.push(isSwapped ? Math.min(min, (beforeLast[column - 2] ?? 0) + 1) : min);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
