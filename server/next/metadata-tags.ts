import type { Metadata } from 'next';

/** The part of a page's head that is made of its metadata, for what is rendered outside of Next 16.4.6. */

type Attributes = Record<string, string | number | undefined>;

/** The fields that are written; another one would be missing in the page. */
const FIELDS = new Set<keyof Metadata>([
  'title',
  'description',
  'manifest',
  'robots',
  'other',
  'alternates',
  'appleWebApp',
  'openGraph',
  'twitter',
]);

const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escape = (text: string): string => text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? '');

/** One element without content; an attribute without a value is left out. */
function element(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escape(String(value))}"`,
  );
  return `<${name}${written.join('')}/>`;
}

const named = (name: string, content: unknown): string =>
  isPresent(content) ? element('meta', { name, content: String(content) }) : '';
const property = (name: string, content: unknown): string =>
  isPresent(content) ? element('meta', { property: name, content: String(content) }) : '';
const isPresent = (content: unknown): boolean => content !== undefined && content !== null && content !== '';

/**
 * Writes metadata as Next does, in its order.
 * @param metadata of the layouts and the page, merged; addresses are absolute or begin with a slash
 * @throws Error for a field that is not written here
 */
export function metadataTags(metadata: Metadata): string {
  const unknown = Object.keys(metadata).find((field) => !FIELDS.has(field as keyof Metadata));
  if (unknown !== undefined) throw new Error(`metadata-tags: ${unknown} is not written`);
  const { title, description, manifest, robots, other = {} } = metadata;
  return [
    `<title>${escape(String(title))}</title>`,
    named('description', description),
    manifest ? element('link', { rel: 'manifest', href: String(manifest) }) : '',
    named('robots', robotsOf(robots)),
    ...Object.entries(other).map(([name, content]) => named(name, content)),
    ...alternateLinks(metadata.alternates),
    ...installation(metadata.appleWebApp),
    ...openGraph(metadata.openGraph),
    ...twitterCard(metadata.twitter),
  ].join('');
}

const ROBOTS = { index: ['index', 'noindex'], follow: ['follow', 'nofollow'] } as const;

function robotsOf(robots: Metadata['robots']): string {
  if (typeof robots !== 'object' || robots === null) return robots ?? '';
  return Object.entries(robots)
    .map(([rule, value]) => {
      const words = Object.hasOwn(ROBOTS, rule) && ROBOTS[rule as keyof typeof ROBOTS];
      return words ? words[value === true ? 0 : 1] : `${rule}:${value}`;
    })
    .join(', ');
}

function alternateLinks(alternates: Metadata['alternates']): string[] {
  const { canonical, languages = {}, types = {} } = alternates ?? {};
  return [
    canonical ? element('link', { rel: 'canonical', href: String(canonical) }) : '',
    ...Object.entries(languages).map(([hrefLang, href]) =>
      element('link', { rel: 'alternate', hrefLang, href: String(href) }),
    ),
    ...Object.entries(types).flatMap(([type, links]) =>
      (Array.isArray(links) ? links : []).map(({ url, title }) =>
        element('link', { rel: 'alternate', type, href: String(url), title }),
      ),
    ),
  ];
}

function installation(app: Metadata['appleWebApp']): string[] {
  if (typeof app !== 'object' || app === null) return [];
  return [
    named('mobile-web-app-capable', 'yes'),
    named('apple-mobile-web-app-title', app.title),
    named('apple-mobile-web-app-status-bar-style', 'default'),
  ];
}

interface Picture {
  url: string | URL;
  type?: string;
  width?: string | number;
  height?: string | number;
  alt?: string;
}

/** The pictures of a card; this portal names them with all their facts. */
const picturesOf = (images: unknown): Picture[] => (Array.isArray(images) ? (images as Picture[]) : []);

function openGraph(graph: Metadata['openGraph']): string[] {
  if (!graph) return [];
  const { title, description, url, siteName, locale, images, alternateLocale } = graph;
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:site_name', siteName),
    property('og:locale', locale),
    ...picturesOf(images).flatMap((image) => [
      property('og:image', image.url),
      property('og:image:type', image.type),
      property('og:image:width', image.width),
      property('og:image:height', image.height),
      property('og:image:alt', image.alt),
    ]),
    ...[alternateLocale ?? []].flat().map((each) => property('og:locale:alternate', each)),
    ...articleFacts(graph),
  ];
}

function articleFacts(graph: NonNullable<Metadata['openGraph']>): string[] {
  if (!('type' in graph) || graph.type !== 'article') return [];
  const { publishedTime, modifiedTime, authors, section, tags } = graph;
  return [
    property('og:type', 'article'),
    property('article:published_time', publishedTime),
    property('article:modified_time', modifiedTime),
    ...[authors ?? []].flat().map((author) => property('article:author', author)),
    property('article:section', section),
    ...[tags ?? []].flat().map((tag) => property('article:tag', tag)),
  ];
}

function twitterCard(card: Metadata['twitter']): string[] {
  if (!card) return [];
  const { title, description, images } = card;
  return [
    named('twitter:card', 'card' in card ? card.card : ''),
    named('twitter:title', title),
    named('twitter:description', description),
    ...picturesOf(images).flatMap((image) => [
      named('twitter:image', image.url),
      named('twitter:image:alt', image.alt),
      named('twitter:image:type', image.type),
      named('twitter:image:width', image.width),
      named('twitter:image:height', image.height),
    ]),
  ];
}
