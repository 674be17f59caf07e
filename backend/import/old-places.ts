import type { ImportRules } from './rules';

/** The addresses of something at its old site: full ones, or paths where the site is not known. */
interface Places {
  /** Addresses that the source names, or that its system answers for certain. */
  named: string[];
  /** Addresses that it probably had; they give way to named ones. */
  guessed: string[];
}

/** The addresses of an item, and whether its source is the old site itself, which is no source. */
export interface OldPlaces extends Places {
  isFromSite: boolean;
}

/** A list of an old site, and what shows the same here. */
export interface OldTerm extends Places {
  /** A category of this site, or a label where there is no such category; `home` and `articles` are pages of their own. */
  to: 'category' | 'label' | 'author' | 'region' | 'home' | 'articles';
  /** The name here; for a region the key of an edition; empty for pages of their own. */
  name: string;
}

/** The old site's own addresses of an item from a format that has only one. */
export function placesOfSource(sourceUrl: string | null, rules: ImportRules): OldPlaces | undefined {
  const isFromSite = sourceUrl !== null && rules.site !== null && hostOf(sourceUrl) === hostOf(rules.site);
  return isFromSite ? { named: [sourceUrl], guessed: [], isFromSite } : undefined;
}

/** An address below the base of a site; the path alone where the site is not known. */
export function placeAt(base: string | null, path: string): string {
  return base === null ? `/${path}` : `${base.replace(/\/+$/, '')}/${path}`;
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** Whether two addresses are of one host; `www.` makes no difference. */
export const isSameHost = (address: string, other: string): boolean => hostOf(address) === hostOf(other);
