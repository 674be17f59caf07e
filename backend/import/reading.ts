import type { PairCollector } from './markdown/pair-collector';
import type { ImportRules } from './rules';

/** What the readers of all files of a run share. */
export interface Reading {
  pairs: PairCollector;
  rules: ImportRules;
}
