/** How many words of each length are searched; half of them follow a Latin letter or a digit directly. */
const WORDS = { 2: 80, 3: 70, 4: 50 };
const AFTER_LATIN = /(?<=[A-Za-z0-9])\p{Script=Han}+/gu;
const ANYWHERE = /\p{Script=Han}+/gu;

/** Words of each length, spread evenly over all words that at least two stories contain, the same ones in every run. */
export function wordsForRecall(texts: string[]): string[] {
  return Object.entries(WORDS).flatMap(([length, count]) => {
    const behindLatin = spread(wordsOf(texts, Number(length), AFTER_LATIN, true), count / 2);
    const others = wordsOf(texts, Number(length), ANYWHERE, false).filter(
      (word) => !behindLatin.includes(word),
    );
    return [...behindLatin, ...spread(others, count / 2)];
  });
}

function wordsOf(texts: string[], length: number, runs: RegExp, isFirstOnly: boolean): string[] {
  const standIn = new Map<string, number>();
  for (const text of texts) {
    const words = [...text.matchAll(runs)].flatMap(([run]) => {
      const characters = [...run];
      const starts = isFirstOnly ? 1 : characters.length - length + 1;
      return Array.from({ length: Math.max(0, starts) }, (_, at) =>
        characters.slice(at, at + length).join(''),
      );
    });
    for (const word of new Set(words))
      if ([...word].length === length) standIn.set(word, (standIn.get(word) ?? 0) + 1);
  }
  return [...standIn]
    .filter(([, count]) => count > 1 && count < 300)
    .map(([word]) => word)
    .sort();
}

function spread(words: string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => words[Math.floor((index * words.length) / count)] ?? '');
}
