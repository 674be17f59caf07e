import { useMessages } from 'next-intl';

/** The editions of the newsroom in their order: keys and names in the reader's language. */
export function useRegionNames(): [key: string, name: string][] {
  return Object.entries(useMessages().regionNames);
}

/** The names of editions as what settings refer to: by keys such as `region:hk`. */
export const namesOfRegions = (names: readonly [key: string, name: string][]): Record<string, string> =>
  Object.fromEntries(names.map(([key, name]) => [`region:${key}`, name]));
