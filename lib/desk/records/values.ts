import { LOCALES, type Locale } from '@/backend/contract/locale';

/** Values of form fields, each read as one type. A value of another type counts as empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

/** Keys of sections; the last one may be empty while the editor types it. */
export const keysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];

/** The rows of a list. */
export const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];

/** A text in the languages it exists in. */
export function localOf(value: unknown): Partial<Record<Locale, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const texts = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    LOCALES.flatMap((lang) => {
      const text = texts.get(lang);
      return typeof text === 'string' ? [[lang, text]] : [];
    }),
  );
}

/** A wire time as `YYYY-MM-DDTHH:mm`, the format of a time field. */
export const toTimeField = (value: unknown) => textOf(value).slice(0, 16).replace(' ', 'T');

/** The wire time of the text in a time field; null when it is empty. */
export const fromTimeField = (text: string) =>
  text === '' ? null : `${text.replace('T', ' ')}:00`.slice(0, 19);
