import type { Chrome } from '@/lib/platform/routing/chrome';

/** Paths of pages without language, and the shell shown around them. */
export interface ChromeRule {
  /** Source of a regular expression. */
  paths: string;
  chrome: Chrome;
}

/** The shell of the page at a path without language; null for the default one. */
export function chromeAt(path: string, rules: readonly ChromeRule[]): Chrome | null {
  return rules.find(({ paths }) => new RegExp(paths).test(path))?.chrome ?? null;
}
