/** Chinese puts nothing between sentences. */
const BETWEEN_HAN = /([\u3000-\u9fff\uff00-\uffef”’]) (?=[\u3000-\u9fff\uff00-\uffef“‘])/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Rich text as one plain line: blocks are parted by a space, marks inside a sentence by nothing. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h\d|\/td|\/th|\/blockquote|\/figcaption|\/pre)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(BETWEEN_HAN, '$1')
    .trim();
}

const graphemes = new Intl.Segmenter();

/** At most so many UTF-16 units of a text, ending with a whole character as readers see it. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const last = graphemes.segment(text).containing(longest);
  return text.slice(0, last?.index ?? longest);
}
