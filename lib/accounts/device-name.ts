/** Browsers and systems by their word in a user agent. The first that fits counts: most agents also name others. */
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

/** Browser and system of a user agent, empty where it does not tell. */
export function deviceOf(agent: string): { browser: string; system: string } {
  const find = (words: readonly (readonly [string, string])[]) =>
    words.find(([word]) => agent.includes(word))?.[1] ?? '';
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
