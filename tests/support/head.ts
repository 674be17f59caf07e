import { isTag, type Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export type GraphNode = Record<string, unknown> & { '@type': string; '@id': string };

/** What programs read of a page, from its raw HTML. */
export interface PageHead {
  title: string;
  /** Values by name or property. */
  metas: Map<string, string[]>;
  canonical: string;
  /** Addresses of the language versions by `hreflang`. */
  versions: Map<string, string>;
  lang: string;
  graph: GraphNode[];
  /** Descriptions of all errors; empty when there are none. */
  errors: string[];
}

const SEVERAL = new Set(['article:tag', 'article:author', 'og:locale:alternate', 'og:image', 'theme-color']);
const NEEDED = [
  'description',
  'viewport',
  'robots',
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

/**
 * Reads the head and the graph of a page, and collects errors: missing, empty or repeated elements and broken
 * references.
 */
export function readHead(html: string): PageHead {
  const document = parseDocument(html);
  const named = (name: string, root: Element | typeof document = document) =>
    getElementsByTagName(name, root, true);
  const [head] = named('head');
  const errors: string[] = [];
  if (!head) throw new Error('the page has no head');

  const titles = named('title').filter((element) => !isInside(element, 'svg'));
  if (titles.length !== 1) errors.push(`${titles.length} titles`);
  const metas = new Map<string, string[]>();
  for (const meta of named('meta')) {
    const key = meta.attribs['name'] ?? meta.attribs['property'];
    if (!key) continue;
    if (!isInside(meta, 'head')) errors.push(`${key} outside the head`);
    metas.set(key, [...(metas.get(key) ?? []), meta.attribs['content'] ?? '']);
  }
  for (const [key, values] of metas) {
    if (values.length > 1 && !SEVERAL.has(key)) errors.push(`${key} ${values.length} times`);
    if (values.some((value) => value.trim() === '')) errors.push(`${key} is empty`);
  }
  for (const key of NEEDED) if (!metas.has(key)) errors.push(`no ${key}`);

  const links = named('link').filter(({ attribs }) => /^(canonical|alternate)$/.test(attribs['rel'] ?? ''));
  for (const link of links)
    if (!isInside(link, 'head')) errors.push(`${link.attribs['rel']} outside the head`);
  const canonicals = links.filter(({ attribs }) => attribs['rel'] === 'canonical');
  if (canonicals.length !== 1) errors.push(`${canonicals.length} canonical links`);
  const versions = new Map<string, string>();
  for (const { attribs } of links) {
    const lang = attribs['hreflang'];
    if (!lang) continue;
    if (versions.has(lang)) errors.push(`hreflang ${lang} twice`);
    versions.set(lang, whole(attribs['href']));
  }
  const scripts = named('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  if (scripts.length !== 1) errors.push(`${scripts.length} graphs`);
  return {
    title: titles[0] ? textContent(titles[0]) : '',
    metas,
    canonical: whole(canonicals[0]?.attribs['href']),
    versions,
    lang: named('html')[0]?.attribs['lang'] ?? '',
    graph: readGraph(scripts[0] ? textContent(scripts[0]) : '{}', errors),
    errors: errors,
  };
}

/** One spelling of an address, for `http://host` and `http://host/`; relative ones stay as they are. */
function whole(address = ''): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

function isInside(node: Element, name: string): boolean {
  for (let above = node.parent; above && isTag(above); above = above.parent)
    if (above.name === name) return true;
  return false;
}

function readGraph(text: string, problems: string[]): GraphNode[] {
  const { '@context': context, '@graph': graph = [] } = JSON.parse(text);
  if (context !== 'https://schema.org') problems.push('the graph has no context');
  const defined = new Set(graph.map((node: GraphNode) => node['@id']));
  if (defined.size !== graph.length) problems.push('two nodes of one name');
  for (const id of pointersIn(graph)) if (!defined.has(id)) problems.push(`${id} is nowhere`);
  return graph;
}

/** The ids that objects refer to: those of objects with only an `@id`. */
function pointersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const ids = keys.length === 1 && '@id' in value ? [String(value['@id'])] : [];
  return [...ids, ...Object.values(value).flatMap(pointersIn)];
}

/** ISO 8601 with a zone. */
export const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The node of a type.
 * @throws Error when there is none
 */
export function nodeOf(head: PageHead, type: string): GraphNode {
  const node = head.graph.find((candidate) => candidate['@type'] === type);
  if (!node) throw new Error(`no ${type} in the graph of ${head.canonical}`);
  return node;
}
