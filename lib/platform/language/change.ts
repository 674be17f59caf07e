import type { Locale } from './locales';

/** Restores what the reader had typed, opened and scrolled to when the change of language began. */
type Restore = () => void;

interface Change {
  to: Locale;
  restore: Restore;
}

let change: Change | null = null;
/** The last choice while the page is not shown in it yet; the change to it may not have begun. */
let choice: { to: Locale; path: string } | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** State that survives a change of language (`useCarriedState`), by key. */
export const carriedStates = new Map<string, unknown>();

/** Call at once when a language is chosen on the page at a path: of several choices only the last one counts. */
export function chooseLocale(to: Locale, path: string): void {
  choice = { to, path };
}

/** The language that was last chosen on the page at a path, while it is not shown in it yet; else null. */
export function chosenLocale(path: string): Locale | null {
  return choice?.path === path ? choice.to : null;
}

/** Call when the language of the page on the screen was chosen again while it was changing to another one. */
export function giveUpChange(): void {
  choice = null;
  change = null;
  notifyListeners();
}

/**
 * Call before the page is rendered in another language. If the reader chooses again in the meantime, the first choice's
 * `restore` is kept.
 */
export function beginChange(to: Locale, restore: Restore): void {
  change = { to, restore: change?.restore ?? restore };
  notifyListeners();
}

/** Call when the page is shown in a language: ends the change to it and restores the page's state. */
export function endChange(locale: Locale): void {
  if (choice?.to === locale) choice = null;
  if (change?.to !== locale) return;
  const { restore } = change;
  change = null;
  // The components on the page have read their state by now.
  carriedStates.clear();
  restore();
  notifyListeners();
}

/** Whether a change of language is going on, so that components take over their former state. */
export function isChanging(): boolean {
  return change !== null;
}

/** The language the page is changing to; null when there is no change. */
export function pendingLocale(): Locale | null {
  return change?.to ?? null;
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
