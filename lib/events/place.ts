import type { Locale } from '@/lib/platform/language/locales';

/** The place of an event in words: its city and its address, or only one of them; empty without either. */
export function placeOf({ city, address }: { city: string; address: string }, locale: Locale): string {
  return [city, address].filter(Boolean).join(locale === 'en' ? ', ' : '');
}
