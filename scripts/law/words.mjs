/**
 * Words that names must not contain, and the term of the field to use instead; docs/glossary.md says why. Only
 * declarations are checked: names defined by a library or by the wire format are allowed.
 */
const REFUSED_WORDS = {
  tell: 'notify',
  tells: 'notify',
  hear: 'receive',
  heard: 'received',
  ask: 'request',
  asker: 'requester',
  said: 'message',
  noted: 'recorded',
  forget: 'clear',
  forgotten: 'cleared',
  fault: 'error',
  faults: 'errors',
  told: 'notified',
  kept: 'stored',
  keeps: 'stores',
  asked: 'requested',
  asks: 'requests',
  standing: 'state',
  manuscript: 'draft',
  rehearsal: 'testMode',
  rehearse: 'test',
  lit: 'highlighted',
  harmless: 'idempotent',
  pusher: 'sender',
  noting: 'recording',
  awake: 'wakeLock',
};

/** Adjectives and participles that say nothing alone: a name says what the value is. */
const BARE = new Set(['one', 'own', 'found', 'known', 'given', 'made', 'held']);

/** First words of constants that are limits. */
const REFUSED_BOUNDS = { MOST: 'MAX', LEAST: 'MIN' };

/** Names that are no term of the field while they stand alone. */
const REFUSED_ALONE = { most: 'max', least: 'min' };

/** The words of a name: `tellBuyer` consists of tell and Buyer, `MOST_ROWS` of MOST and ROWS. */
const wordsOf = (name) =>
  /^[A-Z0-9_]+$/.test(name) ? name.split('_') : name.split(/(?<=[a-z0-9])(?=[A-Z])/);

/**
 * The refused word of a name, and the word to use instead.
 * @param isMember whether it is a member of a class or a type: its object says what an adjective is about
 * @returns {{ word: string, term: string } | null} null for a name without refused words
 */
export function refusedWordOf(name, isMember = false) {
  if (!isMember && BARE.has(name)) return { word: name, term: 'a noun for what it is' };
  if (Object.hasOwn(REFUSED_ALONE, name)) return { word: name, term: REFUSED_ALONE[name] };
  const words = wordsOf(name);
  const bound = /^[A-Z0-9_]+$/.test(name) ? REFUSED_BOUNDS[words[0] ?? ''] : undefined;
  if (bound) return { word: words[0], term: bound };
  const word = words.find((each) => Object.hasOwn(REFUSED_WORDS, each.toLowerCase()));
  return word === undefined ? null : { word, term: REFUSED_WORDS[word.toLowerCase()] };
}
