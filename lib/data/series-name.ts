import type { Series } from './read';

/** The name of a series in a list of its kind: a price is named by its asset, since all others there are prices, too. */
export function seriesName({ key, type, name }: Pick<Series, 'key' | 'type' | 'name'>): string {
  return type === 'prices' ? key.toUpperCase() : name;
}
