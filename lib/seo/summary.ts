const LONGEST = 150;
/** Chinese puts nothing between sentences. */
const BETWEEN_HAN = /([\u3000-\u9fff\uff00-\uffef”’]) (?=[\u3000-\u9fff\uff00-\uffef“‘])/g;

/** The beginning of a rich text as one plain line, for descriptions. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = html
    .replace(/<(br|\/p|\/li|\/h\d|\/td|\/th)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(BETWEEN_HAN, '$1')
    .trim();
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
