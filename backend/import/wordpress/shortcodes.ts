/** Names that are shortcodes even without attributes or an end tag. */
const BARE = new Set([
  'gallery',
  'playlist',
  'audio',
  'video',
  'caption',
  'wp_caption',
  'embed',
  'more',
  'contact-form',
]);
const CAPTION = /\[(caption|wp_caption)\b([^\]]*)\]([\s\S]*?)\[\/\1\]/gi;
const EMBED = /\[(embed|video|audio|youtube)\b([^\]]*)\]\s*(https?:\/\/[^\s<[\]]+)\s*\[\/\1\]/gi;
const ESCAPED = /\[(\[[a-z][\w-]*(?:\s[^\]]*)?\])\]/gi;
const PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
const TAG = /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+)|\s+"[^"]*")*)\s*\/?\]/gi;
const PROTECTED = /(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>)/gi;

/**
 * WordPress text without shortcodes: captions become figures, embeds become links, of others only the text inside is kept.
 * Other brackets (footnotes, Markdown links) and code are not changed.
 */
export function withoutShortcodes(html: string): string {
  return html
    .split(PROTECTED)
    .map((part, at) => (at % 2 === 1 ? part : replaceIn(part)))
    .join('');
}

function replaceIn(html: string): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map((match) => (match[1] ?? '').toLowerCase()),
  );
  // An escaped shortcode is meant as text: its bracket becomes an entity, so that the last step ignores it.
  return html
    .replace(ESCAPED, (_, inner: string) => inner.replace('[', '&#91;'))
    .replace(CAPTION, (_, __, attributes: string, inner: string) => figure(attributes, inner))
    .replace(EMBED, (_, __, ___, url: string) => `<a href="${url}">${url}</a>`)
    .replace(TAG, (whole: string, slash: string, name: string, attributes: string) => {
      const isShortcode = slash !== '' || attributes.trim() !== '' || closed.has(name.toLowerCase());
      return isShortcode || BARE.has(name.toLowerCase()) ? '' : whole;
    });
}

function figure(attributes: string, inner: string): string {
  const [, picture, rest = ''] = PICTURE.exec(inner) ?? [];
  if (!picture) return inner;
  const caption = rest.trim() || (/\bcaption\s*=\s*(["'])([\s\S]*?)\1/i.exec(attributes)?.[2] ?? '');
  return `<figure>${picture}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}
