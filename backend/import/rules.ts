import type { GatedParts } from './body/restricted';

/** What the operator decided about an import. */
export interface ImportRules {
  /** The address of the old site, for sources that do not say it; null when unknown. */
  site: string | null;
  /** What becomes of parts that not everyone may read. */
  gated: GatedParts;
  /** Whether what is not published becomes a draft, or is left out. */
  drafts: 'keep' | 'skip';
}

export const DEFAULT_RULES: ImportRules = { site: null, gated: 'omit', drafts: 'keep' };
