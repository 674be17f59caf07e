import type { GatedParts } from './body/restricted';
import type { SeenTerms } from './terms/seen-terms';
import type { TermMap } from './terms/term-map';

/** What the operator decided about an import. */
export interface ImportRules {
  /** The address of the old site, for sources that do not say it; null when unknown. */
  site: string | null;
  /** What becomes of parts that not everyone may read. */
  gated: GatedParts;
  /** Whether what is not published becomes a draft, or is left out. */
  drafts: 'keep' | 'skip';
  /** What becomes of categories, tags and authors; null for what they are by themselves. */
  map: TermMap | null;
  /** Where the terms of the run are counted; null when they were not requested. */
  seen: SeenTerms | null;
}

export const DEFAULT_RULES: ImportRules = {
  site: null,
  gated: 'omit',
  drafts: 'keep',
  map: null,
  seen: null,
};
