import { IDS_PER_PART, SITEMAP_SOURCES, type SitemapSource } from '@/backend/contract/publishing/calls';

/** `content-0.xml`, `event-3.xml`: the pages of one source whose ids lie in one range. */
const PART = new RegExp(`^(${SITEMAP_SOURCES.join('|')})-(0|[1-9]\\d{0,8})\\.xml$`);

export interface Part {
  of: SitemapSource;
  range: number;
}

export function partName({ of, range }: Part): string {
  return `${of}-${range}.xml`;
}

export function parsePart(name: string): Part | null {
  const [, sourceName, range] = PART.exec(name) ?? [];
  const of = SITEMAP_SOURCES.find((source) => source === sourceName);
  return of ? { of, range: Number(range) } : null;
}

/** The ids of a part: `from` included, `to` excluded. */
export function idsOf({ range }: Part): { from: number; to: number } {
  return { from: Math.max(1, range * IDS_PER_PART), to: (range + 1) * IDS_PER_PART };
}
