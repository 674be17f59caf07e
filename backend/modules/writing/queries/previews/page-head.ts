import { Parser } from 'htmlparser2';
import { z } from 'zod';

/** The metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  site: string;
  /** Absolute address; null for none. */
  picture: string | null;
  /** Where the site answers by oEmbed; null for a page that says everything by itself. */
  oembed: string | null;
}

/** What a site says of a page by oEmbed; empty texts for what it does not say. */
export interface OembedFacts {
  title: string;
  site: string;
  picture: string;
}

const CHARSET_IN_TYPE = /charset\s*=\s*"?([\w-]+)/i;
const CHARSET_IN_PAGE = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
/** Within how many bytes a page has to declare its encoding. */
const CHARSET_WITHIN = 1024;
const OEMBED_TYPE = /^application\/json\+oembed\b/i;
const UNTOLD: OembedFacts = { title: '', site: '', picture: '' };
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

/** What an answer of oEmbed says; nothing for one that cannot be read. WordPress writes titles as HTML. */
export function readOembedFacts(json: string): OembedFacts {
  const facts = z
    .object({ title: oembedText, provider_name: oembedText, thumbnail_url: oembedText })
    .safeParse(parsed(json)).data;
  if (!facts) return UNTOLD;
  return { title: textOf(facts.title), site: textOf(facts.provider_name), picture: facts.thumbnail_url };
}

/**
 * Title, description, site name and picture of a page: Open Graph first, then Twitter cards, then oEmbed, then plain
 * HTML. All of it is untrusted plain text.
 * @param address of the page, to resolve relative addresses
 */
export function readPageHead(html: string, address: string, facts: OembedFacts = UNTOLD): PageHead {
  const metas = new Map<string, string>();
  let title = '';
  let oembed = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tag, { name, property, content, type = '', href = '' }) {
      isInTitle = tag === 'title' && title === '';
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && key !== '' && content && !metas.has(key)) metas.set(key, content);
      if (tag === 'link' && oembed === '' && OEMBED_TYPE.test(type)) oembed = href;
    },
    ontext: (text) => void (isInTitle && (title += text)),
    onclosetag: () => void (isInTitle = false),
  });
  parser.end(html);
  const first = (...keys: string[]) => keys.map((key) => metas.get(key)).find((value) => value?.trim()) ?? '';
  const shared = {
    title: first('og:title', 'twitter:title'),
    site: first('og:site_name'),
    picture: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
  };
  const isWhole = Object.values(shared).every((value) => value !== '');
  const host = new URL(address).hostname.replace(/^www\./, '');
  return {
    title: plain(shared.title || facts.title || title, MAX_LENGTH.title),
    description: plain(first('og:description', 'twitter:description', 'description'), MAX_LENGTH.description),
    site: plain(shared.site || facts.site || host, MAX_LENGTH.site),
    picture: absolute(shared.picture || facts.picture, address),
    oembed: isWhole ? null : absolute(oembed, address),
  };
}

const oembedText = z.string().catch('');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The text of HTML. */
function textOf(html: string): string {
  const texts: string[] = [];
  new Parser({ ontext: (text) => void texts.push(text) }).end(html);
  return texts.join('');
}

const absolute = (url: string, address: string): string | null =>
  url !== '' && URL.canParse(url, address) ? new URL(url, address).href : null;

const plain = (text: string, max: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('');
