import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Locale } from '@/backend/contract/locale';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import type { ChannelPost } from './service';

/** A body has fewer than 20,000 characters, tags included; what ends a cut one has room. */
const MAX_BODY = 19_800;
/** Each is a call of its own. */
const MAX_PICTURES = 30;
/** For all pictures together: the draft is to be made while the turn to make it lasts. */
const PICTURES_MS = 60_000;

/** Tags that are written as others; links are left out with their tags, because WeChat shows none to other sites. */
const TAGS: Record<string, string | null> = {
  a: null,
  aside: 'blockquote',
  figure: 'section',
  figcaption: 'p',
};
const VOID = ['br', 'hr'];

const REST: Record<Locale, string> = {
  'zh-Hans': '（全文见“阅读原文”）',
  'zh-Hant': '（全文見「閱讀原文」）',
  en: '(The whole text is behind “Read more”.)',
};
const PICTURE: Record<Locale, (words: string) => string> = {
  'zh-Hans': (words) => `［图片：${words}］`,
  'zh-Hant': (words) => `［圖片：${words}］`,
  en: (words) => `[Picture: ${words}]`,
};

/**
 * Uploads a picture of a body.
 * @param withinMs within which it has to be read
 * @returns its address at WeChat; null when it cannot be shown there
 */
export type UploadPicture = (url: string, withinMs: number) => Promise<string | null>;

/**
 * The body of a draft: the text of a flash, or the text of an article with its pictures. What is too long ends at a whole
 * block; where a picture cannot be shown, or not in time, its words stand, for whoever sends the draft.
 */
export async function bodyOf(
  { text, html, link, locale }: ChannelPost,
  upload: UploadPicture,
  now: () => Date,
): Promise<string> {
  if (html === null) return paragraphs(text);
  const document = parseDocument(html);
  const addresses = pictureAddresses(document.children, link);
  const shown = new Map<string, string>();
  const end = now().getTime() + PICTURES_MS;
  for (const address of addresses.slice(0, MAX_PICTURES)) {
    const left = end - now().getTime();
    if (left <= 0) break;
    const uploaded = await upload(address, left);
    if (uploaded) shown.set(address, uploaded);
  }
  const write = (node: ChildNode): string => {
    if (isText(node)) return escapeText(node.data);
    if (!isTag(node)) return '';
    if (node.name === 'img') {
      const address = shown.get(resolve(node, link) ?? '');
      const words = node.attribs.alt ?? '';
      if (address) return `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(words)}">`;
      return escapeText(PICTURE[locale](words));
    }
    if (VOID.includes(node.name)) return `<${node.name}>`;
    const tag = node.name in TAGS ? TAGS[node.name] : node.name;
    const inner = node.children.map(write).join('');
    return tag ? `<${tag}>${inner}</${tag}>` : inner;
  };
  let body = '';
  for (const child of document.children) {
    const next = write(child);
    if (body.length + next.length > MAX_BODY) return `${body}<p>${REST[locale]}</p>`;
    body += next;
  }
  return body;
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

/** The addresses of the pictures of a text, each once, in order. */
function pictureAddresses(nodes: ChildNode[], base: string): string[] {
  const addresses = nodes.flatMap((node): string[] => {
    if (!isTag(node)) return [];
    const address = node.name === 'img' ? resolve(node, base) : null;
    return address ? [address] : pictureAddresses(node.children, base);
  });
  return [...new Set(addresses)];
}

function resolve(picture: Element, base: string): string | null {
  const { src } = picture.attribs;
  return src && URL.canParse(src, base) ? new URL(src, base).href : null;
}
