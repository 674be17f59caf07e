import 'server-only';
import type { Metadata } from 'next';
import { href } from '@/lib/platform/routing/href';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { offeredLocales, offeredOf } from '@/lib/platform/language/offered-locales';
import { hreflangsOf, pageOgLocale } from '@/lib/platform/language/page-lang';
import { isEmbeddable, oembedAddress } from '@/lib/platform/routing/embeds';
import { isMarkdownKind, markdownOf } from '@/lib/platform/routing/markdown';
import { routes, type Route } from '@/lib/platform/routing/routes';
import type { ShareImage } from '@/lib/publishing/share-picture/share-image';
import { absolute, siteName } from '@/lib/platform/config/site';
import { getConfig } from '@/lib/platform/config/config';
import { documentTitle } from './document-title';
import { federationAddress } from './federation-address';
import { feedTypes } from './feed-types';
import type { PageAddress } from './page-address';
import { SHARE_PICTURE } from '@/lib/pictures/picture-sizes';

export interface PageMeta {
  locale: Locale;
  /** The page's canonical address, also when an alias is shown. */
  address: PageAddress;
  title: string;
  /** What `<title>` says in place of the title; empty or absent for the title. */
  searchTitle?: string;
  description: string;
  /** Languages with a separate text; none for an empty list; when absent, those of the route. */
  languages?: readonly Locale[];
  /** The share picture; by default the site's picture. */
  image?: ShareImage;
  article?: ArticleMeta;
  /** Language of title and description; by default that of the canonical page. */
  words?: Locale;
  /** The list a further page belongs to; the page names the feeds of that list. */
  list?: { address: PageAddress; title: string };
  /** Describes the page as an Open Graph profile with this name. */
  profile?: { name: string };
  isIndexable?: boolean;
  /** Who wrote it, as a name of the Fediverse (`@name@host`). */
  fediverseCreator?: string;
}

interface ArticleMeta {
  /** ISO with zone; empty when the source gave none. */
  publishedAt: string;
  modifiedAt: string;
  /** Absolute or root-relative address of the author's page. */
  author?: string;
  section?: string;
  tags: string[];
}

const SITE_PICTURE = { url: '/share.png', ...SHARE_PICTURE, type: 'image/png' };

/**
 * The head of a page: title, description, canonical address, language versions, share tags. It reads no data except the
 * settings.
 */
export function pageMetadata(page: PageMeta): Metadata {
  const { locale, address, title, description, article } = page;
  const route: Route = routes[address.name];
  const pageLocales = ownLanguages(page);
  const canonical = absolute(canonicalOf(page));
  const isIndexable = (page.isIndexable ?? route.isIndexable ?? true) && pageLocales.length > 0;
  const ogLocale = (language: Locale) => pageOgLocale(address.name, language);
  const spoken = canonicalLocale(page);
  const words = page.words ?? spoken;
  const image = page.image ?? { ...SITE_PICTURE, alt: siteName(locale) };
  const images = [{ ...image, url: absolute(image.url) }];
  const shared = {
    url: canonical,
    siteName: siteName(locale),
    title,
    description,
    locale: ogLocale(words),
    alternateLocale: pageLocales.filter((language) => language !== words).map(ogLocale),
    images,
  };
  return {
    title: documentTitle(title, siteName(locale), page.searchTitle),
    description,
    alternates: {
      canonical,
      languages: isIndexable && spoken === locale ? languageLinks(address, pageLocales) : undefined,
      types: alternateTypes(page),
    },
    robots: isIndexable ? { 'max-image-preview': 'large' } : { index: false, follow: true },
    openGraph: { ...shared, ...openGraphKind(article, page.profile) },
    ...(page.fediverseCreator && { other: { 'fediverse:creator': page.fediverseCreator } }),
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

type Versions = Pick<PageMeta, 'locale' | 'address' | 'languages'>;

/** The page's root-relative address in its canonical language (`canonicalLocale`). */
export function canonicalOf(page: Versions): string {
  const { address } = page;
  return href(canonicalLocale(page), address.name, address.params);
}

/** The page's language; if the page has no text in it, the language it was written in. */
export function canonicalLocale(page: Versions): Locale {
  const pageLocales = ownLanguages(page);
  return pageLocales.includes(page.locale) ? page.locale : (pageLocales[0] ?? page.locale);
}

function ownLanguages({ address, languages }: Versions): readonly Locale[] {
  const route: Route = routes[address.name];
  return route.onlyLocale && !languages ? [route.onlyLocale] : offeredOf(languages ?? LOCALES);
}

function openGraphKind(article: ArticleMeta | undefined, profile: PageMeta['profile']) {
  if (!article)
    return profile ? { type: 'profile' as const, username: profile.name } : { type: 'website' as const };
  return {
    type: 'article' as const,
    publishedTime: article.publishedAt || undefined,
    modifiedTime: article.modifiedAt || undefined,
    authors: article.author ? [absolute(article.author)] : undefined,
    section: article.section,
    tags: article.tags,
  };
}

/** The page's feeds, the Markdown of its story, and how to show it elsewhere, by media type, in the form Next expects. */
function alternateTypes(page: PageMeta): Record<string, { url: string; title?: string }[]> {
  const { address, list = page } = page;
  const markdown = isMarkdownKind(address.name) ? markdownOf(canonicalOf(page)) : null;
  const feeds = Object.entries(feedTypes(canonicalLocale(page), list.address, list.title) ?? {});
  const oembed = isEmbeddable(address.name) && absolute(oembedAddress(absolute(canonicalOf(page))));
  const post = getConfig().hasFederation ? federationAddress(address) : null;
  return {
    ...(post && { 'application/activity+json': [{ url: absolute(post) }] }),
    ...(oembed && { 'application/json+oembed': [{ url: oembed, title: page.title }] }),
    ...(markdown && { 'text/markdown': [{ url: absolute(markdown) }] }),
    ...Object.fromEntries(
      feeds.map(([type, links]) => [type, links.map((link) => ({ ...link, url: absolute(link.url) }))]),
    ),
  };
}

/**
 * Every language version; the x-default is the first that the newsroom offers, simplified Chinese by default. Undefined for a page in
 * one language.
 */
export function languageLinks(
  { name, params }: PageAddress,
  pageLocales: readonly Locale[],
): Record<string, string> | undefined {
  if (pageLocales.length < 2) return undefined;
  const links = Object.fromEntries(
    pageLocales.flatMap((locale) =>
      hreflangsOf(name, locale).map((hreflang) => [hreflang, absolute(href(locale, name, params))]),
    ),
  );
  return {
    ...links,
    'x-default': absolute(
      href(offeredLocales().find((locale) => pageLocales.includes(locale)) ?? 'zh-Hans', name, params),
    ),
  };
}
