export const XHTML = 'http://www.w3.org/1999/xhtml';

/** Namespaces with the fixed short names this importer uses, whatever prefix a file has. '' is RSS itself. */
const VOCABULARIES: [RegExp, string][] = [
  [
    /^https?:\/\/(purl\.org\/rss|my\.netscape\.com\/rdf|channel\.netscape\.com\/rdf|backend\.userland\.com)\b(?!.*modules)/,
    '',
  ],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/(elements|terms)\b/, 'dc'],
  [/^https?:\/\/(www\.w3\.org\/2005\/atom|purl\.org\/atom\/)/i, 'atom'],
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/?$/, 'wp'],
  [/^https?:\/\/search\.yahoo\.com\/mrss/, 'media'],
  [/^https?:\/\/www\.itunes\.com\/dtds/, 'itunes'],
  [/^http:\/\/www\.w3\.org\/1999\/xhtml$/, 'xhtml'],
  [/^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/, 'rdf'],
];

/** Namespaces by prefix; '' is the default namespace. */
export type Scope = Record<string, string>;

export function scopeWith(scope: Scope, attributes: Record<string, string>): Scope {
  let extended: Scope | null = null;
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    extended ??= { ...scope };
    extended[name.slice(6)] = value.trim();
  }
  return extended ?? scope;
}

/** The key of an element (see XmlElement) in a document whose root is in `rootNamespace`. */
export function keyOf(
  prefix: string,
  local: string,
  namespace: string,
  rootNamespace: string | null,
): string {
  const name = local.toLowerCase();
  if (rootNamespace === null || (namespace === rootNamespace && (namespace !== '' || prefix === '')))
    return name;
  const vocabulary = VOCABULARIES.find(([pattern]) => pattern.test(namespace))?.[1];
  // An undeclared prefix is taken as the short name.
  const short = vocabulary ?? (prefix.toLowerCase() || (namespace === '' ? '' : 'x'));
  return short === '' ? name : `${short}:${name}`;
}
