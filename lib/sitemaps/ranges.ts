/** A part holds no more addresses than this (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;
/** Ids in one part: each may have an address in three languages. Ranges stay as they are when items come and go. */
export const IDS_PER_PART = 16_000;

/** What a part is called: `content-0.xml`, `event-3.xml`. */
const PART = /^(content|event)-(\d{1,6})\.xml$/;

export interface Part {
  of: 'content' | 'event';
  range: number;
}

export function partName({ of, range }: Part): string {
  return `${of}-${range}.xml`;
}

export function parsePart(name: string): Part | null {
  const [, of, range] = PART.exec(name) ?? [];
  return of === 'content' || of === 'event' ? { of, range: Number(range) } : null;
}

/** The ids of a part: from the first on, below the second. */
export function idsOf({ range }: Part): { from: number; to: number } {
  return { from: Math.max(1, range * IDS_PER_PART), to: (range + 1) * IDS_PER_PART };
}
