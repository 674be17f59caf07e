import type { Locale } from '@/backend/contract/locale';

/** A value of each language in which something is written, by its language. */
export const byLanguage = <Row extends { lang: Locale }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Partial<Record<Locale, Value>> => Object.fromEntries(rows.map((row) => [row.lang, valueOf(row)]));
