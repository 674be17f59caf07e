/** A tag of a text, escaped, and what only markup has: its end, or one that needs none. */
const ESCAPED_TAG =
  /&lt;(p|div|span|a|img|br|ul|ol|li|strong|em|b|i|h[1-6]|blockquote|figure|table)\b[^<>]*?&gt;/i;
const ESCAPED_END =
  /&lt;\/(?:p|div|span|a|ul|ol|li|strong|em|b|i|h[1-6]|blockquote|figure|table)&gt;|&lt;(?:br|img|hr)\b/i;
const TAG = /<\/?[a-z][^<>]*>/i;
/** An entity of an entity: `&amp;nbsp;`. */
const ESCAPED_ENTITY =
  /&amp;(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|hellip|[mn]dash|middot);/gi;

/**
 * HTML that was escaped twice, escaped once: a text without any tag that begins with an escaped one and has its end is not meant
 * to show it. Entities of entities are unescaped in any text without tags.
 */
export function unescapedOnce(html: string): string {
  if (TAG.test(html)) return html;
  if (/^\s*&lt;/.test(html) && ESCAPED_TAG.test(html) && ESCAPED_END.test(html))
    return html
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;|&#0*34;/g, '"')
      .replace(/&#0*39;|&apos;/g, "'")
      .replace(/&amp;/g, '&');
  return html.replace(ESCAPED_ENTITY, '&$1;');
}
