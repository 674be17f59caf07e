import { lostPart } from '@/backend/import/body/loss';
import { attributesOf, endOf, shortcodesIn, type ShortcodeTag } from '@/backend/import/body/shortcode';
import type { PostContext } from './post-context';
import { isLayout, PAIRED, SHORTCODES } from './shortcode-rules';

const ESCAPED = /\[(\[[a-z][\w-]*(?:\s[^\]]*)?\])\]/gi;
/** A formula as WordPress.com writes it: $latex E=mc^2$. */
const FORMULA = /\$latex\s+([^$\n<]{1,2000}?)\s*\$/g;
const PROTECTED = /(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>)/gi;

/**
 * WordPress text without shortcodes: those the rich text has a form for are converted, of others the text inside stays
 * and the shortcode is named. Other brackets (footnotes, Markdown links) and code are not changed.
 */
export function withoutShortcodes(html: string, post: PostContext): string {
  return replaceIn(withAttributesNamed(html), post)
    .split(PROTECTED)
    .map((part, at) =>
      // An escaped shortcode is meant as text: its bracket becomes an entity, so that no later step reads it.
      at % 2 === 1
        ? part
        : part
            .replace(FORMULA, '\\($1\\)')
            .replace(ESCAPED, (_, inner: string) => inner.replace('[', '&#91;')),
    )
    .join('');
}

/** A tag with an address that has a shortcode in it. */
const ADDRESS_OF_SHORTCODE =
  /<[a-z][^<>]*?\s(?:href|src|data|poster)=(["'])[^"'<>]*\[([a-z][\w-]*(?:\s[^\]"']*)?)\][^"'<>]*\1[^<>]*>/gi;

/** Names the shortcodes in addresses: what they stand for is not in the export. */
function withAttributesNamed(html: string): string {
  return html.replace(
    ADDRESS_OF_SHORTCODE,
    (whole, _, name: string) => `${whole}${lostPart(`address made of the shortcode [${name}]`)}`,
  );
}

function replaceIn(html: string, post: PostContext): string {
  const tags = shortcodesIn(html);
  const closed = new Set(tags.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  let text = '';
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.from < at) continue;
    const isRead = Object.hasOwn(SHORTCODES, tag.name) && (!PAIRED.has(tag.name) || tag.isEnd || tag.hasEnd);
    const rule = isRead ? SHORTCODES[tag.name] : undefined;
    const isShortcode = rule !== undefined || tag.isEnd || closed.has(tag.name) || looksLikeOne(tag, html);
    if (!isShortcode) continue;
    const end = tags[endOf(tags, index)];
    const inner = end ? replaceIn(html.slice(tag.to, end.from), post) : '';
    text += html.slice(at, tag.from);
    if (!tag.isEnd)
      text += rule
        ? rule({ name: tag.name, attributes: attributesOf(tag), inner, label: labelOf(tag) }, post)
        : unnamed(tag, inner);
    at = end ? end.to : tag.to;
  }
  return text + html.slice(at);
}

/** What begins a line or a paragraph, and what ends one. */
const BEGINS = /(?:^|\n|<(?:p|div|li|td|br)\b[^>]*>)[^\S\n]*$/i;
const ENDS = /^[^\S\n]*(?:$|\n|<\/?(?:p|div|li|td|br)\b)/i;
const AROUND = 200;

/** Attributes, a name of several words, or a place of its own: no other text in brackets has them. */
function looksLikeOne({ name, attributes, from, to }: ShortcodeTag, html: string): boolean {
  // [快讯] is a word of the text, as [Update] is: names are in small letters.
  if (/^\p{Script=Han}/u.test(name)) return false;
  if (/["=]/.test(attributes)) return true;
  const isName =
    html.startsWith(`[${name}`, from) && !/[\w\]]/.test(html[from - 1] ?? '') && html[to] !== '(';
  if (!isName) return false;
  if (name.includes('_') || /^[a-z\d]+-[a-z]/.test(name)) return true;
  return BEGINS.test(html.slice(Math.max(0, from - AROUND), from)) && ENDS.test(html.slice(to, to + AROUND));
}

function labelOf({ name, attributes }: ShortcodeTag): string {
  return `[${name}${attributes}]`;
}

function unnamed(tag: ShortcodeTag, inner: string): string {
  if (isLayout(tag.name)) return inner;
  return inner + lostPart(inner.trim() === '' ? labelOf(tag) : `${labelOf(tag)}: only what is in it arrives`);
}
