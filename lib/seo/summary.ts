const LONGEST = 150;

/** The beginning of a rich text as one plain line, for descriptions. */
export function summaryOf(html: string, longest = LONGEST): string {
  const text = html
    .replace(/<(br|\/p|\/li|\/h\d|\/td|\/th)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
