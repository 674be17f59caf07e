import { webAddress } from '@/backend/import/text/web-address';
import { addParts, emptyParts, partsOf, type RunParts, type SiteParts } from './parts';
import { child, childText, elements, type XmlElement } from '@/backend/import/xml/node';

/** The data of an export that its posts need. */
export interface WordPressSite {
  name: string;
  baseUrl: string | null;
  langTag: string | null;
  /** Names by login. */
  authors: Map<string, string>;
  /** What its posts refer to by number, from all files of the run. */
  parts: SiteParts;
}

/** Whether an RSS document is a WordPress export. */
export function isWordPress(root: XmlElement): boolean {
  const channel = child(root, 'channel');
  if (!channel) return false;
  return (
    child(channel, 'wp:wxr_version') !== null ||
    elements(channel, 'item').some((item) => child(item, 'wp:post_type'))
  );
}

/** @param run parts from all files of the run, by the site they are of */
export function wordPressSite(root: XmlElement, run: RunParts): WordPressSite {
  const channel = child(root, 'channel') ?? root;
  const address = childText(channel, 'wp:base_blog_url', 'wp:base_site_url', 'link');
  const authors = elements(channel, 'wp:author').map((author) => {
    const login = childText(author, 'wp:author_login');
    return [login, childText(author, 'wp:author_display_name') || login] as const;
  });
  // A folder, so that `page` resolves below it.
  const baseUrl = webAddress(address === '' ? null : `${address.replace(/\/+$/, '')}/`, null);
  const parts = emptyParts();
  const name = childText(channel, 'title');
  const others = run.get(baseUrl ?? name);
  if (others) addParts(parts, others);
  addParts(parts, partsOf(elements(channel, 'item')));
  return {
    name,
    baseUrl,
    langTag: childText(channel, 'language') || null,
    authors: new Map(authors),
    parts,
  };
}
