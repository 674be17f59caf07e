import type { Chrome } from '@/lib/platform/routing/chrome';

/** Pages, by their paths without language, and their chrome. */
export interface ChromeRule {
  /** Source of a regular expression. */
  paths: string;
  chrome: Chrome;
}

/** The chrome of the page at a path without language; null where it is the default one. */
export function chromeAt(path: string, rules: readonly ChromeRule[]): Chrome | null {
  return rules.find(({ paths }) => new RegExp(paths).test(path))?.chrome ?? null;
}
