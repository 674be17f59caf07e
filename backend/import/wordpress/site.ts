import { webAddress } from '@/backend/import/text/web-address';
import { child, childText, elements, type XmlElement } from '@/backend/import/xml/node';

/** The data of an export that its posts need. */
export interface WordPressSite {
  name: string;
  baseUrl: string | null;
  langTag: string | null;
  /** Names by login. */
  authors: Map<string, string>;
  /** File addresses by post id. */
  attachments: Map<string, string>;
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

export function wordPressSite(root: XmlElement): WordPressSite {
  const channel = child(root, 'channel') ?? root;
  const address = childText(channel, 'wp:base_blog_url', 'wp:base_site_url', 'link');
  const authors = elements(channel, 'wp:author').map((author) => {
    const login = childText(author, 'wp:author_login');
    return [login, childText(author, 'wp:author_display_name') || login] as const;
  });
  const attachments = elements(channel, 'item')
    .filter((item) => childText(item, 'wp:post_type') === 'attachment')
    .map((item) => [childText(item, 'wp:post_id'), childText(item, 'wp:attachment_url', 'guid')] as const);
  return {
    name: childText(channel, 'title'),
    // A folder, so that `page` resolves below it.
    baseUrl: webAddress(address === '' ? null : `${address.replace(/\/+$/, '')}/`, null),
    langTag: childText(channel, 'language') || null,
    authors: new Map(authors),
    attachments: new Map(attachments),
  };
}
