import { isSameHost, placeAt, type OldPlaces } from '@/backend/import/old-places';
import { webAddress } from '@/backend/import/text/web-address';
import { childText, elements, type XmlElement } from '@/backend/import/xml/node';
import { shownFiles } from './shown-files';
import type { WordPressSite } from './site';

/** States of entries that visitors could open, or could before they were put into the trash. */
const OPENED = /^(publish|trash|inherit)$/;

/**
 * Where WordPress showed an entry: its permalink, by its number, by former slugs, and the pages of the files uploaded to
 * it. Files of the library that it shows had pages of their own. None for an entry that was never published.
 */
export function oldPlacesOf(item: XmlElement, site: WordPressSite): OldPlaces {
  const isOpened = OPENED.test(childText(item, 'wp:status') || 'publish');
  if (!isOpened) return { named: [], guessed: [], isFromSite: true };
  const link = webAddress(childText(item, 'link'), site.baseUrl);
  const id = childText(item, 'wp:post_id');
  const slug = childText(item, 'wp:post_name');
  const base = site.baseUrl ?? (link && new URL('/', link).href);
  const former = formerSlugs(item);
  const named = [
    ...(link === null ? [] : [link, ...former.flatMap((each) => withSlug(link, slug, each))]),
    ...(id === '' ? [] : numbers(base, id, childText(item, 'wp:post_type'))),
    ...guidOf(item, base),
    ...filesOf(id, site, base),
  ];
  // WordPress itself looks for a post by the last part of an address it does not know.
  const bySlug = [slug, ...former].filter((each) => each !== '').map((each) => placeAt(base, `${each}/`));
  const ofFiles = shownFiles(item, site.parts).flatMap((number) => pagesOf(number, site, base));
  const guessed = [...bySlug, ...ofFiles];
  return { named: [...new Set(named)], guessed: [...new Set(guessed)], isFromSite: true };
}

function numbers(base: string | null, id: string, type: string): string[] {
  const keys = type === 'page' ? ['page_id', 'p'] : ['p'];
  return keys.map((key) => placeAt(base, `?${key}=${id}`));
}

/** A guid may name the place where the site was made. */
function guidOf(item: XmlElement, base: string | null): string[] {
  const guid = webAddress(childText(item, 'guid'), null);
  return guid !== null && base !== null && isSameHost(guid, base) ? [guid] : [];
}

function filesOf(id: string, site: WordPressSite, base: string | null): string[] {
  if (id === '' || id === '0') return [];
  return [...site.parts.attachments].flatMap(([number, { parent }]) =>
    parent === id ? pagesOf(number, site, base).reverse() : [],
  );
}

/** The addresses of the page that WordPress makes for a file. */
function pagesOf(number: string, site: WordPressSite, base: string | null): string[] {
  const link = site.parts.attachments.get(number)?.link ?? '';
  return [...(link === '' ? [] : [link]), placeAt(base, `?attachment_id=${number}`)];
}

/** The page of a file of the library: it is gone, unless a text that arrives has the file. */
export function libraryPlacesOf(item: XmlElement, site: WordPressSite): string[] {
  const number = childText(item, 'wp:post_id');
  if (number === '') return [];
  return pagesOf(number, site, site.baseUrl);
}

/** Slugs an entry had before; one in the trash has lost its own to `…__trashed`. */
function formerSlugs(item: XmlElement): string[] {
  return elements(item, 'wp:postmeta')
    .filter((meta) => /^_wp_(old_slug|desired_post_slug)$/.test(childText(meta, 'wp:meta_key')))
    .map((meta) => childText(meta, 'wp:meta_value'))
    .filter((slug) => slug !== '');
}

function withSlug(link: string, slug: string, other: string): string[] {
  const at = slug === '' ? -1 : link.toLowerCase().lastIndexOf(slug.toLowerCase());
  return at < 0 ? [] : [link.slice(0, at) + other + link.slice(at + slug.length)];
}
