import 'server-only';
import { processors } from 'next-seo';
import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import type { Locale } from '@/lib/platform/language/locales';
import { pageLang } from '@/lib/platform/language/page-lang';
import type { ShareImage } from '@/lib/publishing/share-picture/share-image';
import { absolute } from '@/lib/platform/config/site';
import { canonicalLocale, canonicalOf } from '@/lib/publishing/metadata/page';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import { type Node, type NodeOf, type Pointer, pointer, publisher, siteNodes, website } from './nodes';

const { processBreadcrumbItem } = processors;

export type PageType =
  | 'WebPage'
  | 'CollectionPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'SearchResultsPage'
  | 'ProfilePage'
  | 'ItemPage';

/** A name with a root-relative address: an entry of a breadcrumb trail or of a list. */
export interface Step {
  name: string;
  href: string;
}

export interface GraphPage {
  locale: Locale;
  address: PageAddress;
  type: PageType;
  title: string;
  description?: string;
  /** Languages with a separate text; all when the page has no content of its own. */
  languages?: readonly Locale[];
  image?: ShareImage;
  /** ISO with zone. */
  publishedAt?: string;
  modifiedAt?: string;
  /** When the profile a page shows was created. ISO with zone. */
  createdAt?: string;
  /** The breadcrumbs from the home page to the page above; the page itself is added. */
  trail: readonly Step[];
  /** The items of a list, in its order. */
  items?: readonly Step[];
  /** The main entity of the page, with the nodes it refers to. */
  main?: { entity: Node; others?: readonly Node[] };
}

/** A page without its breadcrumbs. */
export type PageSubject = Omit<GraphPage, 'trail'>;

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly Node[];
}

/** The graph of a page: publisher, site, page, breadcrumbs, main entity, and the list of its items. */
export function pageGraph(page: GraphPage): Graph {
  const canonical = absolute(canonicalOf(page));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...siteNodes(page.locale),
      pageNode(page, canonical),
      ...(page.trail.length > 0 ? [breadcrumbs(page, canonical)] : []),
      ...(page.main ? [page.main.entity, ...(page.main.others ?? [])] : []),
      ...(page.items && page.items.length > 0 ? [itemList(page.items, canonical)] : []),
    ],
  };
}

function pageNode(page: GraphPage, canonical: string): Node {
  const hasItems = page.items !== undefined && page.items.length > 0;
  const entity: Pointer | undefined = page.main
    ? pointer(page.main.entity['@id'])
    : hasItems
      ? pointer(`${canonical}#list`)
      : undefined;
  const node: NodeOf<WebPage> = {
    '@type': page.type,
    '@id': `${canonical}#webpage`,
    url: canonical,
    name: page.title,
    ...(page.description && { description: page.description }),
    inLanguage: pageLang(page.address.name, canonicalLocale(page)),
    isPartOf: website(page.locale),
    publisher: publisher(),
    ...(page.image && { primaryImageOfPage: imageObject(page.image) }),
    ...(page.publishedAt && { datePublished: page.publishedAt }),
    ...(page.modifiedAt && { dateModified: page.modifiedAt }),
    ...(page.createdAt && { dateCreated: page.createdAt }),
    ...(page.trail.length > 0 && { breadcrumb: pointer(`${canonical}#breadcrumb`) }),
    ...(entity && { mainEntity: entity }),
  };
  return node;
}

function breadcrumbs({ trail, title }: GraphPage, canonical: string): Node {
  const node: NodeOf<BreadcrumbList> = {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: [
      ...trail.map(({ name, href }, at) => processBreadcrumbItem({ name, item: absolute(href) }, at + 1)),
      processBreadcrumbItem({ name: title, item: canonical }, trail.length + 1),
    ],
  };
  return node;
}

function itemList(items: readonly Step[], canonical: string): Node {
  const node: NodeOf<ItemList> = {
    '@type': 'ItemList',
    '@id': `${canonical}#list`,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: absolute(href),
    })),
  };
  return node;
}

/** A picture with its size, which search engines require. */
export function imageObject({ url, width, height }: ShareImage) {
  return {
    '@type': 'ImageObject' as const,
    url: absolute(url),
    width: String(width),
    height: String(height),
  };
}

/** The graph as the text of a script element: nothing in it can end the element or be read as markup. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
