import { Parser } from 'htmlparser2';

/** The metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  site: string;
  /** Absolute address; null for none. */
  picture: string | null;
}

const CHARSET_IN_TYPE = /charset\s*=\s*"?([\w-]+)/i;
const CHARSET_IN_PAGE = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
/** Within how many bytes a page has to declare its encoding. */
const CHARSET_WITHIN = 1024;
const MAX_LENGTH = { title: 200, description: 300, site: 60 };

/** The text of a page, in the encoding named by the content type, else in its first bytes, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_WITHIN));
  const named = CHARSET_IN_TYPE.exec(contentType ?? '')?.[1] ?? CHARSET_IN_PAGE.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Title, description, site name and picture of a page: Open Graph first, then Twitter cards, then plain HTML. All of it is
 * untrusted plain text.
 * @param address of the page, to resolve relative addresses
 */
export function readPageHead(html: string, address: string): PageHead {
  const metas = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tag, { name, property, content }) {
      isInTitle = tag === 'title' && title === '';
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && key !== '' && content && !metas.has(key)) metas.set(key, content);
    },
    ontext: (text) => void (isInTitle && (title += text)),
    onclosetag: () => void (isInTitle = false),
  });
  parser.end(html);
  const first = (...keys: string[]) => keys.map((key) => metas.get(key)).find((value) => value?.trim()) ?? '';
  const picture = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image');
  return {
    title: plain(first('og:title', 'twitter:title') || title, MAX_LENGTH.title),
    description: plain(first('og:description', 'twitter:description', 'description'), MAX_LENGTH.description),
    site: plain(first('og:site_name') || new URL(address).hostname.replace(/^www\./, ''), MAX_LENGTH.site),
    picture: picture !== '' && URL.canParse(picture, address) ? new URL(picture, address).href : null,
  };
}

const plain = (text: string, most: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('');
