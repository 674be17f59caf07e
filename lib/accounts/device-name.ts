/** Browsers and systems by a word in the user agent. The first match counts: most agents also name other browsers. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system named in a user agent; an empty string for one that is not recognised. */
export function deviceOf(agent: string): { browser: string; system: string } {
  const find = (words: readonly (readonly [string, string])[]) =>
    words.find(([word]) => agent.includes(word))?.[1] ?? '';
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
