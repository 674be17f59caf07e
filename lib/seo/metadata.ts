import 'server-only';
import type { Metadata } from 'next';
import { getConfig } from '../config';
import { href } from '../i18n/address';
import { HTML_LANG, LOCALES, OG_LOCALE, type Locale } from '../i18n/locales';
import { routes, type Route, type RouteName } from '../routes';
import { siteName } from '../site';
import { feedTypes } from './feed-types';

export interface PageAddress {
  name: RouteName;
  params?: Record<string, string | number>;
}

export interface PageMeta {
  locale: Locale;
  /** The page's own address; aliases name the main one. */
  address: PageAddress;
  title: string;
  description: string;
  /** Languages with a text of their own; all three when the page is the site's own. */
  languages?: readonly Locale[];
  /** Absolute or root-relative address of the share picture. */
  image?: { url: string; width: number; height: number; alt: string };
  article?: { publishedAt: string; modifiedAt: string; author?: string; section?: string; tags: string[] };
  isIndexable?: boolean;
}

/** The head of a page: title, description, canonical address, language versions, share tags. Pure but for the settings. */
export function pageMetadata(page: PageMeta): Metadata {
  const { locale, address, title, description, article } = page;
  const route: Route = routes[address.name];
  const own = page.languages ?? (route.onlyLocale ? [route.onlyLocale] : LOCALES);
  const canonicalLocale = own.includes(locale) ? locale : (own[0] ?? locale);
  const canonical = absolute(href(canonicalLocale, address.name, address.params));
  const isIndexable = (page.isIndexable ?? route.isIndexable ?? true) && own.includes(locale);
  const image = page.image ?? { url: '/share.png', width: 1200, height: 630, alt: siteName(locale) };
  const images = [{ ...image, url: absolute(image.url) }];
  const fullTitle = address.name === 'home' ? title : `${title} - ${siteName(locale)}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical,
      languages: isIndexable ? languageLinks(address, own) : undefined,
      types: feedTypes(locale, address, fullTitle),
    },
    robots: isIndexable ? { 'max-image-preview': 'large' } : { index: false, follow: true },
    openGraph: {
      type: article ? 'article' : 'website',
      url: canonical,
      siteName: siteName(locale),
      title,
      description,
      locale: OG_LOCALE[locale],
      alternateLocale: own.filter((one) => one !== locale).map((one) => OG_LOCALE[one]),
      images,
      ...(article && {
        publishedTime: article.publishedAt,
        modifiedTime: article.modifiedAt,
        authors: article.author ? [article.author] : undefined,
        section: article.section,
        tags: article.tags,
      }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** Every language version, with the unprefixed one as x-default; none when there is only one. */
function languageLinks(
  { name, params }: PageAddress,
  own: readonly Locale[],
): Record<string, string> | undefined {
  if (own.length < 2) return undefined;
  const links = Object.fromEntries(
    own.map((locale) => [HTML_LANG[locale], absolute(href(locale, name, params))]),
  );
  return {
    ...links,
    'x-default': absolute(href(own.includes('zh-Hans') ? 'zh-Hans' : (own[0] ?? 'zh-Hans'), name, params)),
  };
}

/** The absolute form of an address of the site. */
export function absolute(address: string): string {
  return new URL(address, `${getConfig().siteUrl}/`).toString();
}

export { languagesOf } from '../i18n/languages-of';
