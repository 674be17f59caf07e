/**
 * Words that names are not made of, and the term of the field that stands for each; docs/glossary.md says why. Only
 * declarations are looked at: what a library or the wire calls a thing keeps its name.
 */
const REFUSED_WORDS = {
  tell: 'notify',
  tells: 'notify',
  hear: 'receive',
  heard: 'received',
  forget: 'clear',
  fault: 'error',
  faults: 'errors',
};

/** First words of constants that are bounds. */
const REFUSED_BOUNDS = { MOST: 'MAX', LEAST: 'MIN' };

/** The words of a name: `tellBuyer` is tell and Buyer, `MOST_ROWS` is MOST and ROWS. */
const wordsOf = (name) =>
  /^[A-Z0-9_]+$/.test(name) ? name.split('_') : name.split(/(?<=[a-z0-9])(?=[A-Z])/);

/**
 * The refused word of a name and what it should be.
 * @returns {{ word: string, term: string } | null} null for a name in plain words
 */
export function refusedWordOf(name) {
  const words = wordsOf(name);
  const bound = /^[A-Z0-9_]+$/.test(name) ? REFUSED_BOUNDS[words[0] ?? ''] : undefined;
  if (bound) return { word: words[0], term: bound };
  const word = words.find((each) => Object.hasOwn(REFUSED_WORDS, each.toLowerCase()));
  return word === undefined ? null : { word, term: REFUSED_WORDS[word.toLowerCase()] };
}
