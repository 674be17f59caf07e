/** The width, in Chinese characters, that surely fits into two lines on a phone of 390 px. */
const TWO_LINES = 36;
const TOKENS = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/gi;
const VOID = ['br', 'hr', 'img', 'wbr'];
const SENTENCE_END = /[。！？；][”」』）]*|[.!?][”’)]* /g;

/**
 * Marks what a phone leaves out of a text: `<span data-rest>` and `<div data-rest>` hold all that follows the last
 * sentence that ends within two lines; if the first sentence is longer, all that follows it.
 * @param html clean HTML
 */
export function markRest(html: string): string {
  const cut = cutOf(html);
  if (cut === null) return html;
  const end = html.indexOf('</p>', cut);
  const [lead, inside, after] = [html.slice(0, cut), html.slice(cut, end), html.slice(end + '</p>'.length)];
  const rest = inside.trim() === '' ? inside : `<span data-rest>${inside}</span>`;
  return `${lead}${rest}</p>${after.trim() === '' ? after : `<div data-rest>${after}</div>`}`;
}

/** Where the shown part of the first paragraph ends; null when the text does not begin with a paragraph. */
function cutOf(html: string): number | null {
  let depth = 0;
  let width = 0;
  let cut: number | null = null;
  if (!/^\s*<p[ >]/i.test(html)) return null;
  for (const { 0: token, 1: slash, 2: tag, index } of html.matchAll(TOKENS)) {
    if (tag) {
      if (!VOID.includes(tag.toLowerCase())) depth += slash ? -1 : 1;
      if (depth === 0) return cut ?? index;
      continue;
    }
    if (depth !== 1) {
      width += widthOf(token);
      continue;
    }
    for (const end of `${token} `.matchAll(SENTENCE_END)) {
      const at = Math.min(end.index + end[0].length, token.length);
      if (cut !== null && width + widthOf(token.slice(0, at)) > TWO_LINES) return cut;
      cut = index + at;
    }
    width += widthOf(token);
  }
  return null;
}

/** The width of a text in Chinese characters; a Latin letter counts as half of one. */
export function widthOf(text: string): number {
  return text.replace(/[ -~]/g, '').length + text.replace(/[^ -~]/g, '').length / 2;
}
