import type { Locale } from '@/lib/platform/language/locales';

/** Where an event takes place, in words: its city and its address, or the one of them there is; empty for neither. */
export function placeOf({ city, address }: { city: string; address: string }, locale: Locale): string {
  return [city, address].filter(Boolean).join(locale === 'en' ? ', ' : '');
}
