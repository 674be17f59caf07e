/** A folder of addresses under which there are files and calls instead of pages. */
interface FileFolder {
  name: string;
  /** The only address in it that the middleware leaves alone; without it, those are all. */
  only?: string;
  /** A pattern of the name under which requests are counted; without it, they are counted as `other`. */
  counted?: string;
}

const FOLDERS: readonly FileFolder[] = [
  { name: '_next', counted: '_next' },
  { name: 'api', counted: 'api/[a-z-]+' },
  { name: 'uploads', counted: 'uploads' },
  { name: 'privateUploads', counted: 'privateUploads' },
  { name: 'covers', counted: 'covers' },
  { name: 'share', counted: 'share' },
  { name: 'page-scripts', counted: 'page-scripts' },
  { name: 'sitemaps', counted: 'sitemaps' },
  { name: 'readme' },
  { name: 'exports' },
  { name: 'stripe', only: 'webhook' },
  { name: 'ap', counted: 'ap' },
  { name: 'nodeinfo' },
];

/** Beginning of the names of all sitemaps, in a folder and outside. */
const SITEMAPS = 'sitemap';

/**
 * Patterns of the files of `public` and `app`, and of what the server answers itself. The names are complete: an address
 * that only resembles one is a missing page.
 */
const FILES = [
  '\\.well-known/security\\.txt',
  '\\.well-known/(?:apple-app-site-association|assetlinks\\.json)',
  'openapi\\.json',
  'embed\\.js',
  'healthz',
  'readyz',
  'favicon\\.ico',
  'icon\\.svg',
  'apple-icon\\.png',
  'app-icon-(?:maskable-)?\\d+\\.png',
  'logo\\.png',
  'share\\.png',
  'robots\\.txt',
  'ticket-worker\\.js',
  'alert-worker\\.js',
  'gate-worker\\.js',
  'reader-worker\\.js',
];

/** Addresses outside of folders at which programs call; no reader asks there. */
const CALLS = ['mcp', 'oembed', '\\.well-known/(?:webfinger|nodeinfo)'];

/** Frames for other sites, which have language versions like pages: the middleware rewrites them. */
const EMBEDS = '(?:(?:zh-hant|en)/)?embed/';

const among = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const namesOf = (folders: readonly FileFolder[]): string => among(folders.map(({ name }) => name));

/** The addresses of the middleware, as `config.matcher` of Next has them: all but those of files and calls. */
export function middlewareMatcher(): string {
  const others = [
    ...FOLDERS.map(({ name, only }) => (only === undefined ? `${name}/` : `${name}/${only}$`)),
    ...[...CALLS, ...FILES].map((file) => `${file}$`),
    SITEMAPS,
  ];
  return `/((?!${others.join('|')}).*)`;
}

/**
 * Matches the addresses of files and calls in folders, calls, frames for other sites, and sitemaps: no error document is
 * rendered under them.
 */
export const FILE_OR_CALL = new RegExp(
  `^/(?:${namesOf(FOLDERS)}/|${EMBEDS}|${SITEMAPS}|${among(CALLS)}(?:\\?|$))`,
);

/** Matches the paths that are counted by their folder; the first group is its name. */
export const COUNTED_FOLDER = new RegExp(
  `^/(${FOLDERS.flatMap(({ counted = [] }) => counted).join('|')})(?:/|$)`,
);
