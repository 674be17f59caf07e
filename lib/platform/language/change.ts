import type { Locale } from './locales';

/** Puts back what the page held when the change began. */
type Restore = () => void;

interface Change {
  to: Locale;
  restore: Restore;
}

let change: Change | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Whatever keeps itself over a change of language (`useCarriedState`), by key. */
export const carriedStates = new Map<string, unknown>();

/** The page is about to be made anew in another language. A second choice meanwhile keeps what the first one saved. */
export function beginChange(to: Locale, restore: Restore): void {
  change = { to, restore: change?.restore ?? restore };
  notifyListeners();
}

/** The page stands in this language: puts everything back when that was asked for. */
export function endChange(locale: Locale): void {
  if (change?.to !== locale) return;
  const { restore } = change;
  change = null;
  // What stands on the page has read it, and keeps itself from here on.
  carriedStates.clear();
  restore();
  notifyListeners();
}

/** Whether parts of the page that appear now stand for the same parts in another language. */
export function isChanging(): boolean {
  return change !== null;
}

/** The language on its way; null when there is none. */
export function pendingLocale(): Locale | null {
  return change?.to ?? null;
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
