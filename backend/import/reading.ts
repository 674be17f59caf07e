import type { PairCollector } from './markdown/pair-collector';
import type { ImportRules } from './rules';
import type { RunParts } from './wordpress/parts';

/** What the readers of all files of a run share. */
export interface Reading {
  pairs: PairCollector;
  rules: ImportRules;
  /** What posts refer to in other WordPress exports of the run. */
  parts: RunParts;
  /** Asks the operator for the address of a site that a file does not name; null for no answer. */
  promptForSite: (file: string) => Promise<string | null>;
  /** When the run began. */
  now: Date;
}
