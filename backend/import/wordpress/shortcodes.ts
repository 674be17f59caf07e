import { lostPart } from '@/backend/import/body/loss';
import { attributesOf, endOf, shortcodesIn, type ShortcodeTag } from '@/backend/import/body/shortcode';
import type { PostContext } from './post-context';
import { isLayout, SHORTCODES } from './shortcode-rules';

const ESCAPED = /\[(\[[a-z][\w-]*(?:\s[^\]]*)?\])\]/gi;
const PROTECTED = /(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>)/gi;

/**
 * WordPress text without shortcodes: those the rich text has a form for are converted, of others the text inside stays
 * and the shortcode is named. Other brackets (footnotes, Markdown links) and code are not changed.
 */
export function withoutShortcodes(html: string, post: PostContext): string {
  return replaceIn(html, post)
    .split(PROTECTED)
    .map((part, at) =>
      // An escaped shortcode is meant as text: its bracket becomes an entity, so that no later step reads it.
      at % 2 === 1 ? part : part.replace(ESCAPED, (_, inner: string) => inner.replace('[', '&#91;')),
    )
    .join('');
}

function replaceIn(html: string, post: PostContext): string {
  const tags = shortcodesIn(html);
  const closed = new Set(tags.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  let text = '';
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.from < at) continue;
    const rule = Object.hasOwn(SHORTCODES, tag.name) ? SHORTCODES[tag.name] : undefined;
    const isShortcode =
      rule !== undefined || tag.isEnd || closed.has(tag.name) || looksLikeOne(tag, html[tag.from - 1] ?? '');
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

/** Attributes, or a name of several words: no other text in brackets has them. */
function looksLikeOne({ name, attributes }: ShortcodeTag, before: string): boolean {
  return /["=]/.test(attributes) || (name.includes('_') && !/\w/.test(before));
}

function labelOf({ name, attributes }: ShortcodeTag): string {
  return `[${name}${attributes}]`;
}

function unnamed(tag: ShortcodeTag, inner: string): string {
  if (isLayout(tag.name)) return inner;
  return inner + lostPart(inner.trim() === '' ? labelOf(tag) : `${labelOf(tag)}: only what is in it arrives`);
}
