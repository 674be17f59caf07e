import type { AtlasEntry } from './map';

/** Filters of entries: those with news of today or of this week, or with an event. */
export const ATLAS_FILTERS = ['today', 'week', 'event'] as const;
export type AtlasFilter = (typeof ATLAS_FILTERS)[number];

const HOLDS: Record<AtlasFilter, (entry: AtlasEntry) => boolean> = {
  today: ({ today }) => today > 0,
  week: ({ week }) => week > 0,
  event: ({ hasEvent }) => hasEvent,
};

/** How many entries each filter leaves. */
export function filterCounts(entries: readonly AtlasEntry[]): Record<AtlasFilter, number> {
  const count = (filter: AtlasFilter) => entries.filter(HOLDS[filter]).length;
  return { today: count('today'), week: count('week'), event: count('event') };
}

/** The keys of the entries that match a search, a filter and a district; null when none of these is set. */
export function matchingKeys(
  entries: readonly (AtlasEntry & { district: string })[],
  { search, filter, district }: { search: string; filter: AtlasFilter | null; district: string | null },
): ReadonlySet<string> | null {
  const words = search.trim().toLowerCase();
  if (words === '' && filter === null && district === null) return null;
  return new Set(
    entries
      .filter(
        (entry) =>
          (words === '' || entry.name.toLowerCase().includes(words)) &&
          (filter === null || HOLDS[filter](entry)) &&
          (district === null || entry.district === district),
      )
      .map(({ key }) => key),
  );
}
