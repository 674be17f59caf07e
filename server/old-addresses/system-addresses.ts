/** Addresses that WordPress, its plugins and Ghost have by themselves, and what is the same here. */
const SYSTEM: readonly [RegExp, string][] = [
  [
    /^\/(?:[^/]+\/)?(?:wp-sitemap[\w-]*|sitemap[_-]?index|[\w-]+-sitemap\d*|sitemap-(?:posts|pages|tags|authors)(?:-\d+)?)\.xml(?:\.gz)?$/i,
    '/sitemap.xml',
  ],
  [/^\/(?:comments\/)?(?:feed|rss)(?:\/(?:rss2?|rdf|atom))?\/*$/i, '/feed.xml'],
  [/^\/wp-(?:rss2?|rdf|atom|feed)\.php$/i, '/feed.xml'],
];

/** Where an address leads that every site of an old system has; null for any other. @param address path and query */
export function systemTarget(address: string): string | null {
  const [path = ''] = address.split('?');
  return SYSTEM.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
